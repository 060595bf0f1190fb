/** A text as word lists hold it: small letters, no accents, one blank between words. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .trim();

/** Without what stands around a word: `(Systems),` → `Systems`. */
export const bareWord = (word: string): string =>
  word.replace(/^[^\p{L}\p{N}&+]{1,5}/u, '').replace(/[,;:()“”"’]{1,5}$/u, '');

export const foldedSet = (words: Iterable<string>): ReadonlySet<string> => new Set(Array.from(words, folded));

/** Phrases between bars, or words between blanks, of the lists of this folder. */
export const listed = ([phrases = '']: TemplateStringsArray): readonly string[] => phrases.split('|');
export const spaced = ([words = '']: TemplateStringsArray): readonly string[] => words.split(' ');
