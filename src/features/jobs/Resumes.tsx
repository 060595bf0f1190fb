import { useQuery } from '@tanstack/react-query';
import { Download, FilePlus2 } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import { contract } from 'virtual:api-routes';

import type { SentResume, TailoredResume } from '#contracts/resume-views.ts';
import { addressOf } from '#contracts/address.ts';
import { Pending } from '#components/ui/States.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { LinkButton } from '#components/ui/Button.tsx';
import { api } from '#lib/api/api.ts';

/** The resumes that were made for an application, with their last scores, and the way to another one. */
export function Resumes({ applicationId }: { applicationId: number }) {
  const { data, error, refetch } = useQuery(api.resumes.list.queryOptions());
  const made = data?.filter(({ jobApplicationId }) => jobApplicationId === applicationId);
  return (
    <section aria-label="Resumes" className="grid content-start gap-3">
      <h3 className="border-b border-line pb-1.5 text-base font-medium">Resumes</h3>
      <Pending query={{ data: made, error, refetch }} what="resumes" lines={1} />
      {made && made.length > 0 && (
        <ul className="grid gap-1">
          {made.map((resume) => (
            <Resume key={resume.id} resume={resume} />
          ))}
        </ul>
      )}
      {made?.length === 0 && <p className="text-muted">None was made for this application yet.</p>}
      <div>
        <LinkButton icon={FilePlus2} href={`/tools/resume?job=${applicationId}`}>
          Tailor a resume
        </LinkButton>
      </div>
    </section>
  );
}

function Resume({ resume: { id, title, lastScore } }: { resume: TailoredResume }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <a href={`/tools/resume?preview=${id}`} className="link min-h-6 wrap-anywhere">
        {title}
      </a>
      <span className="text-xs text-muted tabular-nums">
        {lastScore === null ? 'Not analyzed yet' : `Last score ${Math.round(lastScore)} / 100`}
      </span>
    </li>
  );
}

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
