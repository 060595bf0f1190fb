import type { JobApplicationRow } from '#contracts/jobs.ts';
import { Badge } from '#components/ui/Badge.tsx';

import { dayOf, formatDay, nearness } from './days.ts';
import { isOverdue } from './shown-applications.ts';

type Props = {
  application: Pick<JobApplicationRow, 'nextStepDate' | 'nextStepAction' | 'status'>;
  /** In a list a long step ends after two lines. */
  isShort?: boolean;
};

/** What comes next and when, marked when its day has passed. */
export function NextStep({ application, isShort = false }: Props) {
  const { nextStepDate, nextStepAction } = application;
  if (!nextStepDate && !nextStepAction) return <span className="text-muted">None</span>;
  const today = dayOf(new Date());
  const near = nextStepDate && nearness(nextStepDate, today);
  return (
    <span className="inline-grid gap-0.5">
      {nextStepDate && (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <Day day={nextStepDate} />
          {isOverdue(application, today) && <Badge tone="danger">Overdue</Badge>}
          {near && <span className="text-xs text-muted">{near}</span>}
        </span>
      )}
      {nextStepAction && (
        <span className={`wrap-anywhere ${isShort ? 'line-clamp-2' : ''}`}>{nextStepAction}</span>
      )}
    </span>
  );
}

type ButtonProps = { application: JobApplicationRow; onChange: (application: JobApplicationRow) => void };

/** What comes next; pressed, it can be changed. */
export function NextStepButton({ application, onChange }: ButtonProps) {
  const { company, position, nextStepDate, nextStepAction } = application;
  return (
    <button
      type="button"
      className="min-h-6 cursor-pointer text-left hover:text-accent hover:underline"
      onClick={() => onChange(application)}
    >
      <span className="sr-only">{`Next step of ${position} at ${company}: `}</span>
      {nextStepDate || nextStepAction ? (
        <NextStep application={application} isShort />
      ) : (
        <span className="text-muted">Add a step</span>
      )}
    </button>
  );
}

/** A day of the calendar, the same in every time zone. */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap tabular-nums">
      {formatDay(day)}
    </time>
  );
}
