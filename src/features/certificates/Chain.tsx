import type { CertificateSummary } from '#contracts/certificate-parts.ts';
import { DateTime } from '#components/ui/DateTime.tsx';

/** Certificates from the leaf up, each signed by the next. */
export function Chain({ chain }: { chain: readonly CertificateSummary[] }) {
  return (
    <ol className="grid gap-2.5">
      {chain.map(({ subject, issuer, notAfter, keyType, names, fingerprint256, isSelfSigned }) => (
        <li key={fingerprint256} className="border-l-2 border-line pl-3 wrap-anywhere">
          <p className="font-medium">{subject || 'No subject'}</p>
          {names.length > 0 && <p>{names.join(', ')}</p>}
          <p className="text-xs text-muted">
            {isSelfSigned ? 'Signed by itself' : `Signed by ${issuer}`} · {keyType} · until{' '}
            <DateTime at={notAfter} isDateOnly />
          </p>
        </li>
      ))}
    </ol>
  );
}
