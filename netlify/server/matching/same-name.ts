/** Whether two texts are one name of one thing: a short form, a maker's name before it, another way of joining it. */
import { foldedWords } from './text/fold.ts';
import { tokenize } from './text/tokens.ts';
import { currentVocabulary } from './vocabulary/built-in.ts';
import { termNamed, type Vocabulary, type VocabularyTerm } from './vocabulary/vocabulary.ts';

const MAKERS = foldedWords(
  'microsoft ms apache amazon google adobe atlassian autodesk oracle ibm sap hashicorp',
);
/** Nouns that add nothing to the name that they follow. */
const KINDS = foldedWords('platform programming language framework js lang development methodology');

const keysOf = (text: string) => tokenize(text).map(({ key }) => key);
const initialsOf = (keys: readonly string[]) => keys.map((key) => key.charAt(0)).join('');

/** The ways in which a name is written in one word. */
function writtenTogether(keys: readonly string[]): Set<string> {
  const [first = '', ...others] = keys;
  const withoutMaker = MAKERS.has(first) && others.length > 0 ? others : keys;
  const end = withoutMaker.findLastIndex((key) => !KINDS.has(key));
  const bare = withoutMaker.slice(0, Math.max(end + 1, 1));
  return new Set(
    [keys, withoutMaker, bare].map((words) => words.join('').replace(/(?<=..)(?:js|lang)$/, '')),
  );
}

const SMALL = foldedWords('and of the for und für et de');

/** `QoS`, `IAM`, `ITSM`: of all words, or of the large ones, `IT` as it is. */
const isShortOf = (short: readonly string[], long: readonly string[]) =>
  short.length === 1 &&
  long.length > 1 &&
  [
    initialsOf(long),
    initialsOf(long.filter((key) => !SMALL.has(key))).replace(/^i(?!$)/, long[0] === 'it' ? 'it' : 'i'),
  ].includes(short[0] ?? '');

/** Names that are remembered: lists of skills are compared each with each. */
const NAMES_MAXIMUM = 4_000;
const termsOf = new WeakMap<Vocabulary, Map<string, VocabularyTerm | null>>();

function knownTerm(vocabulary: Vocabulary, name: string): VocabularyTerm | null {
  const terms = termsOf.get(vocabulary) ?? new Map<string, VocabularyTerm | null>();
  termsOf.set(vocabulary, terms);
  const known = terms.get(name);
  if (known !== undefined) return known;
  if (terms.size >= NAMES_MAXIMUM) terms.clear();
  const term = termNamed(vocabulary, name) ?? null;
  terms.set(name, term);
  return term;
}

/**
 * True where the vocabulary knows both as one term and they differ in nothing but spelling. Its other spellings of a
 * term, such as `GKE` of Kubernetes, ask for the same but are not the same.
 *
 * @throws {Error} where the owner's vocabulary does not fit (see `currentVocabulary`)
 */
export function isSameName(one: string, other: string): boolean {
  const vocabulary = currentVocabulary();
  const term = knownTerm(vocabulary, one);
  if (term === null || knownTerm(vocabulary, other) !== term) return false;
  const [a, b] = [keysOf(one), keysOf(other)];
  if (isShortOf(a, b) || isShortOf(b, a)) return true;
  const written = writtenTogether(b);
  return [...writtenTogether(a)].some((name) => written.has(name));
}
