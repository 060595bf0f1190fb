import { Download } from 'lucide';
import { contract } from 'virtual:api-routes';

import { Icon } from '#components/ui/Icon.tsx';
import { addressOf } from '#contracts/address.ts';
import type { SentResume } from '#contracts/resume-views.ts';
import { DateTime } from '#components/ui/DateTime.tsx';

/** The files that were sent for an application, as they were on that day. */
export function SentResumes({ sent }: { sent: readonly SentResume[] }) {
  if (sent.length === 0) return null;
  return (
    <section aria-label="Documents" className="grid content-start gap-3">
      <h3 className="border-b border-line pb-1.5 text-base font-medium">Documents sent</h3>
      <ul className="grid gap-2">
        {sent.map(({ id, title, sentTo, sentAt, format, version }) => (
          <li key={id} className="grid gap-0.5">
            <a
              href={addressOf(contract.resumes.downloadSent, { id })}
              download
              className="link inline-flex min-h-6 w-fit items-center gap-1.5 wrap-anywhere"
            >
              <Icon shape={Download} size={15} className="shrink-0" />
              {`${title}, version ${version} (${format.toUpperCase()})`}
            </a>
            <span className="text-xs wrap-anywhere text-muted">
              {`To ${sentTo}, `}
              <DateTime at={sentAt} isDateOnly />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
