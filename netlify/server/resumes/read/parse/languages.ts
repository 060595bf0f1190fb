/** Languages that somebody speaks. */
import { bareWord, folded, foldedSet } from '../words/fold.ts';
import { KINDS } from '../words/headings.ts';
import { LANGUAGES, LANGUAGE_COLUMNS } from '../words/languages.ts';

const NAMES = foldedSet(LANGUAGES);

/** The items of a list that begin with the name of a language. */
export function asLanguages(text: string): string[] {
  return text.split(/[,;|•·\t]/u).filter((item) => isLanguage(item));
}

export const isLanguage = (text: string): boolean => {
  if (/^langue maternelle/iu.test(text)) return false;
  const [first = '', second = ''] = text.trim().split(/[\s:–—(/-]+/u);
  return NAMES.has(folded(bareWord(first))) || NAMES.has(folded(bareWord(second)));
};

/** `English (native)`, `English – native`, `English: C1`, `English\tfluent` → `English`. */
export function languageName(text: string): string {
  const [name = ''] = text.split(/[(:\t,]|\s[-–—]\s/u);
  const words = name.trim().split(' ');
  const known = words.findIndex((word) => NAMES.has(folded(bareWord(word))));
  // `English fluent`, but `Brazilian Portuguese` and `British Sign Language`
  return known === 0 && words.length === 2 && !NAMES.has(folded(words[1] ?? ''))
    ? (words[0] ?? '')
    : name.trim();
}

const LEVEL_COLUMNS = foldedSet(LANGUAGE_COLUMNS);

/** `B2 A2`, and what stands above such columns: a table of languages, and nothing else. */
export const isOfLevels = (text: string): boolean =>
  /^(?:[ABC][12](?:\s|$)){1,10}$/.test(text) || LEVEL_COLUMNS.has(folded(text));

const HEADINGS = foldedSet(KINDS.languages);
export const isLanguageHeading = (label: string): boolean => HEADINGS.has(folded(label));
