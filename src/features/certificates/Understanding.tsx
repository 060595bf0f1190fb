import type { CertificatePart, CertificateUnderstanding } from '#contracts/certificate-parts.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { ErrorState } from '#components/ui/States.tsx';

import { Chain } from './Chain.tsx';
import { Findings } from './Findings.tsx';
import { isForPassword } from './intake-form.ts';
import { PART_LABELS } from './labels.ts';

type Props = {
  understanding: CertificateUnderstanding | undefined;
  error: unknown;
  isPending: boolean;
  retry: () => void;
};

/** What was found in files and texts, what belongs together, and what is wrong with it. */
export function Understanding({ understanding, error, isPending, retry }: Props) {
  if (error !== undefined && !isPending)
    return <ErrorState title="The files could not be looked at" error={error} onRetry={retry} />;
  if (!understanding) return isPending ? <Spinner label="Looking at it" /> : null;
  const { parts, chain, findings } = understanding;
  return (
    <section
      aria-label="What was found"
      aria-busy={isPending}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-canvas p-4"
    >
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mb-2 flex items-center gap-3 font-medium">
            What was found
            {isPending && <Spinner label="Looking at it" isBare />}
          </h3>
          <ul className="grid gap-2.5">
            {parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </ul>
        </div>
        {chain.length > 0 && (
          <div className="min-w-0">
            <h3 className="mb-2 font-medium">Chain, from the certificate up</h3>
            <Chain chain={chain} />
          </div>
        )}
      </div>
      <Findings findings={findings.filter((finding) => !isForPassword(finding))} />
    </section>
  );
}

function Part({ part }: { part: CertificatePart }) {
  const { kind, source, certificate, keyType, subject, matchesLeaf, reason } = part;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <Badge tone={kind === 'unreadable' ? 'danger' : kind === 'leaf' ? 'accent' : 'neutral'}>
        {PART_LABELS[kind]}
      </Badge>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {certificate?.subject ?? subject ?? (kind === 'key' ? (keyType ?? reason) : reason)}
        {certificate && (
          <span className="text-muted">
            {' '}
            · {certificate.keyType} · until <DateTime at={certificate.notAfter} isDateOnly />
          </span>
        )}
        {matchesLeaf !== undefined && (
          <span className={matchesLeaf ? 'text-success' : 'text-danger'}>
            {matchesLeaf ? ' · belongs to the certificate' : ' · belongs to another certificate'}
          </span>
        )}
        <span className="block text-xs text-muted">in {source}</span>
      </span>
    </li>
  );
}
