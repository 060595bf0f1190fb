/** Takes the lines of a page from what its parser tells, tag by tag, in one walk. */
import { shownLine } from '../plain-text.ts';
import { labelKind } from '../words/labels.ts';
import type { Block, Zone } from './block.ts';
import { hintsOf, isHidden, opens, zoneOf } from './zones.ts';

/** What is longer or has more lines is no page for people. In characters and lines. */
const LINE_MAXIMUM = 12_000;
const BLOCKS_MAXIMUM = 6_000;
const PIECES_MAXIMUM = 40;
const HINTS_MAXIMUM = 400;

const names = (text: string) => new Set(text.trim().split(/\s+/));
const BLOCKS =
  names(`address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main nav ol option p pre section select summary table tbody td tfoot
  th thead title tr ul`);
const BOLD = names('b strong th u');
const BOLD_CLASS = /(?:^|[\s-])(?:bold|semibold|strong)(?=$|\s)/;
const BOLD_STYLE = /font-weight\s{0,3}:\s{0,3}(?:bold|[6-9]00)/i;
const PIECES = names('span label time a b strong small data em i font');
const UNREAD = names('script style template svg textarea title head noscript iframe object');
const PICTURES = names('svg img');
const SOFT = names('b strong em i font');

type Frame = {
  name: string;
  zone: Zone;
  hints: string;
  isInside: boolean;
  isUnread: boolean;
  isLinked: boolean;
  isItem: boolean;
  isTerm: boolean;
  isOpener: boolean;
  isBold: boolean;
  cell: Block['cell'];
};
type Line = {
  text: string;
  pieces: string[];
  marks: string[];
  linked: number;
  bold: number;
  link: string | undefined;
};

const emptyLine = (): Line => ({ text: '', pieces: [''], marks: [''], linked: 0, bold: 0, link: undefined });
const START: Frame = {
  name: '',
  zone: 'main',
  hints: '',
  isInside: false,
  isUnread: false,
  isLinked: false,
  isItem: false,
  isTerm: false,
  isOpener: false,
  isBold: false,
  cell: undefined,
};

/** Takes what a parser tells and gives the lines at the end. */
export function blockCollector() {
  const blocks: Block[] = [];
  const frames: Frame[] = [START];
  let line = emptyLine();
  let row = 0;
  let cells = 0;
  /** Rows that hold headings or tables lay out the page. */
  const layoutRows = new Set<number>();
  let isPre = false;
  const top = () => frames.at(-1) ?? START;

  const flush = () => {
    // A stop behind a link follows its last word.
    const text = shownLine(line.text, LINE_MAXIMUM).replace(/ (?=[.,](?:\s|$))/g, '');
    if (text !== '' && blocks.length < BLOCKS_MAXIMUM) blocks.push(blockOf(text, line, frames));
    line = emptyLine();
  };
  return {
    open(name: string, attributes: Record<string, string>) {
      if (BLOCKS.has(name)) flush();
      else if (PIECES.has(name)) part(line, !SOFT.has(name));
      const parent = top();
      if (parent.cell && (name === 'table' || HEADING.test(name))) layoutRows.add(parent.cell.row);
      if (name === 'tr') {
        row += 1;
        cells = 0;
      }
      const isCell = name === 'td' || name === 'th';
      if (isCell) cells += 1;
      if (name === 'pre') isPre = true;
      const hints = hintsOf(attributes);
      if (hints !== '' && (PIECES.has(name) || PICTURES.has(name))) mark(line, hints);
      const isOpener = parent.isOpener || opens(name, attributes);
      const isMain = name === 'main' || name === 'article' || attributes['role'] === 'main';
      frames.push({
        name,
        hints,
        zone: parent.zone === 'main' ? (zoneOf(name, attributes, hints) ?? 'main') : parent.zone,
        isInside: parent.isInside || isMain,
        isUnread: parent.isUnread || UNREAD.has(name) || isHidden(attributes, hints),
        isOpener,
        isBold:
          parent.isBold ||
          BOLD.has(name) ||
          (hints !== '' && BOLD_CLASS.test(hints)) ||
          BOLD_STYLE.test((attributes['style'] ?? '').slice(0, 500)),
        isLinked: !isOpener && (parent.isLinked || name === 'a' || name === 'button'),
        isItem: name === 'li' || (parent.isItem && name !== 'ul' && name !== 'ol'),
        isTerm: parent.isTerm || name === 'dt' || name === 'th',
        cell: isCell ? { row, index: cells } : parent.cell,
      });
      if (name === 'a' && line.link === undefined) line.link = attributes['href']?.slice(0, 2_000);
    },
    text(text: string) {
      const { isUnread, isLinked, isBold } = top();
      if (isUnread || line.text.length > LINE_MAXIMUM) return;
      if (isPre && text.includes('\n'))
        return void text.split('\n').forEach((piece, index) => {
          if (index > 0) flush();
          add(line, piece, isLinked, isBold);
        });
      add(line, text, isLinked, isBold);
    },
    close(name: string) {
      if (BLOCKS.has(name)) flush();
      else if (PIECES.has(name)) part(line, !SOFT.has(name));
      if (name === 'pre') isPre = false;
      if (frames.length > 1) frames.pop();
    },
    end(): Block[] {
      flush();
      for (const row of longRows(blocks)) layoutRows.add(row);
      for (const block of blocks) if (block.cell && layoutRows.has(block.cell.row)) block.cell = undefined;
      return blocks;
    },
  };
}

/** A cell holds as many lines only where it is a page of its own. */
const LONGEST_CELL = 10;

/** Rows of a cell with many lines that no label names. */
function longRows(blocks: readonly Block[]): number[] {
  const inRow = Map.groupBy(
    blocks.filter(({ cell }) => cell),
    ({ cell }) => cell?.row ?? 0,
  );
  return [...inRow].flatMap(([row, lines]) => {
    const sizes = Map.groupBy(lines, ({ cell }) => cell?.index).values();
    const isLong = [...sizes].some(({ length }) => length > LONGEST_CELL);
    return isLong && labelKind(lines[0]?.text ?? '') === undefined ? [row] : [];
  });
}

/** A new piece begins; letters of two pieces are two words, unless only their weight differs. */
function part(line: Line, isParted: boolean): void {
  if (isParted && line.text !== '' && !line.text.endsWith(' ')) line.text += ' ';
  if (line.pieces.at(-1) === '' || line.pieces.length >= PIECES_MAXIMUM) return;
  line.pieces.push('');
  line.marks.push('');
}

/** A picture has no words, and stands for those behind it. */
function mark(line: Line, hints: string): void {
  if (line.pieces.at(-1)?.trim() !== '') part(line, false);
  const before = line.marks.pop() ?? '';
  line.marks.push(`${before} ${hints}`.trim().slice(0, HINTS_MAXIMUM));
}

function add(line: Line, text: string, isLinked: boolean, isBold: boolean): void {
  const plain = text.replace(/\s+/g, ' ');
  const size = plain.trim().length;
  line.text += plain;
  line.pieces.push((line.pieces.pop() ?? '') + plain);
  if (isLinked) line.linked += size;
  if (isBold) line.bold += size;
}

const HEADING = /^h([1-6])$/;
const OPENER_LEVEL = 3;
const BULLET = /^(?:[•·‣▪■●►➤✓✔✅*»]|[-–—](?=\s))\s{0,3}(?=\S)/u;

/** Before a bold line these stand as before a heading. */
const SIGN = /^[►➤✓✔✅»]/u;

function blockOf(text: string, line: Line, frames: readonly Frame[]): Block {
  const top = frames.at(-1) ?? START;
  const heading = frames.slice(-4).findLast(({ name }) => HEADING.test(name));
  const level = Number(HEADING.exec(heading?.name ?? '')?.[1] ?? (top.isOpener ? OPENER_LEVEL : 0));
  const isBold = line.bold > 0 && line.bold >= text.length * 0.9;
  const isBullet = level === 0 && BULLET.test(text) && !(isBold && SIGN.test(text));
  const shown = line.pieces
    .map((piece, at) => ({ piece: shownLine(piece, LINE_MAXIMUM), mark: line.marks[at] ?? '' }))
    .filter(({ piece }) => piece !== '');
  return {
    text: isBullet ? text.replace(BULLET, '') : text,
    kind: level > 0 ? 'heading' : top.isItem || isBullet ? 'item' : 'line',
    level,
    zone: top.zone,
    isInside: top.isInside,
    hints: frames
      .slice(-3)
      .map(({ hints }) => hints)
      .join(' ')
      .trim(),
    pieces: shown.map(({ piece }) => piece),
    marks: shown.map(({ mark: hints }) => hints),
    linked: line.linked,
    isBold,
    isTerm: top.isTerm,
    cell: top.cell,
    link: line.link,
  };
}
