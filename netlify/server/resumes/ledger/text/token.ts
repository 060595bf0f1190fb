import type { Limit } from '../data/numbers.ts';

/** A word, number or mark, and where it stands. */
export type Token = {
  text: string;
  /** Folded: lower case, no accents that compatibility forms add, no dots between letters. */
  word: string;
  kind: 'word' | 'number' | 'mark';
  start: number;
  end: number;
  /** Written together with the word before it, as in `412-bed`. */
  isJoined: boolean;
  /** In capitals, as `B.E.` is: a name, even where the same letters are a small word. */
  isCapitals: boolean;
  /** A German or French word that says what was done, its word the noun of the act; as a verb it does it here. */
  act?: 'verb' | 'noun';
  /** `more than` before `doubled`. */
  limit?: Limit;
};
export type Tokens = readonly Token[];
