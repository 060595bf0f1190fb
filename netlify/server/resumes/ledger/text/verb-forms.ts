/** Which verbs we know, and in which form a word would be one. */
import { ACT_NAMES } from './act-forms.ts';
import { UNCHANGED, VERB_LINES, VERBS_OF_LANGUAGES } from '../data/verbs.ts';
import { participleOnly, pastAndParticiple, pastOnly, stem } from './stem.ts';
import { wordSet, wordsOf } from './word-set.ts';

/** `past` is never a participle, `either` may be; `plain` is the base form or its `-s`. */
export type VerbForm = 'past' | 'either' | 'participle' | 'ing' | 'any' | 'plain';

export type KnownVerb = {
  /** Of its own line. */
  key: string;
  level: number;
  change: 'up' | 'down' | 'to' | undefined;
  /** Keys of all lines that it stands in. */
  lines: readonly string[];
  /** Keys of the lines that say no more. */
  says: ReadonlySet<string>;
};

const unchanged = wordSet(UNCHANGED);
const CHANGES: Readonly<Record<string, KnownVerb['change']>> = { '-': 'down', '+': 'up', '=': 'to' };

const keyOf = (word: string) =>
  word
    .split('_')
    .map((part) => stem(part))
    .join('_');

/** The lines of the list, from their first words. */
const lines = VERB_LINES.trim()
  .split(/\n| \| /)
  .map((line) => {
    const [head = '', implied = ''] = line.split(' > ');
    const [own = '', others = ''] = head.slice(head.indexOf(' ')).split(' ; ');
    const [first = '', ...rest] = wordsOf(own);
    const words = [
      first,
      ...rest,
      ...(ACT_NAMES.get(first) ?? []),
      ...wordsOf(VERBS_OF_LANGUAGES[first] ?? ''),
    ].map((word) => keyOf(word));
    return {
      key: keyOf(first),
      level: Number(line[0]),
      change: CHANGES[line[1] ?? ''],
      words,
      others: wordsOf(others).map((word) => keyOf(word)),
      implied: wordsOf(implied).map((word) => keyOf(word)),
    };
  });

const lineOf = new Map<string, Pick<(typeof lines)[number], 'key' | 'level' | 'change' | 'implied'>>();
for (const line of lines) for (const word of line.words) if (!lineOf.has(word)) lineOf.set(word, line);
for (const { level, change, others } of lines)
  for (const key of others) if (!lineOf.has(key)) lineOf.set(key, { key, level, change, implied: [] });

/** The keys of a line and of those that it implies, at any distance. */
function saidBy(key: string): string[] {
  const all = new Set([key]);
  for (const each of all)
    for (const next of lineOf.get(each)?.implied ?? []) all.add(lineOf.get(next)?.key ?? next);
  return [...all];
}

const known = new Map<string, KnownVerb>(
  [...lineOf].map(([word, { key, level, change }]) => {
    const own = [key, ...lines.filter(({ others }) => others.includes(word)).map((line) => line.key)];
    return [word, { key, level, change, lines: own, says: new Set(own.flatMap((each) => saidBy(each))) }];
  }),
);

/** `sit` of `sat`. */
const irregular = new Set(
  [pastOnly, pastAndParticiple, participleOnly].flatMap((forms) => [...forms.values()]),
);

/** Who co-led took part in leading. */
function jointVerb(key: string): KnownVerb | null {
  const verb = key.startsWith('co') ? known.get(key.slice('co'.length)) : undefined;
  return verb === undefined
    ? null
    : { key, level: 1, change: verb.change, lines: [key], says: new Set([key, ...verb.says]) };
}

export const verbGroup = (key: string, stemmed: string): KnownVerb | null =>
  known.get(key) ?? known.get(stemmed) ?? jointVerb(stemmed);

export function formOf(word: string): VerbForm | null {
  if (pastOnly.has(word)) return 'past';
  if (pastAndParticiple.has(word)) return 'either';
  if (participleOnly.has(word)) return 'participle';
  if (unchanged.has(word)) return 'any';
  const rest = stem(word);
  if (word.endsWith('ed') && rest !== word && word.length > 4) return 'either';
  if (word.endsWith('ing') && rest !== word) return 'ing';
  return known.has(rest) || irregular.has(word) || jointVerb(rest) !== null ? 'plain' : null;
}
