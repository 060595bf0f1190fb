/** Parts a posting into lines, each under the heading that it belongs to. */
import type { Range, Tokens } from '../text/tokens.ts';
import {
  BULLET,
  headingOf,
  isAffirmed,
  isListed,
  labelOf,
  numberedHeading,
  openedKind,
  pairOf,
  sentencesBehind,
} from './line-headings.ts';
import { rawLines, type Line, type LineKind, type RawLine } from './raw-lines.ts';
import { cellsOf, isNiceRow, isRow, rowByItself, stackedRows, tableOf, type Table } from './tables.ts';

/** Of a posting; what is longer is not read to its end. In characters. */
export const LONGEST_POSTING = 60_000;

const MAIL_HEAD = /^\s*(?:from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet|de|à|objet|envoyé)\s*:/i;
/** In characters; a line as long may be broken where the page ended. */
const SHORTEST_WRAPPED = 45;
/** Of prose, whatever the next line begins with. */
const WRAPPED = 62;
/** `Location: Bremen` */
const LABELLED = /^\s*\p{Lu}[\p{L} ]{2,24}:\s/u;
/** Of a mail that quotes another. */
const QUOTED = /^(?:\s*>)+\s?/;
const SIGNATURE = /^--\s*$/;
const WROTE = /wrote|schrieb|a écrit/i;
const SHORTEST_PROSE = 9;
/** In characters. */
const ANSWER = 30;

/** What the lines under one heading have shown so far. */
type Section = {
  kind: LineKind;
  /** `You should have:` speaks of one paragraph, where no list follows. */
  isLedIn: boolean;
  hasItems: boolean;
  hasBullets: boolean;
  lines: number;
  /** An empty line parts its items too. */
  isGapped: boolean;
  endsWithDot: boolean;
};
const sectionOf = (kind: LineKind, raw = ''): Section => ({
  kind,
  isLedIn: isListed(kind) && raw.trimEnd().endsWith(':'),
  hasItems: false,
  hasBullets: false,
  lines: 0,
  isGapped: false,
  endsWithDot: false,
});

/** Lines of a posting with words in them; headings themselves are left out. */
export function linesOf(text: string, tokens: Tokens): Line[] {
  const lines: Line[] = [];
  let section = sectionOf('prose');
  let isAfterGap = false;
  let table: Table | undefined;
  const all = rawLines(text, tokens);
  const isReply = repliesToQuoted(text, all);
  const stacked = stackedRows(tokens, all);
  for (const [index, { start, end, from, to }] of all.entries()) {
    if (from === to) {
      if (SIGNATURE.test(text.slice(start, end))) section = sectionOf('other');
      isAfterGap = true;
      continue;
    }
    const row = stacked.get(index);
    if (row) {
      if (row !== 'beside') lines.push({ kind: row, from, to });
      isAfterGap = false;
      continue;
    }
    const written = text.slice(start, end).replace(QUOTED, '');
    const isHead = (isAfterGap || index === 0) && headsOtherSigns(text, all, index);
    const raw = isHead ? written.replace(BULLET, '') : written;
    const isItem = BULLET.test(raw);
    const words = tokens.slice(isHead && COUNT.test(tokens[from]?.key ?? '') ? from + 1 : from, to);
    if (MAIL_HEAD.test(raw) || (isReply && QUOTED.test(text.slice(start, end)))) continue;
    if (isItem && hasItemsBelow(text, all, index, 1)) {
      const named = headingOf(raw.replace(BULLET, ''), words, true, false);
      if (named) section = sectionOf(named, raw);
      if (named || (words.length <= LONGEST_GROUP && hasItemsBelow(text, all, index, 2))) continue;
    }
    const above = lines.at(-1);
    if (above && !isItem && !isAfterGap && goesOn(all[index - 1], text, raw, section.kind)) {
      above.to = to;
      continue;
    }
    const cells = isRow(raw) ? cellsOf(text, tokens, { from, to }) : [];
    const isAnother = cells.length === 0 || (isAfterGap && cells.length !== table?.columns);
    const head = tableOf(tokens, cells);
    if (head || isAnother) table = head;
    const asked = (table && rowIn(table, raw, cells)) ?? rowByItself(tokens, cells);
    if (table || asked) isAfterGap = false;
    if (asked && !head) lines.push(asked);
    if (head || asked) continue;
    const isPair = cells.length > 1 && raw.includes('\t');
    if (isPair) {
      if (isAfterGap && section.hasItems) section = sectionOf('other');
      section.hasItems = true;
      lines.push(pairOf(text, tokens, { from, to }, section.kind));
      isAfterGap = false;
      continue;
    }
    const isTitle = lines.length === 0 && section.kind === 'prose';
    const place = { raw, words, lines: all, index, above: section, isAfterGap, isTitle, isHead };
    const opened = isItem ? numberedHeading(raw, words) : openedKind(text, tokens, place);
    if (opened) {
      section = sectionOf(opened, raw);
      if (isAffirmed(raw, text.slice(end, end + ANSWER))) lines.push({ kind: 'must', from, to });
    } else {
      const label = labelOf(text, tokens, { from, to }, section.kind === 'offer' ? 1 : 0.4);
      if (isAfterGap && !isItem && !label && leaves(section, raw, words)) section = sectionOf('prose');
      lines.push(label ?? { kind: section.kind, from, to });
      section.isGapped ||= isAfterGap && section.lines > 0;
      section.lines += 1;
      section.endsWithDot = raw.trimEnd().endsWith('.');
      section.hasBullets ||= isItem;
      section.hasItems ||= isItem || isLikeItems(section, words);
    }
    isAfterGap = false;
  }
  return lines;
}

/** What a row asks under the head of its table. */
function rowIn(table: Table, raw: string, cells: readonly Range[]): Line | undefined {
  const asked = cells[table.asked];
  return asked && { kind: isNiceRow(raw, table) ? 'nice' : 'must', ...asked };
}

/** Of a mail above older ones, what is quoted is another's word. */
function repliesToQuoted(text: string, lines: readonly RawLine[]): boolean {
  const quoted = lines.map(({ start, end }) => text.slice(start, end)).filter((raw) => QUOTED.test(raw));
  return quoted.length * 2 < lines.length && quoted.some((raw) => WROTE.test(raw));
}

const COUNT = /^\d{1,2}$/;
/** A sign as its kind: numbers and letters count on. */
const signOf = (raw: string) =>
  BULLET.exec(raw)?.[0]
    .trim()
    .replace(/[a-z\d]+/g, '1');

/** `🍩 Extras` above items that all have another sign. */
function headsOtherSigns(text: string, lines: readonly RawLine[], index: number): boolean {
  const [own, first, second] = [0, 1, 2].map((step) =>
    signOf(text.slice(lines[index + step]?.start, lines[index + step]?.end)),
  );
  return own !== undefined && first !== undefined && own !== first && first === second;
}

const LONGEST_GROUP = 3;
const indentOf = (raw: string) => /^[ \t]*/.exec(raw)?.[0].length ?? 0;

/** A word or two above items of an own list are its heading: they ask, it does not. */
function hasItemsBelow(text: string, lines: readonly RawLine[], index: number, count: number): boolean {
  const rawAt = (at: number) => text.slice(lines[at]?.start, lines[at]?.end);
  const below = lines.slice(index + 1, index + 1 + count).map((_, at) => rawAt(index + 1 + at));
  return (
    below.length === count && below.every((raw) => BULLET.test(raw) && indentOf(raw) > indentOf(rawAt(index)))
  );
}

/** A line in small letters goes on with the long one above it, and so does any line of prose. */
function goesOn(above: RawLine | undefined, text: string, raw: string, kind: LineKind): boolean {
  if (!above || above.from === above.to) return false;
  const before = text.slice(above.start, above.end).trimEnd();
  if (before.length < SHORTEST_WRAPPED || /[.!?:;\t|]$/.test(before) || LABELLED.test(raw)) return false;
  return /^\s*\p{Ll}/u.test(raw) || (kind === 'prose' && before.length >= WRAPPED && !isRow(raw));
}

const isLikeItems = ({ kind, isLedIn }: Section, words: Tokens): boolean =>
  (isListed(kind) && words.length < SHORTEST_PROSE) || (isLedIn && sentencesBehind(words) > 1);

/** Whether a paragraph behind an empty line stands under the heading no more: after a list, unless such lines part its items. */
function leaves(section: Section, raw: string, words: Tokens): boolean {
  const isSentence = words.length > 1 && raw.trimEnd().endsWith('.') && !section.endsWithDot;
  if (!section.hasItems || (words.length < SHORTEST_PROSE && !(section.hasBullets && isSentence)))
    return false;
  const isGapped = section.isGapped || (section.lines === 1 && !section.isLedIn);
  const isOfSentences = sentencesBehind(words) > 0;
  return !isGapped || isOfSentences || isSentence;
}
