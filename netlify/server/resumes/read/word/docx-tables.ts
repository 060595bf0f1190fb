/** Tables of a Word document: labels beside values, columns of a page, or a grid. */
import { isAllDates } from '../parse/dates.ts';
import { columnOf } from '../parse/field-labels.ts';
import { headingKind } from '../parse/heading-kind.ts';
import { isPlace, isTownLike } from '../parse/place.ts';
import type { SizedLine } from './docx-paragraph.ts';

const LABEL_LENGTH = 60;
/** In parts of the size beside it. */
const LARGE = 1.4;

/** Lines of a table in reading order; rows of cells of lines. */
export function linesOfTable(rows: SizedLine[][][]): SizedLine[] {
  const filled = rows.map((cells) => cells.filter((cell) => cell.length > 0));
  if (isGrid(filled)) return byColumn(filled);
  const [head = []] = filled;
  if (head.length > 1 && head.every(([only, more]) => !more && columnOf(textIn(only))))
    return asForm(head.flat(), rows.slice(1));
  const kinds = filled.map(([label = [], ...others]) => (others.length > 0 ? sectionOf(label) : undefined));
  const areHeadings =
    kinds.filter(Boolean).length > 1 && kinds.some((kind) => kind === 'experience' || kind === 'education');
  return filled.flatMap((cells, at) => linesOfRow(cells, areHeadings && kinds[at] !== undefined));
}

const sectionOf = (label: SizedLine[]) =>
  label.length > 2 || label.some(({ isBullet }) => isBullet)
    ? undefined
    : headingKind(label.map(textIn).join(' '));

/** One short item in every cell: read down, as its author filled it. */
const isGrid = (rows: SizedLine[][][]) =>
  rows.length > 1 &&
  rows.some((cells) => cells.length > 1) &&
  rows.every((cells) => cells.every((cell) => cell.length === 1 && cell[0]?.isBullet));

function byColumn(rows: SizedLine[][][]): SizedLine[] {
  const widest = Math.max(...rows.map((cells) => cells.length));
  return Array.from({ length: widest }, (_, column) => rows.flatMap((cells) => cells[column] ?? [])).flat();
}

const textIn = (line: SizedLine | undefined): string => line?.cells.join(' ') ?? '';

/** Rows below the names of their columns, each value beside its name as a form has it; `tasks` have lines of their own. */
function asForm(head: SizedLine[], rows: SizedLine[][][]): SizedLine[] {
  return rows.flatMap((cells) =>
    cells.flatMap((cell, at) => {
      const [first, ...more] = cell;
      const name = textIn(head[at]);
      const isTold = columnOf(name) === 'tasks';
      if (!first) return [];
      const value = isTold ? textIn(first) : cell.map(textIn).join(', ');
      const line = {
        ...first,
        cells: [name, value],
        bold: '',
        look: '',
        isLabelled: true,
        isBullet: false,
        hasGap: at === 0,
      };
      return isTold ? [line, ...more] : [line];
    }),
  );
}

/** Dates and towns at the right edge, each behind the line that it stands beside. */
function withEdge([left = [], right = [], ...more]: SizedLine[][]): SizedLine[] | undefined {
  const texts = right.map(textIn);
  const isEdge =
    texts.some(isAllDates) && texts.every((text) => isAllDates(text) || isPlace(text) || isTownLike(text));
  if (
    !isEdge ||
    more.length > 0 ||
    right.length > left.length ||
    left.every((line) => isAllDates(textIn(line)))
  )
    return undefined;
  return left.map((line, at) => {
    const cells = [...line.cells, ...(right[at]?.cells ?? [])];
    return { ...line, cells, hasGap: at === 0 || line.hasGap };
  });
}

function linesOfRow(cells: SizedLine[][], isHeading: boolean): SizedLine[] {
  const [label, ...others] = cells;
  const values = others.flat();
  const [first, ...more] = values;
  if (!label || !first) return cells.flatMap(asBlock);
  const edged = withEdge(cells);
  if (edged) return edged;
  const isShort = label.length <= 2 && label.every(({ cells: [text = ''] }) => text.length <= LABEL_LENGTH);
  // A name in large letters is no label of the addresses beside it.
  const isLarge = label.some(({ halfPoints }) => halfPoints > first.halfPoints * LARGE);
  if (!isShort || isLarge || label.some(({ isBullet }) => isBullet)) return cells.flatMap(asBlock);
  if (others.length > 1 && others.every((cell) => cell.length === 1)) return [oneLine(cells.flat())];
  const labelText = label.map((line) => line.cells.join(' ')).join(' ');
  if (first.isBullet || isHeading) return [{ ...oneLine(label), hasGap: true }, ...values];
  return [{ ...first, cells: [labelText, ...first.cells], isLabelled: true, hasGap: true }, ...more];
}

const asBlock = ([first, ...more]: SizedLine[]): SizedLine[] =>
  first ? [{ ...first, startsBlock: true }, ...more] : [];

/** Several cells of one line each. */
function oneLine(lines: SizedLine[]): SizedLine {
  const [first] = lines;
  if (!first) throw new Error('A row has a cell.');
  return { ...first, cells: lines.flatMap(({ cells }) => cells), hasGap: true };
}
