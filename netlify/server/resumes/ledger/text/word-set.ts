/** Reads a line of the word lists. */
import { stem } from './stem.ts';

/** The words as they stand. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const wordSet = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

export const stemSet = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).map((word) => stem(word)));
