/** What comes of holding a statement against a text. */
import type { FrameItem } from '../text/frame.ts';

/** `depth` tells how near the source was: of several refusals the deepest is said. */
export type Miss = { isMatch: false; depth: number; reason: string };
export type Match = { isMatch: true; used: FrameItem[] } | Miss;

export type Place = {
  /** Keys of the employer's name, in a summary of its place too. */
  company: ReadonlySet<string>;
  /** In a summary a phrase may stand without the word that opens its source. */
  isSummary: boolean;
  /** The texts speak of the person alone: whatever the verb, it is said of him. */
  isGeneral: boolean;
  /** Keys of the words of the titles held there, which may tell more closely whom or what is spoken of. */
  titles?: ReadonlySet<string>;
};

export const refuse = (depth: number, reason: string): Miss => ({ isMatch: false, depth, reason });
