/** Words of a text with what stands between them, so that a term is found however it is joined. */
import { fold } from './fold.ts';

/** What stands before a word, the strongest mark of it; `joint` is a space, a hyphen, a dot or nothing. */
export type Gap = 'joint' | 'slash' | 'comma' | 'dash' | 'bracket' | 'colon' | 'stop' | 'line';

/** Words `from` up to, not including, `to`. */
export type Range = { from: number; to: number };

export type Token = { text: string; key: string; start: number; end: number; gap: Gap };
export type Tokens = readonly Token[];

/** `C++`, `C#`, `.NET`, `5+`, `&`; an apostrophe parts, but for the English possessive. */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][sS](?![\p{L}\p{N}])|\+{1,2}(?![\p{L}\p{N}])|#(?![\p{L}\p{N}]))?|\.(?<![\p{L}\p{N}.]\.)(?=\p{L})[\p{L}\p{N}]{1,60}|&/gu;

/** Before whose full stop no sentence ends. */
const ABBREVIATION = /^(?:mind|inkl|bzw|ca|ggf|evtl|st|dr|mr|ms|mrs|min|max|approx|incl|vgl|gem|sog)$/i;
/** `z. B.`, `e.g. Java`: a letter beside another. */
const isAbbreviated = (word: string, before: Token | undefined, other: Token | undefined): boolean =>
  before !== undefined &&
  (ABBREVIATION.test(before.text) ||
    (before.text.length === 1 &&
      (word.length === 1 || (other?.text.length === 1 && before.gap === 'joint'))));

/** `1. Juni`, `im 4. Semester` */
const COUNTED =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|semester|lehrjahr|quartal)$/i;
const isCounted = (word: string, before: Token | undefined): boolean =>
  /^\d{1,2}$/.test(before?.text ?? '') && COUNTED.test(word);

/** Words as one text, to hold a phrase against. */
export const joinedKeys = (words: Tokens): string => words.map(({ key }) => key).join(' ');

/** @returns the words of `text` in order; linear in its length */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const gap = tokens.length > 0 ? gapOf(text.slice(last, index), tokens, word) : 'line';
    last = index + word.length;
    tokens.push({ text: word, key: fold(word), start: index, end: last, gap });
  }
  return tokens;
}

/** `1,200 beds` */
const isThousands = (word: string, before: Token | undefined): boolean =>
  /^\d{3}$/.test(word) && /^\d{1,3}$/.test(before?.text ?? '');

function gapOf(between: string, written: Tokens, word: string): Gap {
  if (between === ' ' || between === '') return 'joint';
  const before = written.at(-1);
  if (between === ',' && isThousands(word, before)) return 'joint';
  if (between === '. ' && (isCounted(word, before) || isAbbreviated(word, before, written.at(-2))))
    return 'joint';
  if (/[\n\r]/.test(between)) return 'line';
  if (/[.!?…](?=[\s"'”’)]|$)|[•·;|✔★●▪]/u.test(between) && !/^\.$/.test(between)) return 'stop';
  if (between.includes(':')) return 'colon';
  if (/[()[\]{}]/.test(between)) return 'bracket';
  if (between.includes(',')) return 'comma';
  if (/[–—]|\s-|-\s/.test(between)) return 'dash';
  return between.includes('/') ? 'slash' : 'joint';
}

/** True where a word belongs to the one before it as parts of one term do. */
export const isJoined = ({ gap }: Token) => gap === 'joint' || gap === 'slash';
