/** Which verbs we know, and in which form a word would be one. */
import { UNCHANGED } from '../data/irregular-verbs.ts';
import { VERBS_OF_LANGUAGES } from '../data/verbs-of-languages.ts';
import { VERB_GROUPS, type VerbGroup } from '../data/verbs.ts';
import { participleOnly, pastAndParticiple, pastOnly, stem } from './stem.ts';
import { wordSet, wordsOf } from './word-set.ts';

/** `past` is never a participle, `either` may be; `plain` is the base form or its `-s`. */
export type VerbForm = 'past' | 'either' | 'participle' | 'ing' | 'any' | 'plain';

export type KnownVerb = { key: string; level: number; change: VerbGroup['change'] };

const unchanged = wordSet(UNCHANGED);
const known = new Map<string, KnownVerb>();
/** From a group's key to the keys that it implies, at any distance. */
export const implied = new Map<string, ReadonlySet<string>>();

const keyOf = (word: string) =>
  word
    .split('_')
    .map((part) => stem(part))
    .join('_');

for (const { words, level, change } of VERB_GROUPS) {
  const [first = ''] = wordsOf(words);
  const key = keyOf(first);
  for (const word of [...wordsOf(words), ...wordsOf(VERBS_OF_LANGUAGES[first] ?? '')])
    if (!known.has(keyOf(word))) known.set(keyOf(word), { key, level, change });
}
const direct = new Map(
  VERB_GROUPS.map(({ words, implies }) => [
    keyOf(wordsOf(words)[0] ?? ''),
    wordsOf(implies ?? '').map((word) => known.get(keyOf(word))?.key ?? keyOf(word)),
  ]),
);
for (const key of direct.keys()) {
  const all = new Set<string>([key]);
  for (const each of all) for (const next of direct.get(each) ?? []) all.add(next);
  implied.set(key, all);
}

export const verbGroup = (key: string, stemmed: string): KnownVerb | null =>
  known.get(key) ?? known.get(stemmed) ?? null;

export function formOf(word: string): VerbForm | null {
  if (pastOnly.has(word)) return 'past';
  if (pastAndParticiple.has(word)) return 'either';
  if (participleOnly.has(word)) return 'participle';
  if (unchanged.has(word)) return 'any';
  const rest = stem(word);
  if (word.endsWith('ed') && rest !== word && word.length > 4) return 'either';
  if (word.endsWith('ing') && rest !== word) return 'ing';
  return known.has(rest) ? 'plain' : null;
}
