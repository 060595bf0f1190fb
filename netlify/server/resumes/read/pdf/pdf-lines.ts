/** A PDF as lines in reading order. */
import { makeLine, startsWithBullet, withoutLetterSpacing, type Document, type Line } from '../lines.ts';
import { isOpenEnd } from '../parse/join.ts';
import { fragmentsOf, type Fragment } from './fragments.ts';
import { withoutMargins } from './margins.ts';
import { blocksOf, type Block, type Row } from './page-blocks.ts';
import { readPages } from './pdf-pages.ts';

/** In parts of the usual distance of lines. */
const GAP = 1.22;
const LEAST_FULL = 4;

/** @throws {Unreadable} for what is protected, damaged, a scan or too long */
export async function readPdf(bytes: Uint8Array): Promise<Document> {
  const { pages, links, isInOrder } = await readPages(bytes);
  const sorted = withoutMargins(
    pages.map(({ height, items }) => ({ height, fragments: fragmentsOf(items, isInOrder) })),
  );
  const usual = usualSize(sorted.pages.flat());
  const blocks = isInOrder ? sorted.pages.flatMap(asWritten) : inOrder(sorted.pages);
  return { lines: blocks.flatMap((block) => linesOf(block.rows, usual)), margins: sorted.margins, links };
}

/** The size that most letters have. */
function usualSize(fragments: { text: string; size: number }[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of fragments) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 10;
}

/** Another column begins where the next row stands higher than the last. */
function asWritten(fragments: Fragment[]): Block[] {
  const blocks: Block[] = [];
  for (const fragment of fragments) {
    const block = blocks.at(-1);
    const last = block?.rows.at(-1)?.cells[0];
    const cells = [fragment];
    if (!block || !last || fragment.y > last.y + last.size)
      blocks.push({ side: 'across', rows: [{ cells, isLabelled: false }] });
    else if (Math.abs(last.y - fragment.y) <= last.size * 0.4) block.rows.at(-1)?.cells.push(fragment);
    else block.rows.push({ cells, isLabelled: false });
  }
  return blocks;
}

/** A column goes on over pages before the next begins. */
function inOrder(pages: Parameters<typeof blocksOf>[0][]): Block[] {
  const done: Block[] = [];
  let columns: Block[] = [];
  let cut: number | undefined;
  const flush = () => {
    done.push(
      ...columns.filter(({ side }) => side === 'left'),
      ...columns.filter(({ side }) => side === 'right'),
    );
    columns = [];
  };
  for (const fragments of pages) {
    const page = blocksOf(fragments, cut);
    for (const block of page.blocks) {
      if (block.side === 'across') flush();
      if (block.side === 'across') done.push(block);
      else columns.push(block);
    }
    cut = page.cut;
  }
  flush();
  return done;
}

function linesOf(rows: Row[], usual: number): Line[] {
  const values = rows.map((row) => (row.isLabelled ? row.cells.slice(1) : row.cells));
  const left = Math.min(...values.map(([first]) => first?.x ?? Infinity));
  const right = Math.max(...values.map((cells) => cells.at(-1)?.right ?? 0));
  const leading = usualLeading(rows);
  const full = rows.map(
    (_, at) => rows[at + 1]?.isLabelled === false && fills(values[at], values[at + 1], right),
  );
  const goesOn = rows.filter(
    (row, at) =>
      full[at - 1] &&
      (/^\p{Ll}/u.test(row.cells[0]?.text ?? '') || isOpenEnd(rows[at - 1]?.cells.at(-1)?.text ?? '')),
  ).length;
  // Where no line goes on with a small letter or below an open end, what is full is so by chance.
  const areWrapped = goesOn > 0 || full.filter(Boolean).length < LEAST_FULL;
  return rows.flatMap((row, at) => {
    const [value] = values[at] ?? [];
    const line = makeLine(row.cells.map(({ text }) => withoutLetterSpacing(text)).join('\t'), {
      isLabelled: row.isLabelled,
      bold: row.cells[0]?.bold ?? '',
      hasGap:
        at > 0 && distance(rows[at - 1], row) > leading * GAP * Math.max(1, (value?.size ?? usual) / usual),
      look: lookOf(row, usual),
      size: Math.max(...row.cells.map(({ size }) => size)) / usual,
      indent: (value?.x ?? left) - left,
      wraps: areWrapped && full[at] === true,
    });
    return line ? [{ ...line, startsBlock: at === 0 }] : [];
  });
}

const distance = (above: Row | undefined, row: Row): number =>
  (above?.cells.at(-1)?.y ?? 0) - (row.cells.at(-1)?.y ?? 0);

/** The usual distance from line to line of a paragraph: the smaller half of all. */
function usualLeading(rows: Row[]): number {
  const distances = rows
    .slice(1)
    .map((row, at) => distance(rows[at], row))
    .filter((own) => own > 2)
    .sort((a, b) => a - b);
  return distances[Math.floor(distances.length * 0.35)] ?? 12;
}

/** Whether the first word of the next row would not have fitted behind this one. */
function fills(row: Row['cells'] | undefined, next: Row['cells'] | undefined, right: number): boolean {
  const [last, first] = [row?.at(-1), next?.[0]];
  const isBeside = first !== undefined && first.x > (row?.[0]?.x ?? 0) - 3 * first.size;
  if (!last || !isBeside || startsWithBullet(first.text)) return false;
  const [word = ''] = first.text.split(' ');
  const letter = (first.right - first.x) / Math.max(1, first.text.length);
  return last.right + (word.length + 1) * letter > right - letter;
}

function lookOf({ cells, isLabelled }: Row, usual: number): string {
  const [first, ...others] = cells;
  if (!first || isLabelled || others.length > 0) return '';
  const text = withoutLetterSpacing(first.text);
  const isCaps = /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
  const ratio = first.size / usual;
  return [
    first.bold.length >= first.text.length - 1 ? 'bold' : '',
    isCaps ? 'caps' : '',
    text === first.text ? '' : 'spaced',
    ratio >= 1.08 ? ratio.toFixed(1) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
