/** Labels of fields, beside their values or above the columns of a table. */
import type { Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import { CONTACT_LABELS, ENTRY_LABELS } from '../words/labels.ts';
import { isAllDates } from './dates.ts';

export type EntryField = keyof typeof ENTRY_LABELS;
const FIELDS = Object.entries(ENTRY_LABELS).map(
  ([field, labels]) => [field as EntryField, foldedSet(labels)] as const,
);

export const fieldOf = (label: string): EntryField | undefined =>
  FIELDS.find(([, labels]) => labels.has(folded(label).replace(/\s?:$/, '')))?.[0];

/** `School and place` is of what its first word is of, and `% / CGPA` or `Marks (%)` of grades. */
export const columnOf = (label: string): EntryField | undefined =>
  fieldOf(label) ?? fieldOf(label.replace(PERCENT, '').split(/\s(?:and|und|et|&)\s|\s?[/,]\s?/u)[0] ?? '');

const CONTACT = foldedSet(Object.values(CONTACT_LABELS).flat());
/** `Date of birth`, `Address`: of who somebody is, and of no entry as `Place` may be. */
export const isContactLabel = (label: string): boolean =>
  label.length > 2 && fieldOf(label) === undefined && CONTACT.has(folded(label).replace(/[\s.]?:?$/, ''));

const PERCENT = /\s?\(?%\)?(?:\s?\/\s?)?/u;

/** `Employer`, `Position`, `Dates` above the columns of a table. */
export const isTableHead = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.every((cell) => columnOf(cell));

/**
 * Rows of a table whose cells have paragraphs, which an old document gives up one below another: each begins with its
 * dates, and is one line of the first paragraphs, with what else its cells of duties say as bullets.
 */
function wholeRows(head: Line, lines: Line[]): Line[] {
  const starts = lines.flatMap((line, at) => (isAllDates(line.cells[0] ?? '') ? [at] : []));
  const count = head.cells.length;
  const isWhole = starts.every((at) => lines[at]?.cells.length === count);
  if (columnOf(head.cells[0] ?? '') !== 'dates' || starts.length === 0 || isWhole) return lines;
  return starts.flatMap((start, index) => {
    const row = lines.slice(start, starts[index + 1] ?? lines.length);
    const cells: string[][] = [[]];
    for (const line of row)
      for (const [at, cell] of line.cells.entries()) {
        if (at > 0) cells.push([]);
        cells.at(-1)?.push(cell);
      }
    const [first] = row;
    if (!first || cells.length !== count) return row;
    const isTold = (at: number) => /^(?:title|tasks)$/.test(columnOf(head.cells[at] ?? '') ?? '');
    const names = cells.flatMap((cell, at) => (isTold(at) ? cell.slice(0, 1) : cell));
    const told = cells.flatMap((cell, at) => (isTold(at) ? cell.slice(1) : []));
    const line = { ...first, isLabelled: false, wraps: false };
    return [
      { ...line, cells: names, hasGap: true },
      ...told.map((text) => ({ ...line, cells: [text], isBullet: true, hasGap: false })),
    ];
  });
}

/** The rows of a table whose columns are named as a form would have them: each value beside its label. */
export function tableAsForm(lines: Line[]): Line[] {
  const from = lines.findIndex(isTableHead);
  const labels = lines[from]?.cells ?? [];
  return lines.flatMap((line, at): Line[] => {
    if (isTableHead(line)) return [];
    if (from < 0 || at < from || line.cells.length !== labels.length) return [line];
    return line.cells.map((cell, column) => ({
      ...line,
      cells: [labels[column] ?? '', cell],
      isLabelled: true,
    }));
  });
}

/** The rows of a table without the names of its columns; what stands in the one of duties as bullets. */
export function withoutTableHead(lines: Line[]): Line[] {
  const head = lines.find(isTableHead);
  if (head === undefined) return lines;
  const tasks = head.cells.findIndex((cell) => columnOf(cell) === 'tasks');
  const rows = lines.filter((line) => !isTableHead(line));
  return wholeRows(head, rows).flatMap((line) => {
    const task = tasks > 0 && line.cells.length === head.cells.length ? line.cells[tasks] : undefined;
    if (tasks > 0 && line.cells.length === 1 && !line.isBullet) return [{ ...line, isBullet: true }];
    if (task === undefined) return [line];
    const rest = { ...line, cells: line.cells.filter((_, at) => at !== tasks) };
    return [rest, { ...line, cells: [task], isBullet: true, isLabelled: false }];
  });
}
