import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import {
  JOB_IMPORT_MAXIMUM,
  type JobBatch,
  type JobFieldName,
  type JobImportPlan,
  type JobImportRow,
} from '#contracts/job-transfer.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { FileDropZone } from '#components/ui/FileDropZone.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { sentenceOf } from '#lib/api/api-request.ts';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

import { Batches } from './Batches.tsx';
import { ColumnChoices, lackingOf } from './ColumnChoices.tsx';
import { isWorkbook, textOfFile } from './text-of-file.ts';
import { formatDay } from '../days.ts';
import { FIELD_LABELS, type JobField } from '../job-form.ts';
import { STATUS_LABELS } from '../labels.ts';

/** With what its columns are, once the owner has said so. */
type ChosenFile = { name: string; text: string; columns?: (JobFieldName | null)[] };

const inputOf = ({ text, columns }: ChosenFile) => ({ text, ...(columns && { columns }) });

/** As they were chosen last, also while the server reads the file anew. */
const columnsOf = ({ columns }: JobImportPlan, { columns: fields }: ChosenFile) =>
  columns.map((column, place) => ({ ...column, field: fields ? (fields[place] ?? null) : column.field }));

const WORKBOOK = 'This is an Excel workbook. Save it as CSV, and choose that file.';

type Props = { onClose: () => void; onDone: (batch: JobBatch | undefined) => void };

/** Takes a file, shows what its import would do, and does it on the owner's word. */
export function ImportDialog({ onClose, onDone }: Props) {
  const [file, setFile] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();
  const [plan, setPlan] = useState<JobImportPlan>();
  const preview = useMutation(api.jobs.transfer.preview.mutationOptions());
  const apply = useChange(api.jobs.transfer.apply, {
    success: 'Import finished',
    failure: 'Import failed: The applications could not be imported. Please try again.',
    refreshes: [api.jobs.key()],
    onSuccess: ({ batch }) => {
      onDone(batch ?? undefined);
      onClose();
    },
  });
  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    setProblem(undefined);
    setFile(undefined);
    setPlan(undefined);
    if (chosen.size > JOB_IMPORT_MAXIMUM) return setProblem('The file is larger than 2 MB.');
    const text = await textOfFile(chosen);
    if (isWorkbook(text)) return setProblem(WORKBOOK);
    read({ name: chosen.name, text });
  };
  const read = (next: ChosenFile) => {
    setProblem(undefined);
    setFile(next);
    preview.mutate(inputOf(next), {
      onSuccess: setPlan,
      onError: (error) => setProblem(sentenceOf(error, 'It could not be read.')),
    });
  };
  const writes = plan ? plan.counts.new + plan.counts.changed : 0;
  return (
    <Dialog
      title="Import applications"
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button
            variant="primary"
            isDisabled={writes === 0 || preview.isPending || problem !== undefined}
            isPending={apply.isPending}
            onPress={() => file && apply.mutate(inputOf(file))}
          >
            {writes > 0 ? `Import ${formatCount(writes, 'application')}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FileDropZone
          label="Drop a CSV or JSON file here"
          hint="From this tracker, LinkedIn (Job Applications.csv), Huntr, Teal or JobSync; up to 5,000 applications and 2 MB."
          accept=".csv,.json,text/csv,application/json"
          isMultiple={false}
          onFiles={(files) => void take(files)}
        />
        {problem && (
          <p role="alert" className="rounded-card bg-danger-soft px-4 py-2.5 text-danger">
            {problem}
          </p>
        )}
        {preview.isPending && <Spinner label="Reading the file" />}
        {plan && file && (
          <ColumnChoices columns={columnsOf(plan, file)} onChange={(columns) => read({ ...file, columns })} />
        )}
        {plan &&
          file &&
          problem === undefined &&
          (plan.columns.length === 0 || lackingOf(plan.columns).length === 0) && (
            <ImportPlan name={file.name} plan={plan} />
          )}
        <Batches />
      </div>
    </Dialog>
  );
}

/** Of a long file so many lines are shown: those that need a look come first. */
const SHOWN = 200;
const ORDER: readonly JobImportRow['outcome'][] = ['refused', 'changed', 'new', 'same'];
const OUTCOMES = {
  new: { label: 'New', tone: 'success' },
  same: { label: 'Same', tone: 'neutral' },
  changed: { label: 'Changed', tone: 'warning' },
  refused: { label: 'Refused', tone: 'danger' },
} as const;

/** What an import would do, line by line. */
function ImportPlan({ name, plan: { format, counts, rows } }: { name: string; plan: JobImportPlan }) {
  const ordered = rows.toSorted(
    (a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || a.line - b.line,
  );
  return (
    <section aria-label="Preview" className="grid gap-3">
      <p role="status" className="wrap-anywhere">
        <span className="font-medium">{name}</span>
        {`, read as ${format}: ${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.refused} refused.`}
      </p>
      <ul
        className="grid max-h-96 overflow-y-auto rounded-card border border-line"
        tabIndex={0}
        aria-label="Lines"
      >
        {ordered.slice(0, SHOWN).map((row) => (
          <Line key={row.line} row={row} />
        ))}
      </ul>
      {rows.length > SHOWN && (
        <p className="text-xs text-muted">{`The first ${SHOWN} of ${formatCount(rows.length, 'line')} are shown.`}</p>
      )}
    </section>
  );
}

function Line({ row }: { row: JobImportRow }) {
  const { line, outcome, company, position, becomes, changes, problems } = row;
  const { label, tone } = OUTCOMES[outcome];
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b border-line px-3 py-2 last:border-0 sm:grid-cols-[4.5rem_5.5rem_minmax(0,1fr)]">
      <span className="text-muted tabular-nums">{`Line ${line}`}</span>
      <span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <div className="min-w-0 max-sm:col-span-2">
        <p className="wrap-anywhere">
          {[position, company].filter(Boolean).join(' at ') || 'Without a name'}
        </p>
        {becomes && <p className="text-xs wrap-anywhere text-muted">{becomingWords(becomes)}</p>}
        {problems.map(({ field, message }) => (
          <p key={field} className="text-xs wrap-anywhere text-danger">{`${labelOf(field)}: ${message}`}</p>
        ))}
        {changes.map(({ field, before, after }) => (
          <p key={field} className="text-xs wrap-anywhere text-muted">
            {`${labelOf(field)}: ${before === '' ? 'nothing' : `“${before}”`} becomes “${after}”`}
          </p>
        ))}
      </div>
    </li>
  );
}

/** What the list will show of a new application. */
export function becomingWords({
  status,
  appliedDate,
  isDayOfFile,
  location,
}: NonNullable<JobImportRow['becomes']>) {
  const day = `applied ${formatDay(appliedDate)}${isDayOfFile ? '' : ', since the file says no day'}`;
  return [STATUS_LABELS[status], day, location].filter(Boolean).join(' · ');
}

const isField = (name: string): name is JobField => Object.hasOwn(FIELD_LABELS, name);
const labelOf = (field: string) => (isField(field) ? FIELD_LABELS[field] : field);
