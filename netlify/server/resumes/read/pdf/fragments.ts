/** Items of a page as rows of fragments: what a wide gap parts is two. */

export type Item = {
  text: string;
  /** In points, from the left and from the bottom. */
  x: number;
  y: number;
  width: number;
  /** Of the letters, in points. */
  size: number;
  isBold: boolean;
};

export type Fragment = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  /** The bold words at its beginning. */
  bold: string;
};

export const isAlike = (one: Fragment, other: Fragment): boolean =>
  Math.abs(one.size - other.size) < 0.5 && (one.bold === '') === (other.bold === '');

/** In parts of the size of the letters. */
const SAME_ROW = 0.35;
const BLANK = 0.13;
const APART = 1.15;
const NARROW = 0.45;
/** Words of one line are no further apart, however few they are. */
const SPREAD = 2.5;

/** From the top of the page down, and from left to right. */
export function fragmentsOf(items: Item[], isInOrder = false): Fragment[] {
  const visible = items
    .filter(({ text }) => text.trim() !== '')
    .map((item) => ({ ...item, width: (item.width * item.text.trimEnd().length) / item.text.length }));
  const rows = rowsOf(visible, isInOrder);
  const starts = columnStarts(rows);
  const edges = rows.map(edgeOf);
  return rows.flatMap((row, at) => {
    const isFull = edges.some((edge, other) => other !== at && Math.abs(edge - (edges[at] ?? 0)) < 1);
    return fragmentsOfRow(row, starts, isFull && isJustified(row));
  });
}

/** Where something begins in several rows, to the point: such a place parts what a narrow gap would not. */
function columnStarts(rows: Item[][]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [at, { x, size }] of row.entries()) {
      const last = row[at - 1];
      if (last && x - last.x - last.width < size * NARROW) continue;
      counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count >= 4).map(([x]) => x));
}

/** Items of about the same height; letters that are raised or lowered belong to their neighbours. */
function rowsOf(items: Item[], isInOrder: boolean): Item[][] {
  const sorted = isInOrder ? items : [...items].sort((a, b) => b.y - a.y);
  const rows: Item[][] = [];
  for (const item of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSame = first && Math.abs(first.y - item.y) <= Math.min(first.size, item.size) * SAME_ROW;
    if (row && isSame) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

const edgeOf = (row: Item[]): number => Math.max(...row.map(({ x, width }) => x + width));

/** Words that were spread to fill their line have the same gap between them. */
function isJustified(row: Item[]): boolean {
  const [{ size } = { size: 0 }] = row;
  const gaps = row.slice(1).map(({ x }, at) => x - (row[at]?.x ?? 0) - (row[at]?.width ?? 0));
  const wide = gaps.filter((gap) => gap > size * BLANK);
  const [least, most] = [Math.min(...wide), Math.max(...wide)];
  // What has blanks within it is no single word.
  const phrases = row.filter(({ text }) => /\S\s\S/.test(text)).length;
  return phrases < row.length / 2 && wide.length > 1 && most < size * SPREAD && most - least < size * 0.1;
}

/** Letters apart from each other: words of them are parted by more than one blank. */
const SPACED = /^\S(?: \S)+$/u;

function fragmentsOfRow(row: Item[], starts: ReadonlySet<number>, areSpread: boolean): Fragment[] {
  const fragments: (Fragment & { isBold: boolean })[] = [];
  const apart = areSpread ? Infinity : APART;
  for (const { text, x, y, width, size, isBold } of row) {
    const last = fragments.at(-1);
    const gap = last ? x - last.right : Infinity;
    const em = Math.max(size, last?.size ?? 0);
    const isDash = /^[-–—]$/.test(text.trim()) && gap < em * SPREAD;
    if (
      !last ||
      (!isDash && gap > em * apart) ||
      (gap > em * NARROW && apart === APART && starts.has(Math.round(x)))
    ) {
      fragments.push({ text, x, right: x + width, y, size, bold: isBold ? text : '', isBold });
      continue;
    }
    // The same words drawn twice, for their shadow.
    if (gap < -width * 0.8 && last.text.endsWith(text)) continue;
    const own = SPACED.test(text) && /(?:^|\s)\S \S$/u.test(last.text) ? '  ' : ' ';
    const blank = gap > em * BLANK && !/\s$/.test(last.text) && !/^\s/.test(text) ? own : '';
    if (last.isBold && isBold) last.bold += blank + text;
    else if (text.trim()) last.isBold = false;
    last.text += blank + text;
    last.right = Math.max(last.right, x + width);
    last.size = Math.max(last.size, size);
  }
  return fragments.map(({ isBold: _, ...fragment }) => ({
    ...fragment,
    text: fragment.text.trim(),
    bold: fragment.bold.trim(),
  }));
}
