import type { JobImportPlan, JobImportRow } from '#contracts/job-transfer.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { formatCount } from '#lib/owner/format.ts';

import { FIELD_LABELS, type JobField } from '../job-form.ts';

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
export function ImportPlan({ name, plan: { format, counts, rows } }: { name: string; plan: JobImportPlan }) {
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

function Line({ row: { line, outcome, company, position, changes, problems } }: { row: JobImportRow }) {
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

const isField = (name: string): name is JobField => Object.hasOwn(FIELD_LABELS, name);
const labelOf = (field: string) => (isField(field) ? FIELD_LABELS[field] : field);
