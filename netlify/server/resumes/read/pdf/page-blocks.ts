/** Reads a page in its order: what stands across, then the left column, then the right one. */
import {
  dateLength,
  findColumns,
  findEdge,
  findLabels,
  isHeading,
  kindOfHeading,
  LINE,
  sides,
  withDatesWhole,
} from './columns.ts';
import { isAllDates } from '../parse/dates.ts';
import { startsWithBullet } from '../lines.ts';
import { isAlike, type Fragment } from './fragments.ts';
import { headedColumns, type HeadedColumns } from './headed-columns.ts';

/** A run of lines of one column; each row has its cells from left to right. */
export type Row = { cells: Fragment[]; isLabelled: boolean };
export type Block = { side: 'across' | 'left' | 'right'; rows: Row[] };

/** The blocks of a page; `lastCut` is where the page before was cut. */
export function blocksOf(
  fragments: Fragment[],
  lastCut?: number,
): { blocks: Block[]; cut: number | undefined } {
  if (fragments.length === 0) return { blocks: [], cut: lastCut };
  const side = lastCut === undefined ? undefined : onlySide(fragments, lastCut);
  if (side) return { blocks: [{ side, rows: rowsOfColumn(fragments) }], cut: lastCut };
  const headed = headedColumns(fragments);
  if (headed) return blocksOfHeaded(headed, lastCut);
  const cut = findColumns(fragments);
  if (cut === undefined)
    return { blocks: [{ side: 'across', rows: rowsOfColumn(fragments) }], cut: undefined };
  const own = fragments.map((one) => withinColumn(one, cut));
  return { blocks: bandsOf(own, cut).flatMap((band) => blocksOfBand(band, cut)), cut };
}

/** Columns of a part of the page are read where they stand; those that reach its end may go on overleaf. */
function blocksOfHeaded({ above, columns, below, cut }: HeadedColumns, lastCut: number | undefined) {
  const goesOn = below.length === 0;
  const before = blocksOf(above, lastCut).blocks.map((block): Block => ({ ...block, side: 'across' }));
  const own = columns.map((column, at): Block => {
    const side = at === 0 ? 'left' : 'right';
    return { side: goesOn ? side : 'across', rows: rowsOfColumn(column) };
  });
  const after = blocksOf(below);
  return { blocks: [...before, ...own, ...after.blocks], cut: goesOn ? cut : after.cut };
}

/** In parts of its width: a word that its column was too narrow for crosses the gutter by less. */
const OVERHANG = 0.3;

function withinColumn(one: Fragment, at: number): Fragment {
  const most = (one.right - one.x) * OVERHANG;
  if (one.right > at && one.right - at < most) return { ...one, right: at };
  return one.x < at && at - one.x < most ? { ...one, x: at } : one;
}

/** A last page may have nothing in one of the columns. */
function onlySide(fragments: Fragment[], at: number): 'left' | 'right' | undefined {
  const { before, after } = sides(fragments, at);
  if (after.length >= fragments.length * 0.9) return 'right';
  return before.length === fragments.length && fragments.length > 3 ? 'left' : undefined;
}

/** Stretches of a page between the rows that cross its gutter, which are bands of their own. */
function bandsOf(fragments: Fragment[], at: number): Fragment[][] {
  const bands: { isAcross: boolean; fragments: Fragment[] }[] = [];
  for (const fragment of fragments) {
    const isAcross = fragment.x < at && fragment.right > at;
    const last = bands.at(-1);
    if (last?.isAcross === isAcross) last.fragments.push(fragment);
    else bands.push({ isAcross, fragments: [fragment] });
  }
  return bands.map((band) => band.fragments);
}

function blocksOfBand(band: Fragment[], at: number): Block[] {
  const { before, after, crossing } = sides(band, at);
  if (crossing.length > 0) return [{ side: 'across', rows: rowsOfColumn(band) }];
  return [
    { side: 'left' as const, rows: rowsOfColumn(before) },
    { side: 'right' as const, rows: rowsOfColumn(after) },
  ].filter(({ rows }) => rows.length > 0);
}

/** Rows of a column, of which some parts may have labels at their left: each part from heading to heading. */
function rowsOfColumn(fragments: Fragment[]): Row[] {
  const parts: Fragment[][] = [[]];
  for (const row of plainRows(fragments)) {
    const [first, ...others] = row.cells;
    const above = parts.at(-1)?.length === 0 ? parts.at(-2)?.[0] : undefined;
    if (first && others.length === 0 && above && isHeading(above) && continuesHeading(above, first))
      parts.splice(-2, 1, [{ ...above, text: `${above.text} ${first.text}`, y: first.y }]);
    else if (first && others.length === 0 && isHeading(first)) parts.push([first], []);
    else parts.at(-1)?.push(...row.cells);
  }
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part) => {
      const edge = part.length < 4 ? undefined : findEdge(part);
      return edge === undefined ? rowsOfPart(part) : edgedRows(part, edge);
    });
}

/** `Personal skills` and `and competences` below it. */
const continuesHeading = (above: Fragment, below: Fragment): boolean =>
  /^(?:\p{Ll}|&)/u.test(below.text) && isAlike(above, below);

function rowsOfPart(part: Fragment[]): Row[] {
  const cut = part.length < 4 ? undefined : findLabels(part);
  return cut === undefined ? plainRows(part) : labelledRows(part, cut);
}

/** Dates and places at the right stay beside what they belong to: none stands behind a bullet. */
function edgedRows(fragments: Fragment[], at: number): Row[] {
  const { after } = sides(fragments, at);
  const rows = rowsOfPart(fragments.filter((one) => !after.includes(one)));
  let last: Row | undefined;
  let lowest = Infinity;
  for (const one of withDatesWhole(after)) {
    const beside = nearest(rows, one);
    const isBelow = last !== undefined && lowest - one.y < one.size * 2 * LINE && !isAllDates(one.text);
    const own = isBelow && (!beside || isTold(beside)) ? last : beside;
    if (own) own.cells.push(one);
    last = own;
    lowest = one.y;
  }
  return rows;
}

const isTold = ({ cells: [first] }: Row): boolean => first !== undefined && startsWithBullet(first.text);

function plainRows(fragments: Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of fragments) {
    const last = rows.at(-1)?.cells[0];
    if (last && Math.abs(last.y - fragment.y) <= last.size * 0.4) rows.at(-1)?.cells.push(fragment);
    else rows.push({ cells: [fragment], isLabelled: false });
  }
  return rows;
}

/** Each label before the row that begins beside it; a heading among the labels stands alone. */
function labelledRows(fragments: Fragment[], at: number): Row[] {
  const { before, after, crossing } = sides(fragments, at);
  const labels = wholeLabels(before, after);
  const areHeadings = before.some((one) => ['experience', 'education'].includes(kindOfHeading(one) ?? ''));
  const others = labels.filter((one) => !isHeading(one));
  const isApart = (label: Fragment) =>
    areHeadings && isHeading(label) && !others.some((one) => isAlike(one, label));
  const values = plainRows(after);
  const rows: { y: number; row: Row }[] = [
    ...plainRows(crossing).map((row) => ({ y: row.cells[0]?.y ?? 0, row })),
    ...values.map((row) => ({ y: row.cells[0]?.y ?? 0, row })),
  ];
  for (const label of labels) {
    const beside = nearest(
      values.filter(({ isLabelled }) => !isLabelled),
      label,
    );
    if (beside && !isApart(label))
      Object.assign(beside, { cells: [label, ...beside.cells], isLabelled: true });
    else {
      const y = Math.max(label.y, beside?.cells[0]?.y ?? 0) + 0.1;
      rows.push({ y, row: { cells: [label], isLabelled: false } });
    }
  }
  return rows.sort((a, b) => b.y - a.y).map(({ row }) => row);
}

const nearest = (rows: Row[], one: Fragment): Row | undefined =>
  rows
    .map((row) => ({ row, distance: Math.abs((row.cells.at(-1)?.y ?? Infinity) - one.y) }))
    .filter(({ distance }) => distance <= one.size * 1.1)
    .sort((a, b) => a.distance - b.distance)[0]?.row;

/** Labels of more than one line are whole: `Oct. 2016 – Aug.` and `2019` below it. */
function wholeLabels(labels: Fragment[], values: Fragment[]): Fragment[] {
  const whole: Fragment[] = [];
  let lowest: Fragment | undefined;
  for (const label of labels) {
    const last = whole.at(-1);
    const isBelow =
      last && lowest && lowest.y - label.y < label.size * 1.6 && Math.abs(last.size - label.size) < 0.5;
    const goesOn =
      isBelow &&
      (isOpenLabel(last, label) || isHeadingOf(last, label) || continuesLabel(last, label, values));
    if (last && goesOn) last.text = `${last.text} ${label.text}`;
    else whole.push({ ...label });
    lowest = label;
  }
  return whole;
}

/** A date or a phrase that is not at its end. */
const isOpenLabel = (last: Fragment, label: Fragment): boolean =>
  /[-–—&/,]$|\b(?:und|and|et|der|of|de|to|bis)$/u.test(last.text) ||
  dateLength(`${last.text} ${label.text}`) > Math.max(dateLength(last.text), dateLength(label.text));

/** `Work` and `Experience` below it. */
const isHeadingOf = (last: Fragment, label: Fragment): boolean =>
  !(isHeading(last) && isHeading(label)) && isHeading({ ...last, text: `${last.text} ${label.text}` });

/** No value begins beside it. */
const continuesLabel = (last: Fragment, label: Fragment, values: Fragment[]): boolean =>
  !isHeading(last) && !isHeading(label) && !values.some(({ y }) => Math.abs(y - label.y) <= label.size * 0.5);
