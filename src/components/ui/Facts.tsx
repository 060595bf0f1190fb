import type { ReactNode } from 'react';

/** Terms with what they are; those without are left out. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5">
      {facts.map(
        ([term, value], index) =>
          Boolean(value) && (
            <div key={index} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
