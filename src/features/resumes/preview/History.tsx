import { ChevronRight } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import type { ReactNode } from 'react';

import type { ResumeVersion, TailoredResumeDetails } from '#contracts/resume-views.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { SentRow } from '../sent/SentList.tsx';

/** The versions of a resume, and what was sent of it. */
export function History({ resume }: { resume: TailoredResumeDetails }) {
  const { versions, sent, version: current } = resume;
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Disclosure title="Versions" count={versions.length}>
        <ul aria-label="Versions" className="divide-y divide-line">
          {newestFirst.map((version) => (
            <Version
              key={version.version}
              id={resume.id}
              version={version}
              isCurrent={version.version === current}
            />
          ))}
        </ul>
      </Disclosure>
      {sent.length > 0 && (
        <Disclosure title="Sent" count={sent.length}>
          <ul aria-label="Sent files of this resume" className="divide-y divide-line">
            {sent.map((one) => (
              <SentRow key={one.id} sent={one} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Disclosure({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 -outline-offset-2 select-none">
        <Icon shape={ChevronRight} size={16} className="text-muted group-open:rotate-90" />
        <span className="font-medium">{title}</span>
        <span className="text-muted tabular-nums">{count}</span>
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  );
}

const CAUSES: Readonly<Record<ResumeVersion['cause'], string>> = {
  created: 'Made for the application',
  enhanced: 'Enhanced',
  edited: 'Edited by you',
  restored: 'Taken up again',
};

type VersionProps = { id: number; version: ResumeVersion; isCurrent: boolean };

function Version({ id, version: { version, cause, score, createdAt }, isCurrent }: VersionProps) {
  const restore = useChange(api.resumes.restore, {
    success: `Version restored: Version ${version} is the newest again.`,
    failure: 'Failed to restore the version. Please try again.',
    refreshes: [api.resumes.key()],
  });
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
      <span className="font-medium tabular-nums">{version}</span>
      <span className="min-w-0 flex-1 basis-40">
        {CAUSES[cause]}
        <span className="block text-xs text-muted">
          <DateTime at={createdAt} />
          {score !== null && ` · ${Math.round(score)}\u00A0/\u00A0100`}
        </span>
      </span>
      {isCurrent ? (
        <span className="text-xs text-muted">Current</span>
      ) : (
        <Button
          variant="quiet"
          aria-label={`Restore version ${version}`}
          isPending={restore.isPending}
          onPress={() => restore.mutate({ id, version })}
        >
          Restore
        </Button>
      )}
    </li>
  );
}
