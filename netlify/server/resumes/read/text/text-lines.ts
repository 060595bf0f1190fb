/** A text file as lines: its indents, blank lines, frames and wide gaps are its only looks. */
import {
  isRestOfDates,
  makeLine,
  OF_COLUMNS,
  startsWithBullet,
  withoutLeaders,
  withoutLetterSpacing,
  type Document,
  type Line,
} from '../lines.ts';
import { isAllDates } from '../parse/dates.ts';
import { headingKind } from '../parse/heading-kind.ts';
import { marksOf, withoutInnerSigns, type Marked } from './marks.ts';
import { drawnCells, withWholeRows } from './drawn-rows.ts';
import { partsOfPage } from './page-columns.ts';
import { withoutEdges } from './page-edges.ts';

const TAB_WIDTH = 8;
const RULE = /[=\-_*~#+.·—–]{4}/u;
const FRAME = /^[=\-_*~#+.·—–|:\s]{4,}$/u;
/** `| --- | :--- |` of Markdown */
const COLUMNS = /^\|?(?:\s{0,9}:?-{2,}:?\s{0,9}\|){1,20}(?:\s{0,9}:?-{2,}:?)?$/u;
/** `-- EXPERIENCE ------` */
const RULED = /^[-=*_~#+]{2,10}(?:\s{1,40}|\s?\[\s?)(\S.{1,60}?)(?:\s{1,40}|\s?\]\s?)[-=*_~#+]{3,200}$/u;
/** `EXPERIENCE ______` */
const RULED_BEHIND = /^(\p{L}[^-=_~]{1,60})\s[-=_~]{5,200}$/u;
const BOXED = /^[*|#]\s{2}(.{1,300})\s{2}[*|#]$/u;
/** Wider than the blanks within a sentence. */
const WIDE_GAP = /(?<! ) {3,}/;
/** Beside a wider one two blanks part cells too, but not behind a sentence. */
const NARROW_GAP = /(?<! ) {3,}|(?<=[\p{L}\d)]) {2}(?=\S)/u;

/** `[Phone]   01632 960 155` */
const BRACKETED = /^(\s{0,8})\[(\p{L}[\p{L} -]{2,18})\]\s{1,40}(?=\S)/u;

/** Two blanks behind years at the beginning part them too. */
const DATED = /^((?:19|20)\d\d(?: ?[-–] ?(?:(?:19|20)\d\d|\p{L}{3,8}))?) {2,}(?=\S)/u;

type Raw = { text: string; indent: number; mark: Marked | undefined };

export function readText(text: string): Document {
  const whole = withoutEdges(unquoted(text.replace(/\r\n?|[\f\v]/g, '\n').split('\n'))).map((line) =>
    withoutDrawing(line.replace(TOO_WIDE, '')),
  );
  const lines = partsOfPage(whole).flatMap((part, at) =>
    linesOf(part, isColumn(at) ? WIDTHS.ofColumn : WIDTHS.least).map((line, index) =>
      at > 0 && index === 0 ? { ...line, startsBlock: true } : line,
    ),
  );
  return { lines, margins: [], links: [] };
}

const isColumn = (part: number): boolean => part === 1 || part === 2;

/** `least`: of its full lines, in characters. */
function linesOf(whole: string[], least: number): Line[] {
  const raw = whole
    .map(withoutLeaders)
    .map(withoutInnerSigns)
    .map((line) => line.replace(BRACKETED, '$1$2: '))
    .flatMap(withWholeRows)
    .map(withoutMarkdown)
    .map(withoutFrame);
  const width = wrapWidth(raw, least);
  const markOf = marksOf(raw.map((line) => line.text));
  for (const line of raw)
    line.mark = isFrame(line.text) || isRestOfDates(line.text) ? undefined : markOf(line.text);
  const areRuled = opensHeadings(raw.map((line) => line.text));
  const lines: Line[] = [];
  let isAfterBlank = false;
  let isAfterRule = false;
  for (const [at, { text: own, indent, mark }] of raw.entries()) {
    const [, ruled = mark?.isHeading ? mark.text : undefined] =
      RULED.exec(own.trim()) ?? RULED_BEHIND.exec(own.trim()) ?? [];
    const isRule = isFrame(own);
    const line = isRule ? undefined : lineOf(ruled ?? own, indent, raw[at + 1], width, mark);
    const underlined =
      line &&
      (ruled !== undefined || (isAfterRule && areRuled) || isFrame(raw[at + 1]?.text ?? '')) &&
      line.cells.length === 1;
    const isHead = COLUMNS.test(raw[at + 1]?.text.trim() ?? '') && /\S/.test(raw[at + 2]?.text ?? '');
    const look = isHead ? OF_COLUMNS : lookOf(ruled ?? own, underlined === true, indent);
    if (line) lines.push({ ...line, hasGap: isAfterBlank, look });
    isAfterRule = isRule && !isUnderline(own, raw[at - 1]?.text ?? '');
    isAfterBlank = own.trim() === '' || isRule;
  }
  return withWholeDates(lines);
}

const BEGINS = /^(?:(?:von|vom|from|de|du) .{4,20}|.{4,20}(?: ?[-–—]| bis| to| à))$/iu;
const ENDS = /^(?:bis|to|until|à|au|[-–—])? ?(.{4,16})$/iu;

/** `10/2012 -` above `03/2020` at the left edge, where the column of dates is narrow: they are one span, of the upper line. */
function withWholeDates(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [from = '', ...words] = above?.cells ?? [];
    const [to = '', ...rest] = line.cells;
    const both = `${from} ${to}`;
    const isSpan =
      above !== undefined &&
      words.length > 0 &&
      BEGINS.test(from) &&
      ENDS.test(to) &&
      isAllDates(to) &&
      isAllDates(both);
    if (isSpan) {
      whole[whole.length - 1] = { ...above, cells: [both, ...words] };
      if (rest.length > 0) whole.push({ ...line, cells: rest, isLabelled: false, hasGap: false });
    } else whole.push(line);
  }
  return whole;
}

/** Lines of boxes as a typewriter has them. */
const withoutDrawing = (line: string): string =>
  line
    .replace(/[\u2500\u2501\u2504\u2505\u2508\u2509\u2550]/gu, '-')
    .replace(/[\u2502\u2503\u2506\u2507\u250a\u250b\u2551]/gu, '|')
    .replace(/[\u250c-\u254b\u2552-\u256c\u256d-\u2570]/gu, '+');

/** Of a message that is answered, the lines that have its mark. */
function unquoted(lines: string[]): string[] {
  const quoted = lines.filter((line) => line.startsWith('>'));
  const isWhole = quoted.some((line) => line.trim() === '>') && quoted.length > lines.length / 2;
  return isWhole ? quoted.map((line) => line.replace(/^>\s?/, '')) : lines;
}

/** What is wider than any page: expressions that look for gaps run out of memory in millions of blanks. */
const TOO_WIDE = /\t{50}(?=\t{50})| {200}(?= {200})/g;

/** A rule as long as the words above it is of them, not of what follows. */
const isUnderline = (rule: string, above: string): boolean =>
  above.trim() !== '' && !isFrame(above) && Math.abs(rule.trim().length - above.trim().length) <= 3;

/** Whether rules stand above headings, and not between entries. */
function opensHeadings(lines: string[]): boolean {
  let rules = 0;
  let known = 0;
  let isBelowRule = false;
  for (const [at, text] of lines.entries()) {
    if (text.trim() === '') continue;
    if (isBelowRule && !isFrame(text)) {
      rules += 1;
      if (headingKind(text.trim())) known += 1;
    }
    isBelowRule = isFrame(text) && !isUnderline(text, lines[at - 1] ?? '');
  }
  return known >= rules * HEADED;
}
const HEADED = 0.35;

const isFrame = (text: string): boolean =>
  FRAME.test(text) && (RULE.test(text.replace(/\s/g, '')) || COLUMNS.test(text.trim()));

/** `**Email:**` of Markdown. */
function withoutMarkdown(line: string): string {
  const bare = line
    .replace(/\[([^[\]]{1,100})\]\(mailto:[^()\s]{1,200}\)/g, '$1')
    .replace(/\[([^[\]]{1,100})\]\((https?:[^()\s]{1,300})\)/g, '$1 $2')
    .replace(/`([^`]{1,100})`(?=\s`)/g, '$1,')
    .replace(/`([^`]{1,100})`/g, '$1')
    .replace(/(?<=\s)\*([^*\s][^*]{0,80})\*(?=[\s.,;]|$)/g, '$1')
    .replace(/^(\s{0,8})[*_]([^*_\s][^*_]{0,200})[*_](?=$|\s[–—|-]\s|,)/u, '$1$2');
  return bare.replace(
    /\*\*([^*]{1,200})\*\*|__([^_]{1,200})__/g,
    (_, stars?: string, lines?: string) => stars ?? lines ?? '',
  );
}

/** Without the stars around a box of letters. */
function withoutFrame(line: string): Raw {
  const indent = line.search(/\S|$/); // once: in front of each of many tabs it would be looked for again
  const expanded = line.replace(/\t/g, (_, at: number) => ' '.repeat(tabWidth(at, at > indent))).trimEnd();
  const cells = expanded.trim().split('|');
  const [, inside = cells.length === 3 && cells[0] === '' && cells[2] === '' ? cells[1] : undefined] =
    BOXED.exec(expanded) ?? [];
  const row = drawnCells(expanded)?.join('    ').trim() ?? expanded;
  const boxed = inside?.trim() ?? row;
  return { text: boxed, indent: boxed.length - boxed.trimStart().length, mark: undefined };
}

/** Behind text a tab parts cells, however near its stop is. */
function tabWidth(at: number, isBehindText: boolean): number {
  const width = TAB_WIDTH - (at % TAB_WIDTH);
  return isBehindText ? Math.max(width, 3) : width;
}

/** In characters: between these lie the widths that texts are written to. */
const WIDTHS = { ofColumn: 22, least: 58, most: 110 };
/** Of mail or the web: its small letter goes on with nothing. */
const BEGINS_WITH_ADDRESS = /@|^\s*(?:https?:|[\w-]{3,60}\.[a-z]{2})/u;
/** Of the lines that are full at a width, so many go on with a small letter. */
const BROKEN = 0.15;

/** The width at which most lines go on with the next one; none in texts that have one line for a paragraph. */
function wrapWidth(lines: Raw[], least: number): number {
  const long = lines.flatMap(({ text }, at) => {
    const next = lines[at + 1]?.text ?? '';
    const isBroken =
      (/^\s*[\p{Ll}|/]/u.test(next) || /[(|/–—-]$/u.test(text)) &&
      !startsWithBullet(next) &&
      !BEGINS_WITH_ADDRESS.test(next);
    return text.length >= least && text.length <= WIDTHS.most && !isFrame(text)
      ? [{ text, next, isBroken }]
      : [];
  });
  let [most, best] = [0, Infinity];
  for (const width of new Set(long.flatMap(({ text, isBroken }) => (isBroken ? [text.length] : [])))) {
    const full = long.filter(({ text, next }) => text.length <= width && isFull(text, next, width));
    const count = full.filter(({ isBroken }) => isBroken).length;
    const isBetter = count > most || (count === most && width > best);
    if (isBetter && count >= full.length * BROKEN) [most, best] = [count, width];
  }
  return best;
}

/** Whether the first word of the next line would not have fitted. */
function isFull(text: string, next: string, width: number): boolean {
  const [word = ''] = next.trim().split(' ', 1);
  return word !== '' && text.length + 1 + word.length > width;
}

function lineOf(
  text: string,
  indent: number,
  next: Raw | undefined,
  width: number,
  mark: Marked | undefined,
): Line | undefined {
  const isBullet = mark?.isBullet === true || startsWithBullet(text);
  const isBeside = next !== undefined && Math.abs(next.indent - indent) <= (isBullet ? 6 : 2);
  const isBelowValue = next !== undefined && Math.abs(next.indent - valueColumn(text)) <= 2;
  const wraps =
    next !== undefined &&
    isFull(text, next.text, width) &&
    (isBeside || isBelowValue) &&
    !startsWithBullet(next.text) &&
    !next.mark;
  const cells = withoutLetterSpacing(text.trim())
    .replace(DATED, '$1\t')
    .replace(new RegExp(WIDE_GAP.test(text.trim()) ? NARROW_GAP : WIDE_GAP, 'gu'), '\t');
  const own = mark ? mark.text : startsWithBullet(text) ? withItsBullets(text.trim()) : cells;
  const line = makeLine(own, {
    indent,
    wraps,
    isBullet: mark?.isBullet === true,
    bold: mark && !mark.isBullet ? mark.text : '',
  });
  if (!line) return undefined;
  const [label = '', ...values] = line.cells;
  const isLabelled =
    values.length === 1 &&
    indent === 0 &&
    label.length <= 30 &&
    (label.endsWith(':') || /\d{4}|^\p{Lu}/u.test(label)) &&
    valueColumn(text) <= 32;
  return { ...line, isLabelled };
}

/** `o Excel     o Word`: the same sign again opens another item. */
function withItsBullets(text: string): string {
  const sign = text.charAt(0);
  return text
    .split(/ {2,}/u)
    .map((piece) => (piece === sign || piece.startsWith(`${sign} `) ? `•${piece.slice(1)}` : piece))
    .join(' ')
    .replace('•', sign);
}

/** Where the second column begins. */
function valueColumn(text: string): number {
  const gap = /\S( {3,})\S/.exec(text);
  return gap ? gap.index + 1 + (gap[1] ?? '').length : Infinity;
}

function lookOf(text: string, isUnderlined: boolean, indent: number): string {
  const plain = text.trim();
  const spaced = withoutLetterSpacing(plain);
  const isCaps = /\p{Lu}{2}/u.test(spaced) && spaced === spaced.toUpperCase();
  const isTitled = /^[^\s:][^:]{2,40}:$/u.test(plain);
  return (
    [
      isUnderlined ? 'underlined' : '',
      isCaps && plain.length <= 60 ? 'caps' : '',
      spaced !== plain ? 'spaced' : '',
      isTitled ? 'colon' : '',
    ]
      .filter(Boolean)
      .join(' ') + (indent > 20 && isCaps ? ' centred' : '')
  );
}
