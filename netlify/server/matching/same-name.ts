/** Whether two texts are one name of one thing: a short form, a maker's name before it, another way of joining it. */
import { foldedWords } from './text/fold.ts';
import { tokenize } from './text/tokens.ts';
import { currentVocabulary } from './vocabulary/built-in.ts';
import { termNamed } from './vocabulary/vocabulary.ts';

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

const isShortOf = (short: readonly string[], long: readonly string[]) =>
  short.length === 1 && long.length > 1 && short[0] === initialsOf(long);

/**
 * True where the vocabulary knows both as one term and they differ in nothing but spelling. Its other spellings of a
 * term, such as `GKE` of Kubernetes, ask for the same but are not the same.
 *
 * @throws {Error} where the owner's vocabulary does not fit (see `currentVocabulary`)
 */
export function isSameName(one: string, other: string): boolean {
  const vocabulary = currentVocabulary();
  const term = termNamed(vocabulary, one);
  if (term === undefined || termNamed(vocabulary, other) !== term) return false;
  const [a, b] = [keysOf(one), keysOf(other)];
  if (isShortOf(a, b) || isShortOf(b, a)) return true;
  const written = writtenTogether(b);
  return [...writtenTogether(a)].some((name) => written.has(name));
}
