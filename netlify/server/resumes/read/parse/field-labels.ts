/** Labels of fields, beside their values or above the columns of a table. */
import type { Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import { ENTRY_LABELS } from '../words/labels.ts';

type Field = keyof typeof ENTRY_LABELS;
const FIELDS = Object.entries(ENTRY_LABELS).map(
  ([field, labels]) => [field as Field, foldedSet(labels)] as const,
);

export const fieldOf = (label: string): Field | undefined =>
  FIELDS.find(([, labels]) => labels.has(folded(label).replace(/\s?:$/, '')))?.[0];

/** `School and place` is of what its first word is of. */
const columnOf = (label: string): Field | undefined =>
  fieldOf(label) ?? fieldOf(label.split(/\s(?:and|und|et|&)\s|\s?[/,]\s?/u)[0] ?? '');

/** `Employer`, `Position`, `Dates` above the columns of a table. */
export const isTableHead = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.every((cell) => columnOf(cell));

/** The rows of a table without the names of its columns; what stands in the one of duties as bullets. */
export function withoutTableHead(lines: Line[]): Line[] {
  const head = lines.find(isTableHead);
  if (head === undefined) return lines;
  const tasks = head.cells.findIndex((cell) => columnOf(cell) === 'tasks');
  return lines
    .filter((line) => !isTableHead(line))
    .flatMap((line) => {
      const task = tasks > 0 && line.cells.length === head.cells.length ? line.cells[tasks] : undefined;
      if (tasks > 0 && line.cells.length === 1) return [{ ...line, isBullet: true }];
      if (task === undefined) return [line];
      const rest = { ...line, cells: line.cells.filter((_, at) => at !== tasks) };
      return [rest, { ...line, cells: [task], isBullet: true, isLabelled: false }];
    });
}
