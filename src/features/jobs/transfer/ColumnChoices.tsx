import { useState } from 'react';

import type { JobFieldName, JobImportColumn } from '#contracts/job-transfer.ts';
import { SelectField } from '#components/ui/SelectField.tsx';

import { FIELD_LABELS } from '../job-form.ts';

const LEFT_OUT = '';
const OPTIONS = [
  { value: LEFT_OUT, label: 'Left out' },
  ...Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label })),
];

type Props = {
  columns: readonly JobImportColumn[];
  onChange: (fields: (JobFieldName | null)[]) => void;
};

/** Which column of a CSV file is what; open where company or position is not known yet. */
export function ColumnChoices({ columns, onChange }: Props) {
  const lacking = lackingOf(columns);
  const [isOpen, setOpen] = useState(lacking.length > 0);
  const left = columns.flatMap(({ heading, field }, place) =>
    field === null ? [headingOf(heading, place)] : [],
  );
  if (!isOpen && left.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-card border border-line px-4 py-2.5"
    >
      <summary className="min-h-6 cursor-pointer wrap-anywhere">
        <span className="font-medium">
          {lacking.length > 0 ? `Choose the column of ${lacking.join(' and ')}` : 'Columns of the file'}
        </span>
        {left.length > 0 && <span className="text-muted">{` · left out: ${left.join(', ')}`}</span>}
      </summary>
      <ul aria-label="Columns" className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {columns.map(({ heading, example, field }, place) => (
          <li key={place} className="min-w-0">
            <SelectField
              label={headingOf(heading, place)}
              description={example && `Such as “${example}”`}
              options={OPTIONS}
              value={field ?? LEFT_OUT}
              onChange={({ target }) => onChange(chosen(columns, place, target.value))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

const headingOf = (heading: string, place: number) => heading.trim() || `Column ${place + 1}`;

/** What is needed and no column is. */
export const lackingOf = (columns: readonly JobImportColumn[]): string[] =>
  (['company', 'position'] as const).filter((name) => !columns.some(({ field }) => field === name));

/** The fields of all columns after a choice in one of them; what another one was before is its own no more. */
export function chosen(
  columns: readonly JobImportColumn[],
  place: number,
  value: string,
): (JobFieldName | null)[] {
  const field = isField(value) ? value : null;
  return columns.map((column, index) => {
    if (index === place) return field;
    return column.field === field ? null : column.field;
  });
}

const isField = (value: string): value is JobFieldName => Object.hasOwn(FIELD_LABELS, value);
