import type { ReactNode } from 'react';

/** Terms with what they are; those without are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {facts
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** SHA-256 of a certificate, however it is written. */
export function Fingerprint({ hex }: { hex: string }) {
  return <code className="text-xs break-all">{hex.replaceAll(':', '').toLowerCase()}</code>;
}
