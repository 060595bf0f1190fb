import { FileX2 } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { JobPosting } from '#contracts/job-posting.ts';
import { DateTime } from '#components/ui/DateTime.tsx';

import { Day } from './NextStep.tsx';

/** Says since when nobody can apply any more. */
export function ClosedNotice({ posting: { closedSince, seen } }: { posting: JobPosting }) {
  if (closedSince === null) return null;
  return (
    <p className="flex items-start gap-2 rounded-control border border-warning/40 px-3 py-2">
      <Icon shape={FileX2} size={16} className="mt-0.5 shrink-0 text-warning" />
      <span>
        Closed since <Day day={closedSince} />:{' '}
        {seen === 'gone' ? 'the page of the job is gone.' : 'the posting says so.'}
      </span>
    </p>
  );
}

/** The posting as it was on the day of adding: pages vanish. */
export function KeptPosting({ posting: { text, keptOn, checkedAt, seen } }: { posting: JobPosting }) {
  if (text === null) return null;
  return (
    <details className="group">
      <summary className="cursor-pointer border-b border-line pb-1.5 text-base font-medium">
        The posting as it was{' '}
        {keptOn !== null && (
          <>
            on <Day day={keptOn} />
          </>
        )}
      </summary>
      {checkedAt !== null && (
        <p className="mt-2 text-xs text-muted">
          Last looked at <DateTime at={checkedAt} />
          {seen === 'unreachable' && ': its page did not answer, which decides nothing'}.
        </p>
      )}
      <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-wrap">{text}</p>
    </details>
  );
}
