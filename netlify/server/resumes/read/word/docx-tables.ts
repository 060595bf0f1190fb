/** Tables of a Word document: labels beside values, columns of a page, or a grid. */
import { isAllDates } from '../parse/dates.ts';
import { columnOf, isContactLabel } from '../parse/field-labels.ts';
import { headingKind } from '../parse/heading-kind.ts';
import { isPlace, isTownLike } from '../parse/place.ts';
import type { SizedLine } from './docx-paragraph.ts';

const LABEL_LENGTH = 60;
/** In parts of the size beside it. */
const LARGE = 1.4;

/** Lines of a table in reading order; rows of cells of lines. */
export function linesOfTable(all: SizedLine[][][]): SizedLine[] {
  const rows = withoutNumbers(all);
  const filled = rows.map((cells) => cells.filter((cell) => cell.length > 0));
  if (isGrid(filled)) return byColumn(filled);
  const [head = []] = filled;
  if (head.length > 1 && head.every(([only, more]) => !more && columnOf(textIn(only))))
    return asForm(head.flat(), rows.slice(1));
  if (isOfGroups(filled)) return head.flatMap(([label], at) => asGroup(label, filled[1]?.[at] ?? []));
  if (filled.every(isRowOfGroups)) return filled.flat().flatMap(([label, ...items]) => asGroup(label, items));
  const labels = filled.map(([label = [], ...others]) =>
    others.length > 0 && isShort(label) ? label : undefined,
  );
  const kinds = labels.map((label) => label && sectionOf(label));
  const known = kinds.filter(Boolean).length;
  const areHeadings =
    known > 1 &&
    (kinds.some((kind) => kind === 'experience' || kind === 'education') ||
      filled.some((cells) => cells.length > 1 && cells.slice(1).flat().length >= LONG_CELL));
  // Among headings what no list knows is one too.
  const areAll = areHeadings && known >= labels.filter(Boolean).length * MOST_KNOWN;
  return filled.flatMap((cells, at) => {
    const isOther = areAll && labels[at] !== undefined && !isAllDates(labels[at].map(textIn).join(' '));
    return linesOfRow(cells, areHeadings && (kinds[at] !== undefined || isOther));
  });
}

/** Names of groups in bold letters, and below each its items. */
const isOfGroups = ([head = [], below = [], ...more]: SizedLine[][][]): boolean =>
  more.length === 0 &&
  head.length > 1 &&
  below.length === head.length &&
  head.every(([only, ...others]) => others.length === 0 && only?.look.includes('bold')) &&
  below.every(([first]) => first !== undefined && !first.look.includes('bold'));

/** The same in cells that each hold their group whole. */
const isRowOfGroups = (cells: SizedLine[][]): boolean =>
  cells.length > 1 &&
  cells.every(
    ([label, ...items]) =>
      label?.look.includes('bold') === true &&
      (sectionOf([label]) ?? 'skills') === 'skills' &&
      items.length > 1 &&
      areItems(items),
  );

const ITEM_LENGTH = 40;
const areItems = (lines: SizedLine[]): boolean =>
  lines.every((line) => !line.look.includes('bold') && textIn(line).length <= ITEM_LENGTH);

function asGroup(label: SizedLine | undefined, items: SizedLine[]): SizedLine[] {
  const [first, ...more] = items;
  if (!first) return [];
  const labelled = { ...first, isBullet: false, isLabelled: true };
  return areItems(items)
    ? [{ ...labelled, cells: [textIn(label), items.map(textIn).join(' · ')] }]
    : [{ ...labelled, cells: [textIn(label), ...first.cells] }, ...more];
}

/** `1`, `2`, `3` in the first column below its head count the rows, and say nothing else. */
function withoutNumbers(rows: SizedLine[][][]): SizedLine[][][] {
  const numbers = rows.slice(1).map(([first = []]) => first.map(textIn).join(' '));
  const areNumbered =
    numbers.length > 0 && numbers.every((text, at) => text.replace(/[.)]$/, '') === String(at + 1));
  return areNumbered ? rows.map((cells) => cells.slice(1)) : rows;
}

/** In lines. */
const LONG_CELL = 4;
const MOST_KNOWN = 0.4;
const isShort = (label: SizedLine[]): boolean =>
  label.length <= 2 &&
  label.every((line) => !line.isBullet && (textIn(line).length <= LABEL_LENGTH || isLongLabel(textIn(line))));
/** `Name and type of organisation providing education and training` */
const isLongLabel = (text: string): boolean => columnOf(text) !== undefined;

const sectionOf = (label: SizedLine[]) => headingKind(label.map(textIn).join(' '));

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

/** Rows below the names of their columns, each value beside its name as a form has it; what was done has lines of its own. */
function asForm(head: SizedLine[], rows: SizedLine[][][]): SizedLine[] {
  return rows.flatMap((cells) =>
    cells.length < head.length && cells.length === 1
      ? cells.flat()
      : cells.flatMap((cell, at) => {
          const [first, ...more] = cell;
          const name = textIn(head[at]);
          if (!first) return [];
          const isTold = ['tasks', 'title', 'degree'].includes(columnOf(name) ?? '');
          const told = more.filter(({ isBullet }) => isTold || isBullet);
          const value = [first, ...more.filter((one) => !told.includes(one))].map(textIn).join(', ');
          const line = {
            ...first,
            cells: [name, value],
            bold: '',
            look: '',
            isLabelled: true,
            isBullet: false,
            hasGap: at === 0,
          };
          return [line, ...told];
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

/** A place in a column of its own stands behind the first line of the column before it. */
function withPlace(cells: SizedLine[][]): SizedLine[][] {
  const [last, before, ...rest] = cells.toReversed();
  const [place, ...more] = last ?? [];
  const [first, ...below] = before ?? [];
  const isPlaced =
    place !== undefined && more.length === 0 && (isPlace(textIn(place)) || isTownLike(textIn(place)));
  if (!isPlaced || !first || below.length === 0 || rest.length === 0) return cells;
  return [...rest.toReversed(), [{ ...first, cells: [...first.cells, ...place.cells] }, ...below]];
}

function linesOfRow(row: SizedLine[][], isHeading: boolean): SizedLine[] {
  const cells = withPlace(row);
  const [label, ...others] = cells;
  const values = others.flat();
  const [first, ...more] = values;
  if (!label || !first) return cells.flatMap(asBlock);
  const edged = withEdge(cells);
  if (edged) return edged;
  // A name in large letters is no label of the addresses beside it.
  const isLarge = label.some(({ halfPoints }) => halfPoints > first.halfPoints * LARGE);
  if (!isShort(label) || isLarge) return cells.flatMap(asBlock);
  if (others.length > 1 && others.every((cell) => cell.length === 1)) return [oneLine(cells.flat())];
  const labelText = label.map((line) => line.cells.join(' ')).join(' ');
  if (first.isBullet || isHeading) {
    const heading = oneLine(label);
    return [{ ...heading, look: heading.look || (isHeading ? 'label' : '') }, ...values];
  }
  const labelled = { ...first, cells: [labelText, ...first.cells], isLabelled: true, hasGap: true };
  // Street and town of one address.
  return isContactLabel(labelText) && values.every(({ isBullet }) => !isBullet)
    ? [{ ...labelled, cells: [labelText, values.map(textIn).join(', ')] }]
    : [labelled, ...more];
}

const asBlock = ([first, ...more]: SizedLine[]): SizedLine[] =>
  first ? [{ ...first, startsBlock: true }, ...more] : [];

/** Several cells of one line each. */
function oneLine(lines: SizedLine[]): SizedLine {
  const [first] = lines;
  if (!first) throw new Error('A row has a cell.');
  return { ...first, cells: lines.flatMap(({ cells }) => cells), hasGap: true };
}
