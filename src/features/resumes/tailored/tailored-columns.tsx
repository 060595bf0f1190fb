import { contract } from 'virtual:api-routes';
import { Eye, FileOutput, Gauge, Pencil, Send, Trash2 } from 'lucide';
import { memo } from 'react';

import { addressOf } from '#contracts/address.ts';
import type { TailoredResume } from '#contracts/resume-views.ts';
import { actionsColumn, type Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button, DownloadLink, IconButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';

import type { ResumeColumn } from './shown-resumes.ts';
import type { OnRowAction } from './use-row-actions.ts';

/** R-4 the columns of the list. */
export function tailoredColumns(onAction: OnRowAction): Column<TailoredResume, ResumeColumn>[] {
  return [
    {
      id: 'title',
      label: 'Title',
      isRowHeader: true,
      cell: ({ title, fileName }) => (
        <span className="grid gap-0.5 md:min-w-44">
          <span className="wrap-anywhere">{title}</span>
          <span className="text-xs font-normal wrap-anywhere text-muted">{fileName}</span>
        </span>
      ),
    },
    {
      id: 'score',
      label: 'Score',
      cell: (resume) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="success">ATS Optimized</Badge>
          <Score score={resume.lastScore} />
          {resume.sentCount > 0 && (
            <Badge>{`Sent ${resume.sentCount === 1 ? 'once' : `${resume.sentCount}×`}`}</Badge>
          )}
        </span>
      ),
    },
    {
      id: 'created',
      label: 'Created',
      cell: ({ createdAt }) => <DateTime at={createdAt} isDateOnly />,
    },
    actionsColumn((resume) => <Actions resume={resume} onAction={onAction} />),
  ];
}

type ActionsProps = { resume: TailoredResume; onAction: OnRowAction };

const Actions = memo(function Actions({ resume, onAction }: ActionsProps) {
  const { title } = resume;
  return (
    <span className="inline-flex items-center justify-end max-md:-ml-2 max-md:flex-wrap">
      <Button
        icon={Eye}
        variant="quiet"
        aria-label={`Preview ${title}`}
        onPress={() => onAction('preview', resume)}
      >
        <span className="md:max-lg:hidden">Preview</span>
      </Button>
      <Button
        icon={Gauge}
        variant="quiet"
        aria-label={`Analyze ${title}`}
        onPress={() => onAction('analyze', resume)}
      >
        <span className="md:max-lg:hidden">Analyze</span>
      </Button>
      <DownloadLink
        href={addressOf(contract.resumes.download, { id: resume.id })}
        label={`Download ${title}`}
      />
      <IconButton icon={Trash2} label={`Delete ${title}`} onPress={() => onAction('delete', resume)} />
      <Menu label={`More for ${title}`} entries={entriesOf(resume, onAction)} />
    </span>
  );
});

function entriesOf(resume: TailoredResume, onAction: OnRowAction): MenuEntry[] {
  const { id } = resume;
  return [
    { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => onAction('edit', resume) },
    { id: 'send', label: 'Mark as sent…', icon: Send, onAction: () => onAction('send', resume) },
    {
      ...{ id: 'pdf', label: 'Open as PDF', icon: FileOutput, opensTab: true },
      href: addressOf(contract.resumes.download, { id, format: 'pdf', disposition: 'inline' }),
    },
  ];
}

/** D38 what the last analysis gave, beside the badge that every tailored resume has. */
function Score({ score }: { score: number | null }) {
  if (score === null) return <span className="text-xs text-muted">Not analyzed yet</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className="sr-only">Last score </span>
      {Math.round(score)}
      <span className="text-muted"> / 100</span>
    </span>
  );
}
