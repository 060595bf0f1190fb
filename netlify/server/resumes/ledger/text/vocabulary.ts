/** Finds the one name of a word or of several words that belong together. */
import { ABBREVIATIONS, SAME_NAMES } from '../data/abbreviations.ts';
import { KINDS_OF_THINGS } from '../data/kinds-of-things.ts';
import { NEAR_VERBS } from '../data/near-verbs.ts';
import { GENERAL_WORDS, NEAR_WORDS } from '../data/near-words.ts';
import { ADJECTIVES_OF_NOUNS, NOUNS_OF_VERBS } from '../data/nouns-of-verbs.ts';
import { SYNONYMS } from '../data/synonyms.ts';
import { VERB_LINES, VERBS_OF_LANGUAGES } from '../data/verbs.ts';
import { stem } from './stem.ts';
import type { Tokens } from './token.ts';

const PHRASE_WORDS_MAXIMUM = 8;
const lines = (text: string) =>
  text
    .split(/\n| ; /)
    .map((line) => line.trim())
    .filter((line) => line !== '');
const phraseKey = (text: string) =>
  text
    .split(/[\s_]+/)
    .map((word) => stem(word))
    .join(' ');

/** From the stems of a phrase to the key that stands for it. */
const names = new Map<string, string>();
/** First words of phrases, so that most words are asked once. */
const openings = new Set<string>();

function add(phrase: string, key: string): void {
  const stems = phraseKey(phrase);
  if (!names.has(stems)) names.set(stems, key);
  if (stems.includes(' ')) openings.add(stems.split(' ', 1)[0] ?? '');
}

for (const line of lines(ABBREVIATIONS)) {
  const [short = '', long = ''] = line.split(' = ');
  const key = stem(short.split(' ')[0] ?? '');
  for (const word of short.split(' ')) add(word, key);
  for (const phrase of long.split(' | ')) add(phrase, key);
}
for (const line of lines(SAME_NAMES)) {
  const phrases = line.split(' | ');
  const key = phraseKey(phrases[0] ?? '').replaceAll(' ', '_');
  const known = phrases.map((phrase) => names.get(phraseKey(phrase))).find((name) => name !== undefined);
  for (const phrase of phrases) add(phrase, known ?? key);
}
for (const line of lines(NOUNS_OF_VERBS + ADJECTIVES_OF_NOUNS)) {
  const [word = '', derived = ''] = line.split(': ');
  const key = names.get(phraseKey(word)) ?? phraseKey(word).replaceAll(' ', '_');
  for (const each of derived.split(' ')) add(each, key);
}
for (const group of lines(SYNONYMS).flatMap((line) => line.split(' | '))) {
  const words = group.split(' ');
  for (const word of words) add(word, stem(words[0] ?? ''));
}
for (const words of [
  VERB_LINES,
  NEAR_VERBS,
  NEAR_WORDS,
  GENERAL_WORDS,
  KINDS_OF_THINGS,
  ...Object.values(VERBS_OF_LANGUAGES),
])
  for (const word of words.split(/[\s:]/))
    if (word.includes('_')) add(word, phraseKey(word).replaceAll(' ', '_'));

/** The key of a word or phrase as the lists write it. */
export const keyOf = (phrase: string): string =>
  names.get(phraseKey(phrase)) ?? phraseKey(phrase).replaceAll(' ', '_');

/** From the key of a word to those that it may be said with. */
type Links = Map<string, Set<string>>;
const near: Links = new Map();
const link = (source: string, claims: readonly string[], links = near) => {
  const known = links.get(source) ?? new Set();
  links.set(source, known);
  for (const claim of claims) known.add(claim);
};
for (const group of lines(NEAR_WORDS).flatMap((line) => line.split(' | '))) {
  const keys = group.split(' ').map((word) => keyOf(word));
  for (const key of keys) link(key, keys);
}
for (const line of lines(GENERAL_WORDS + KINDS_OF_THINGS)) {
  const [general = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) link(keyOf(word), [keyOf(general)]);
}
for (const day of 'monday tuesday wednesday thursday friday saturday sunday'.split(' '))
  link(`per:${stem(day)}`, ['per:week']);

/** `analyse` and `analyze`. */
const spelledAlike = (key: string): string => key.replace(/(?<=[iy])s$/, 'z');
const nearVerbs: Links = new Map();
for (const group of lines(NEAR_VERBS).flatMap((line) => line.split(' | '))) {
  const [same = [], less = []] = group
    .split(' > ')
    .map((words) => words.split(' ').map((word) => spelledAlike(keyOf(word))));
  for (const key of same) link(key, [...same, ...less], nearVerbs);
}

/** The one verb says the same as the other, or less. */
export const isNearVerb = (claim: string, source: string): boolean =>
  nearVerbs.get(spelledAlike(source))?.has(spelledAlike(claim)) === true;

/** The one word says the same as the other, or less. */
export const isNearWord = (claim: string, source: string): boolean => near.get(source)?.has(claim) === true;

/** A word or a phrase with its key; `size` tokens long. */
export type Named = { key: string; size: number };

const STANDS_BEFORE_VERB = /^(?:who|which|that|and|or|but|then|also|he|she|it|i|we|they|\w+ly)$/;
/** `idempotency keys in the API` keys nothing in. */
function isPluralBefore(tokens: Tokens, last: number): boolean {
  const [before, noun] = [tokens[last - 2], tokens[last - 1]];
  const isNoun = before?.kind === 'word' && !STANDS_BEFORE_VERB.test(before.word);
  return isNoun && /[^su]s$/.test(noun?.word ?? '') && /^(?:in|on|for|at)$/.test(tokens[last]?.word ?? '');
}

/** The longest phrase that begins at `index`, else the word alone. */
export function nameAt(tokens: Tokens, stems: readonly string[], index: number): Named {
  const first = stems[index] ?? '';
  if (openings.has(first)) {
    const places = [index];
    for (let at = index + 1; places.length < PHRASE_WORDS_MAXIMUM && at < tokens.length; at += 1) {
      if (tokens[at]?.text === ',') continue;
      if (tokens[at]?.kind === 'mark') break;
      places.push(at);
    }
    for (let length = places.length; length > 1; length -= 1) {
      const key = names.get(
        places
          .slice(0, length)
          .map((at) => stems[at])
          .join(' '),
      );
      // `took on-call duty` is no `took on`.
      const isCut = tokens[(places[length - 1] ?? index) + 1]?.isJoined === true;
      // `work on site`: on site; `the pass on weekend nights` is passed on to nobody.
      const last = places[length - 1] ?? index;
      const isNoun = /^(?:an?|the)$/.test(tokens[index - 1]?.word ?? '');
      const isOfNext = tokens[last]?.word === 'on' && (isNoun || names.has(`on ${stems[last + 1]}`));
      const isPlural = length === 2 && isPluralBefore(tokens, last);
      if (key !== undefined && !isCut && !isOfNext && !isPlural)
        return { key, size: (places[length - 1] ?? index) - index + 1 };
    }
  }
  return { key: names.get(first) ?? first, size: 1 };
}
