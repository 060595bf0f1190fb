/** Numbers, shares and times in words, and how often, in one way of writing them. */
import { named } from '../data/named.ts';
import { FIGURES, INTERVALS, LONG, NUMBER_WORDS, isTime } from '../data/numbers.ts';
import type { Token, Tokens } from './token.ts';

const SPAN = /^(?:in|within|over|during|for|after|last|first|next|past)$/;
/** `a third`, `two thirds`, `three quarters`. */
export function fractionAt(tokens: Tokens, index: number): { value: number; unit: 'share'; size: 2 } | null {
  const count = tokens[index]?.word === 'a' ? 1 : NUMBER_WORDS[tokens[index]?.word ?? ''];
  const word = tokens[index + 1]?.word ?? '';
  // `a quarter` alone is three months.
  const isPart =
    [1, 2].some((back) => tokens[index - back]?.word === 'by') ||
    tokens[index + 2]?.word === 'of' ||
    /^(?:nearly|almost)$/.test(tokens[index - 1]?.word ?? '');
  // `in three quarters` are nine months.
  const isSpan = SPAN.test(tokens[index - 1]?.word ?? '') && tokens[index + 2]?.word !== 'of';
  const isQuarter = word === 'quarters' ? !isSpan : word === 'quarter' && isPart;
  const parts = /^thirds?$/.test(word) ? 3 : /^fifths?$/.test(word) ? 5 : isQuarter ? 4 : 0;
  if (count === undefined || parts === 0) return null;
  return { value: (count / parts) * 100, unit: 'share', size: 2 };
}

/** From words to the figure that they say and its unit; by their first word, the longest first. */
const figures = new Map<string, { words: string[]; figure: string; unit: string }[]>();
for (const line of FIGURES.split(/\n| ; /)) {
  const [said = '', phrases = ''] = line.split(' = ');
  const [figure = '', unit = ''] = said.split(' ');
  for (const words of phrases.split(' | ').map((phrase) => phrase.split(' '))) {
    const known = figures.get(words[0] ?? '') ?? [];
    figures.set(words[0] ?? '', [...known, { words, figure, unit }]);
  }
}
for (const known of figures.values()) known.sort((one, other) => other.words.length - one.words.length);

const LONG_WORD = new RegExp(`^(\\p{L}+?)(${Object.keys(LONG).join('|')})(?:e[nrsm]?)?$`, 'u');

/** The number, and behind it the unit where there is one, in place of the tokens from `first` to `last`. */
function measure(first: Token, last: Token, figure: string, unit: string): Token[] {
  const number: Token = { ...first, text: figure, word: figure, kind: 'number', end: last.end };
  if (unit === '') return [number];
  const end = first === last ? last.end : last.start;
  const kind = unit === '%' ? 'mark' : 'word';
  return [
    { ...number, end },
    { ...last, text: unit, word: unit, kind, start: end },
  ];
}

/** Three of `one week in three`, `un week-end sur trois`. */
function manyOf(tokens: Tokens, index: number): Token | undefined {
  const at = tokens[index + 2]?.isJoined === true ? index + 3 : index + 2;
  const many = tokens[at + 1];
  const isOne = /^(?:one|une?)$/.test(tokens[index]?.word ?? '') && tokens[index + 1]?.kind === 'word';
  const isIn =
    tokens[at]?.word === 'sur' || (tokens[at]?.word === 'in' && isTime(tokens[index + 1]?.word ?? ''));
  return isOne && isIn && (NUMBER_WORDS[many?.word ?? ''] ?? Number(many?.word)) > 1 ? many : undefined;
}

/** `um ein Viertel` is `um 25 %`, `anderthalb` 1.5, `un an et demi` 18 months, `sechswöchig` six weeks. */
export function withFigures(tokens: Tokens): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const found = figures
      .get(token.word)
      ?.find(({ words }) => words.every((word, offset) => tokens[index + offset]?.word === word));
    const last = tokens[index + (found?.words.length ?? 1) - 1] ?? token;
    const [, count = '', long = ''] = LONG_WORD.exec(token.word) ?? [];
    const value = count === 'ein' ? 1 : NUMBER_WORDS[count];
    const many = manyOf(tokens, index);
    if (many !== undefined) {
      result.push({ ...token, word: 'every' }, many, ...tokens.slice(index + 1, tokens.indexOf(many) - 1));
      index = tokens.indexOf(many);
      continue;
    }
    if (found !== undefined) result.push(...measure(token, last, found.figure, found.unit));
    else if (value !== undefined) result.push(...measure(token, token, `${value}`, LONG[long] ?? ''));
    else result.push(token);
    index += (found?.words.length ?? 1) - 1;
  }
  return result;
}

const PER = /^(?:an?|per|each|every|pro|par|chaque)$/;
const EVERY = /^(?:each|every|pro|par|chaque)$/;
/** How often, and not how long. */
const OFTEN = /(?:yearly|monthly|lich(?:e[nr]?)?|iel(?:le)?s?)$/;
const OWN_WORDS: Readonly<Record<number, string>> = { 1: 'monthly', 3: 'quarterly', 12: 'yearly' };
const SHORT = named('weekly: week woche semaine | daily: day tag jour');

/** `every six months` in place of the tokens from `first` to `last`; every three months is quarterly. */
function everyMonths(first: Token, last: Token, months: number): Token[] {
  const word = OWN_WORDS[months];
  if (word !== undefined) return [{ ...first, word, end: last.end, kind: 'word' }];
  const [number, unit] = measure(first, last, `${months}`, 'month');
  return number === undefined || unit === undefined
    ? []
    : [{ ...first, word: 'every', end: first.start, kind: 'word' }, number, { ...unit, end: last.end }];
}

/** `once`, `einmal`, `une fois`: how many tokens say so. */
const onceAt = (tokens: Tokens, index: number): number =>
  tokens[index]?.word === 'once'
    ? 1
    : /^une fois$/.test(`${tokens[index]?.word} ${tokens[index + 1]?.word}`)
      ? 2
      : 0;

/** `halbjährlich` is every six months, `every three months` quarterly, `once a week` weekly. */
export function withIntervals(tokens: Tokens): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const size = onceAt(tokens, index);
    const isPer = (size > 0 ? PER : EVERY).test(tokens[index + size]?.word ?? '');
    const at = index + size + Number(isPer);
    const joined = tokens[at + 1]?.isJoined === true ? `${tokens[at]?.word}${tokens[at + 1]?.word}` : '';
    const last = tokens[INTERVALS[joined] === undefined ? at : at + 1];
    const many = token.word === 'every' ? (NUMBER_WORDS[last?.word ?? ''] ?? Number(last?.word)) : Number.NaN;
    const isMany = many > 1 && /^(?:month|monat|mois)s?$/.test(tokens[at + 1]?.word ?? '');
    const months = isMany ? many : (INTERVALS[joined] ?? INTERVALS[last?.word ?? ''] ?? 0);
    const isHalf = months === 6 && (isPer || OFTEN.test(last?.word ?? ''));
    const end = isMany ? tokens[at + 1] : last;
    const short = size > 0 && isPer ? SHORT[last?.word ?? ''] : undefined;
    if (months > 0 && end !== undefined && (isMany || isHalf || (size > 0 && isPer))) {
      result.push(...everyMonths(token, end, months));
      index = tokens.indexOf(end);
    } else if (short !== undefined && last !== undefined) {
      result.push({ ...token, word: short, end: last.end });
      index = at;
    } else result.push(token);
  }
  return result;
}
