/** The terms of many fields, made ready for finding them in a text. */
import { phraseOf, addPhrase, emptyPhrases, type Phrases } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';
import { TERM_KINDS, type TermKind, type VocabularyFile } from './schema.ts';

export type VocabularyTerm = { name: string; kind: TermKind; implies: readonly string[] };
export type Spelling = { term: VocabularyTerm; isAmbiguous: boolean };
export type Vocabulary = { spellings: Phrases<Spelling>; terms: ReadonlyMap<string, VocabularyTerm> };

/** Shorter ones written together would be other words: `go live`. */
const SHORTEST_WRITTEN_TOGETHER = 6;
/** A part of a name in capitals such as `Script` of `JavaScript` that can stand alone. */
const SHORTEST_HUMP = 3;

/** @param files the first that has a spelling keeps it; a name in two files is one term with the spellings of both */
export function vocabularyOf(files: readonly VocabularyFile[]): Vocabulary {
  const ambiguous = new Set(files.flatMap((file) => file.ambiguous.map((spelling) => keyOf(spelling))));
  const implied = new Map<string, string[]>();
  for (const { implies } of files)
    for (const [name, broader] of Object.entries(implies))
      implied.set(name, [...(implied.get(name) ?? []), ...broader]);

  const terms = new Map<string, VocabularyTerm>();
  const spellings = emptyPhrases<Spelling>();
  const writtenTogether: [string[], Spelling][] = [];
  for (const { file, kind } of files.flatMap((file) => TERM_KINDS.map((kind) => ({ file, kind }))))
    for (const [name, aliases] of Object.entries(file[kind])) {
      const term = terms.get(name) ?? { name, kind, implies: broaderOf(name, implied) };
      terms.set(name, term);
      for (const written of [name, ...aliases]) {
        const keys = keysOf(written);
        const spelling = { term, isAmbiguous: ambiguous.has(keys.join(' ')) };
        addPhrase(spellings, keys, spelling);
        for (const other of otherwiseJoined(written, keys)) writtenTogether.push([other, spelling]);
      }
    }
  // Last, so that no guess takes a spelling that somebody wrote down.
  for (const [keys, spelling] of writtenTogether) addPhrase(spellings, keys, spelling);
  return { spellings, terms };
}

/** The term that exactly these words name. */
export function termNamed(vocabulary: Vocabulary, text: string): VocabularyTerm | undefined {
  return phraseOf(vocabulary.spellings, keysOf(text))?.term;
}

const keysOf = (text: string) => tokenize(text).map(({ key }) => key);
const keyOf = (text: string) => keysOf(text).join(' ');

/** Nearest first, each once. */
function broaderOf(name: string, implied: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const queue = [...(implied.get(name) ?? [])];
  for (const broader of queue) {
    if (found.has(broader) || broader === name) continue;
    found.add(broader);
    queue.push(...(implied.get(broader) ?? []));
  }
  return [...found];
}

/** `Power BI` as `powerbi`, and `JavaScript` as `java script`. */
function otherwiseJoined(written: string, keys: readonly string[]): string[][] {
  const joined = keys.join('');
  const together =
    keys.length > 1 && keys.length <= 3 && joined.length >= SHORTEST_WRITTEN_TOGETHER ? [[joined]] : [];
  const humps = keys.length === 1 ? written.split(/(?<=\p{Ll})(?=\p{Lu})/u) : [];
  const isParted = humps.length > 1 && humps.every((hump) => hump.length >= SHORTEST_HUMP);
  return isParted ? [...together, keysOf(humps.join(' '))] : together;
}
