/** What comes of holding a statement against a text. */
import type { Item } from '../text/items.ts';

/** `depth` tells how near the source was: of several refusals the deepest is said. */
export type Miss = { isMatch: false; depth: number; reason: string };
export type Match = { isMatch: true; used: Item[] } | Miss;

export type Place = {
  /** Keys of the employer's name, in a summary of its place too. */
  company: ReadonlySet<string>;
  /** Keys of the words of the titles held there, which may tell more closely whom or what is spoken of. */
  titles?: ReadonlySet<string>;
  /** The titles held there. */
  held?: readonly string[];
};

export const refuse = (depth: number, reason: string): Miss => ({ isMatch: false, depth, reason });
