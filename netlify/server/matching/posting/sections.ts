/** Parts a posting into lines, each under the heading that it belongs to. */
import type { Tokens } from '../text/tokens.ts';
import { hintedKind, isAsking } from './heading-hints.ts';
import { kindOf, type SectionKind } from './headings.ts';
import { rawLines, type RawLine } from './raw-lines.ts';
import { cellsOf, isNiceRow, isRow, rowByItself, tableOf, type Table } from './tables.ts';

/** Of a posting; what is longer is not read to its end. In characters. */
export const LONGEST_POSTING = 60_000;

/** `prose` is text under no heading: there only sentences count that ask for something. */
export type LineKind = SectionKind | 'prose';
/** Words `from` up to, not including, `to`. */
export type Line = { kind: LineKind; from: number; to: number };

/** A sign or two before the words, a box or a number. */
const BULLET = /^\s*(?:[^\p{L}\p{N}\s#>|"'“”„«(€$£]{1,3}|\[.?\]|\(?\d{1,2}[.)]|[a-z]\))\s/u;
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
const NUMBERED = /^\s*\d{1,2}[.)]\s/;
const LONGEST_HEADING = 10;
const LONGEST_LABEL = 6;
const FEWEST_LISTED = 3;
const SHORTEST_PROSE = 9;

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
  for (const [index, { start, end, from, to }] of all.entries()) {
    if (from === to) {
      if (SIGNATURE.test(text.slice(start, end))) section = sectionOf('other');
      isAfterGap = true;
      continue;
    }
    const raw = text.slice(start, end).replace(QUOTED, '');
    const isItem = BULLET.test(raw);
    const words = tokens.slice(from, to);
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
    const head = tableOf(tokens, cells);
    const isAnother = cells.length === 0 || (isAfterGap && cells.length !== table?.columns);
    if (head || isAnother) table = head;
    if (head || table) isAfterGap = false;
    if (head) continue;
    const asked = table && cells[table.asked];
    if (table && asked) {
      lines.push({ kind: isNiceRow(raw, table) ? 'nice' : 'must', ...asked });
      continue;
    }
    const alone = rowByItself(tokens, cells);
    if (alone) {
      lines.push(alone);
      isAfterGap = false;
      continue;
    }
    const isPair = cells.length > 1 && raw.includes('\t');
    if (isPair) {
      if (isAfterGap && section.hasItems) section = sectionOf('other');
      section.hasItems = true;
      lines.push(pairOf(text, tokens, { from, to }, section.kind));
      isAfterGap = false;
      continue;
    }
    const isOpening = (isAfterGap || index === 0) && leadsOn(tokens, all, index, !section.isGapped);
    const isListHead = leadsToItems(text, all, index);
    const isTitle = lines.length === 0 && section.kind === 'prose';
    const heading = isItem
      ? numberedHeading(raw, words)
      : headingOf(raw, words, isListHead || isOpening, isTitle, isListHead);
    if (heading) section = sectionOf(heading, raw);
    else if (
      !isItem &&
      (isOpening || (isMarked(raw) && words.length > 1)) &&
      isBareHeading(raw, words) &&
      (isListHead || (section.hasItems && isListed(section.kind)))
    )
      section = sectionOf(unknownKind(tokens, all, index, section.kind, isListHead));
    else {
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

/** Of a mail above older ones, what is quoted is another's word. */
function repliesToQuoted(text: string, lines: readonly RawLine[]): boolean {
  const quoted = lines.map(({ start, end }) => text.slice(start, end)).filter((raw) => QUOTED.test(raw));
  return quoted.length * 2 < lines.length && quoted.some((raw) => WROTE.test(raw));
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

const sentencesBehind = (words: Tokens) => words.slice(1).filter(({ gap }) => gap === 'stop').length;

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

const isListed = (kind: LineKind) => kind === 'must' || kind === 'nice';

/** The next line with words is an item of a list. */
function leadsToItems(text: string, lines: readonly RawLine[], index: number): boolean {
  let next = index + 1;
  while (next < lines.length && lines[next]?.from === lines[next]?.to) next += 1;
  const line = lines[next];
  return line !== undefined && BULLET.test(text.slice(line.start, line.end));
}

/** A line with words stands right below it, or a paragraph below an empty one. */
const leadsOn = (tokens: Tokens, lines: readonly RawLine[], index: number, mayBeApart: boolean): boolean => {
  const [line, next] = lines.slice(index, index + 2);
  if (!line || !next || next.from < next.to) return next !== undefined;
  return mayBeApart && line.to - line.from <= LONGEST_BARE && isAboveSentences(tokens, lines, index + 1);
};

/** What stands right below is no item but a paragraph: that one asks by its own words. */
function isAboveSentences(tokens: Tokens, lines: readonly RawLine[], index: number): boolean {
  const next = lines[index + 1];
  return next !== undefined && sentencesBehind(tokens.slice(next.from, next.to)) > 0;
}

const READ_AHEAD = 8;
const ASKS_MOSTLY = 0.4;

/** What stands under a heading that says nothing: more of what is asked, by the words of its lines, or something else. */
function unknownKind(
  tokens: Tokens,
  lines: readonly RawLine[],
  index: number,
  above: LineKind,
  isListHead: boolean,
): LineKind {
  if (!isListHead && isAboveSentences(tokens, lines, index)) return 'prose';
  const below: RawLine[] = [];
  for (const line of lines.slice(index + 1, index + 1 + READ_AHEAD)) {
    if (line.from === line.to) break;
    below.push(line);
  }
  const asking = below.filter(({ from, to }) => isAsking(tokens.slice(from, to)));
  if (asking.length >= ASKS_MOSTLY * below.length) return isListed(above) ? above : 'must';
  return isListed(above) ? 'other' : above;
}

/** `3. Requirements` */
const numberedHeading = (raw: string, words: Tokens): SectionKind | undefined =>
  NUMBERED.test(raw) ? kindOf(words.slice(1), 1) : undefined;

const LONGEST_BARE = 6;
/** Short, and neither a sentence nor a label with its value. */
const isBareHeading = (raw: string, words: Tokens): boolean =>
  words.length <= LONGEST_BARE &&
  !/[.;,]$/.test(raw.trim()) &&
  !/:\s*\S/.test(raw) &&
  /^\P{L}*\p{Lu}/u.test(raw);

/** By a sign, a colon or capitals. */
const isMarked = (raw: string): boolean => {
  const plain = raw.replace(/[#*_]+/g, ' ').trim();
  return /^\s*(#|\*\*|__)/.test(raw) || /[:?]$/.test(plain) || plain === plain.toUpperCase();
};

/** A heading is short and no sentence; of what it says, the first kind of the list wins. */
function headingOf(
  raw: string,
  words: Tokens,
  leadsOn: boolean,
  isTitle: boolean,
  isListHead = false,
): SectionKind | undefined {
  if (words.length > LONGEST_HEADING && !(leadsOn && /:\s*$/.test(raw))) return undefined;
  const plain = raw.replace(/[#*_]+/g, ' ').trim();
  if (/(?<![.])[.;,]$/.test(plain) || /:\s*\S/.test(plain)) return undefined;
  const comma = words.findIndex(({ gap }, at) => at > 0 && gap !== 'joint' && gap !== 'slash');
  const beginning = words.slice(0, Math.max(0, comma));
  const begun = comma > 0 ? kindOf(beginning, 0.5) : undefined;
  // `Nice, not needed`
  if (begun === 'nice') return begun;
  return (
    kindOf(words, isMarked(raw) ? 0.34 : 0.51) ??
    (leadsOn ? (begun ?? (comma > 0 && isMarked(raw) ? hintedKind(beginning) : undefined)) : undefined) ??
    (!isTitle && (leadsOn || isMarked(raw)) ? hintedKind(words) : undefined) ??
    (isListHead ? kindOf(words, 0.01) : undefined)
  );
}

/** `Preferred: PMP, OSHA 10` is a line under a heading of its own. */
function labelOf(
  text: string,
  tokens: Tokens,
  { from, to }: Pick<Line, 'from' | 'to'>,
  share: number,
): Line | undefined {
  const colon = tokens
    .slice(from, Math.min(to, from + LONGEST_HEADING + 3))
    .findIndex(({ gap, start }, at) => {
      const isCell = at > 0 && text.slice(tokens[from + at - 1]?.end, start).includes('\t');
      return gap === 'colon' || isCell;
    });
  if (colon <= 0) return undefined;
  const value = text.slice(tokens[from + colon]?.start, tokens[to - 1]?.end);
  const isList = value.split(/[;,]/).length >= FEWEST_LISTED;
  if (colon > LONGEST_LABEL && !isList) return undefined;
  const label = text.slice(tokens[from]?.start, tokens[from + colon - 1]?.end);
  // `Skill 2`
  const words = tokens.slice(from, from + colon).filter(({ key }, at) => at === 0 || !/^\d+$/.test(key));
  const told = kindOf(words, share);
  const kind = told ?? (isList && share < 1 ? headingOf(`${label}:`, words, true, false, false) : undefined);
  // `Bonus: 12%`
  const isPaid = kind === 'nice' && /[%$€£]/.test(value);
  // What a label hints at is asked or nothing.
  const isMeant = kind && (told !== undefined || isListed(kind));
  return isMeant && !isPaid ? { kind, from: from + colon, to } : undefined;
}

/** A label and its value beside it; under what the company gives, labels are of that. */
function pairOf(text: string, tokens: Tokens, words: Pick<Line, 'from' | 'to'>, section: LineKind): Line {
  const label = section === 'offer' ? undefined : labelOf(text, tokens, words, 0.4);
  return label ?? { kind: section === 'prose' ? 'other' : section, ...words };
}
