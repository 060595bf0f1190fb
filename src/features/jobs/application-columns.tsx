import { CalendarClock, ExternalLink, Pencil, ScrollText, Trash2 } from 'lucide';
import { memo } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { actionsColumn, type Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { iconButton } from '#components/ui/owner-styles.ts';

import { formatDay } from './days.ts';
import { ApplicationLink } from './ApplicationLink.tsx';
import { PRIORITY_LABELS } from './labels.ts';
import { Day, NextStepButton } from './NextStep.tsx';
import type { JobColumn } from './shown-applications.ts';
import { SilenceBadge } from './silence/SilenceBadge.tsx';
import { StatusSelect } from './StatusSelect.tsx';

export type RowActions = {
  onOpen: (application: JobApplicationRow) => void;
  onEdit: (application: JobApplicationRow) => void;
  onNextStep: (application: JobApplicationRow) => void;
  onDelete: (application: JobApplicationRow) => void;
};

/** The columns of the list (J-3); rows are memoised, so that a key in the search draws only what changed. */
export function applicationColumns(actions: RowActions): Column<JobApplicationRow, JobColumn>[] {
  return [
    {
      id: 'company',
      label: 'Company',
      isRowHeader: true,
      cell: (application) => <Job application={application} onOpen={actions.onOpen} />,
    },
    {
      id: 'status',
      label: 'Status',
      cell: (application) => (
        <span className="inline-block md:-my-1.5">
          <Status application={application} />
        </span>
      ),
    },
    {
      id: 'priority',
      label: 'Priority',
      cell: ({ priority }) =>
        priority === 'high' ? (
          <Badge tone="accent">{PRIORITY_LABELS.high}</Badge>
        ) : (
          <span className="text-muted">{PRIORITY_LABELS[priority]}</span>
        ),
    },
    {
      id: 'nextStepDate',
      label: 'Next step',
      kind: 'body',
      cell: (application) => (
        <span className="flex gap-1.5 md:min-w-32 lg:min-w-44">
          <span className="text-muted md:hidden">Next step</span>
          <NextStepButton application={application} onChange={actions.onNextStep} />
        </span>
      ),
    },
    {
      id: 'appliedDate',
      label: 'Applied',
      isWideOnly: true,
      cell: ({ appliedDate }) => <Day day={appliedDate} />,
    },
    actionsColumn((application) => <Actions application={application} actions={actions} />),
  ];
}

const Status = memo(StatusSelect);

const Job = memo(function Job(props: { application: JobApplicationRow; onOpen: RowActions['onOpen'] }) {
  const { application, onOpen } = props;
  const { id, position, location: place, closedSince } = application;
  return (
    <span className="grid min-w-36 justify-items-start gap-0.5">
      <ApplicationLink application={application} onOpen={onOpen} />
      <span className="font-normal wrap-anywhere">{position}</span>
      {closedSince && <Badge tone="warning">Closed since {formatDay(closedSince)}</Badge>}
      {place && <span className="text-xs font-normal wrap-anywhere text-muted">{place}</span>}
      <SilenceBadge id={id} />
    </span>
  );
});

type ActionsProps = { application: JobApplicationRow; actions: RowActions };

const Actions = memo(function Actions({ application, actions }: ActionsProps) {
  const { company, position, jobUrl } = application;
  const edit = `Edit ${position} at ${company}`;
  const entries: MenuEntry[] = [
    { id: 'details', label: 'Details', icon: ScrollText, onAction: () => actions.onOpen(application) },
    { id: 'step', label: 'Next step…', icon: CalendarClock, onAction: () => actions.onNextStep(application) },
    ...(jobUrl
      ? [{ id: 'page', label: 'Open the job’s page', icon: ExternalLink, href: jobUrl, opensTab: true }]
      : []),
    {
      id: 'delete',
      label: 'Delete…',
      icon: Trash2,
      isDestructive: true,
      onAction: () => actions.onDelete(application),
    },
  ];
  return (
    <span className="inline-flex items-center">
      <button
        type="button"
        aria-label={edit}
        title={edit}
        className={iconButton}
        onClick={() => actions.onEdit(application)}
      >
        <Icon shape={Pencil} size={16} />
      </button>
      <Menu label={`Actions for ${position} at ${company}`} entries={entries} />
    </span>
  );
});
