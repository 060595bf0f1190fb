/** Tables of a Word document: labels beside values, columns of a page, or a grid. */
import type { SizedLine } from './docx-paragraph.ts';

const LABEL_LENGTH = 60;

/** Lines of a table in reading order; rows of cells of lines. */
export function linesOfTable(rows: SizedLine[][][]): SizedLine[] {
  const filled = rows.map((cells) => cells.filter((cell) => cell.length > 0));
  if (isGrid(filled)) return byColumn(filled);
  return filled.flatMap((cells) => linesOfRow(cells));
}

/** One short item in every cell: read down, as its author filled it. */
const isGrid = (rows: SizedLine[][][]) =>
  rows.length > 1 &&
  rows.some((cells) => cells.length > 1) &&
  rows.every((cells) => cells.every((cell) => cell.length === 1 && cell[0]?.isBullet));

function byColumn(rows: SizedLine[][][]): SizedLine[] {
  const widest = Math.max(...rows.map((cells) => cells.length));
  return Array.from({ length: widest }, (_, column) => rows.flatMap((cells) => cells[column] ?? [])).flat();
}

function linesOfRow(cells: SizedLine[][]): SizedLine[] {
  const [label, ...others] = cells;
  const values = others.flat();
  const [first, ...more] = values;
  if (!label || !first) return cells.flatMap(asBlock);
  const isShort = label.length <= 2 && label.every(({ cells: [text = ''] }) => text.length <= LABEL_LENGTH);
  if (!isShort || label.some(({ isBullet }) => isBullet)) return cells.flatMap(asBlock);
  if (others.length > 1 && others.every((cell) => cell.length === 1)) return [oneLine(cells.flat())];
  const labelText = label.map((line) => line.cells.join(' ')).join(' ');
  if (first.isBullet) return [{ ...oneLine(label), hasGap: true }, ...values];
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
