/** What a line of a posting is to the lines below it: a heading, a label with its value, or neither. */
import type { Tokens } from '../text/tokens.ts';
import { hintedKind, isAsking, isSpoken, isWish } from './heading-hints.ts';
import { kindOf, type SectionKind } from './headings.ts';
import type { Line, LineKind, RawLine } from './raw-lines.ts';

/** A sign or two before the words, a box or a number. */
export const BULLET =
  /^\s*(?:[^\p{L}\p{N}\s#>|"'“”„«(€$£]{1,3}|\[.?\]|\d\uFE0F?\u20E3|\(?\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?|[a-z]\))\s/u;
const NUMBERED = /^\s*\d{1,2}[.)]\s/;
const LONGEST_HEADING = 10;
const LONGEST_LABEL = 6;
const LONGEST_SPOKEN = 3;
const FEWEST_LISTED = 3;
export const sentencesBehind = (words: Tokens) => words.slice(1).filter(({ gap }) => gap === 'stop').length;
export const isListed = (kind: LineKind) => kind === 'must' || kind === 'nice';

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
  if (isWish(tokens.slice(lines[index]?.from, lines[index]?.to))) return 'nice';
  if (asksMostly(tokens, lines, index)) return isListed(above) ? above : 'must';
  return isListed(above) ? 'prose' : above;
}

function asksMostly(tokens: Tokens, lines: readonly RawLine[], index: number): boolean {
  const ahead = lines.slice(index + 1, index + 1 + READ_AHEAD);
  const gap = ahead.findIndex(({ from, to }) => from === to);
  const below = gap === -1 ? ahead : ahead.slice(0, gap);
  return (
    below.filter(({ from, to }) => isAsking(tokens.slice(from, to))).length >= ASKS_MOSTLY * below.length
  );
}

/** Of a question with its answer below. */
const QUESTION = /\?\s*$/;
const YES = /^\s*(?:yes|it is|they are|of course|ja|oui)\b/i;
const NEED =
  /\b(?:need|necessary|required?|must|have to|expect\w*|nötig|erforderlich|muss|brauche|nécessaire|obligatoire|faut)\b/i;

/** `Is French necessary?` above a `Yes` */
export const isAffirmed = (raw: string, answer: string): boolean =>
  QUESTION.test(raw) && NEED.test(raw) && YES.test(answer);

/** What stands at a place of a posting, as far as it is known there. */
type Place = {
  raw: string;
  words: Tokens;
  lines: readonly RawLine[];
  index: number;
  /** What the lines above have shown: whether there were items, and whether empty lines part them. */
  above: { kind: LineKind; hasItems: boolean; isGapped: boolean };
  isAfterGap: boolean;
  isTitle: boolean;
  /** By its sign. */
  isHead: boolean;
};

/** The kind of what stands below, where the line is a heading: by what it says, as a question, or by the lines below. */
export function openedKind(text: string, tokens: Tokens, place: Place): LineKind | undefined {
  const { raw, words, lines, index, above } = place;
  const isOpening = (place.isAfterGap || index === 0) && leadsOn(tokens, lines, index, !above.isGapped);
  const isListHead = leadsToItems(text, lines, index);
  const heading = headingOf(raw, words, isListHead || isOpening, place.isTitle, isListHead);
  if (heading) return heading === 'offer' && OF_CONDITIONS.test(raw) ? 'conditions' : heading;
  if (isOpening && QUESTION.test(raw)) return 'prose';
  const isApart = isOpening || (isMarked(raw) && words.length > 1);
  const isAbove = isListHead || (above.hasItems && isListed(above.kind));
  return isApart && isAbove && isBareHeading(raw, words, isListHead, place.isHead)
    ? unknownKind(tokens, lines, index, above.kind, isListHead)
    : undefined;
}

/** `3. Requirements` */
export const numberedHeading = (raw: string, words: Tokens): SectionKind | undefined =>
  NUMBERED.test(raw) ? kindOf(words.slice(1), 1) : undefined;

const LONGEST_BARE = 6;
/** Short, and neither a sentence nor a label with its value; or whatever ends in a colon above a list. */
const isBareHeading = (raw: string, words: Tokens, isListHead: boolean, isHead: boolean): boolean =>
  isHead || (isListHead && /:\s*$/.test(raw)) || isShortHeading(raw, words);

const isShortHeading = (raw: string, words: Tokens): boolean =>
  words.length <= LONGEST_BARE &&
  !/[.;,]$/.test(raw.trim()) &&
  !/:\s*\S/.test(raw) &&
  /^\P{L}*\p{Lu}/u.test(raw);

/** By a sign, a colon or capitals. */
const isMarked = (raw: string): boolean => {
  const plain = raw.replace(/[#*_]+/g, ' ').trim();
  return /^\s*(#|\*\*|__)/.test(raw) || /[:?]$/.test(plain) || plain === plain.toUpperCase();
};

/** `**What you bring.**` */
const BOLD = /^\s*(\*\*|__)([^*_]+)\.\1\s*$/;
/** What the work takes stands there beside what it is like. */
const OF_CONDITIONS = /\b(?:conditions?|demands|environment)\b/i;

/** A heading is short and no sentence; of what it says, the first kind of the list wins. */
export function headingOf(
  raw: string,
  words: Tokens,
  leadsOn: boolean,
  isTitle: boolean,
  isListHead = false,
): SectionKind | undefined {
  if (words.length > LONGEST_HEADING && !(leadsOn && /:\s*$/.test(raw))) return undefined;
  const plain = raw
    .replace(BOLD, '$2')
    .replace(/[#*_]+/g, ' ')
    .trim();
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
export function labelOf(
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
  // `You have a broad command of sauces: …`
  if (colon > LONGEST_SPOKEN && isSpoken(tokens.slice(from, from + colon))) return undefined;
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
export function pairOf(
  text: string,
  tokens: Tokens,
  words: Pick<Line, 'from' | 'to'>,
  section: LineKind,
): Line {
  const label = section === 'offer' ? undefined : labelOf(text, tokens, words, 0.4);
  return label ?? { kind: section === 'prose' ? 'other' : section, ...words };
}
