import { useQuery } from '@tanstack/react-query';
import { contract } from 'virtual:api-routes';
import { Send } from 'lucide';

import { addressOf } from '#contracts/address.ts';
import type { SentResume } from '#contracts/resume-views.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { DownloadLink } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';
import { formatBytes } from '#lib/owner/format.ts';

/** What was sent, each file as it was on that day. */
export function SentList() {
  const { data, error, refetch } = useQuery(api.resumes.listSent.queryOptions({ input: {} }));
  return (
    <section aria-labelledby="sent-resumes">
      <h2 id="sent-resumes" className="mb-3 text-lg">
        Sent
      </h2>
      <Pending query={{ data, error, refetch }} what="sent files" lines={2} />
      {data?.length === 0 && (
        <EmptyState icon={Send} title="Nothing sent yet">
          <p>
            “Mark as sent” keeps the very file that somebody got, for ever: in an interview you know what they
            have read.
          </p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul
          aria-label="Sent files"
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {data.map((sent) => (
            <SentRow key={sent.id} sent={sent} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One sent file; what is the same on its every line, such as its checksum, is told where somebody asks. */
export function SentRow({ sent }: { sent: SentResume }) {
  const { id, title, application, sentTo, sentAt, format, version, size, checksum, rulesVersion } = sent;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:px-5">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="wrap-anywhere">
          <span className="font-medium">{title}</span>
          <span className="text-muted"> to </span>
          {sentTo}
        </p>
        <p className="text-xs wrap-anywhere text-muted" title={`SHA-256 ${checksum}; rules ${rulesVersion}`}>
          {application && `${application} · `}
          version {version} · {formatBytes(size)}
        </p>
      </div>
      <span className="text-xs text-muted">
        <DateTime at={sentAt} />
      </span>
      <Badge>{format.toUpperCase()}</Badge>
      <DownloadLink
        href={addressOf(contract.resumes.downloadSent, { id })}
        label={`Download what was sent to ${sentTo}`}
      />
    </li>
  );
}
