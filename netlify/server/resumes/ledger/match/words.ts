/** The words of a text in their order, each with the statement, phrase and part of the text that it stands in. */
import { prepositionClass, type Frame, type FrameItem, type Phrase } from '../text/frame.ts';

export type Word = {
  item: FrameItem;
  frame: Frame;
  /** Null of a verb. */
  phrase: Phrase | null;
  isVerb: boolean;
  /** Parts are divided by commas, too; clauses by stronger marks alone. */
  part: number;
  clause: number;
};
/** A word of the claim with one of the source that it may rest on. */
export type Pair = { claim: Word; source: Word };

const known = new WeakMap<readonly Frame[], readonly Word[]>();

export function wordsOf(frames: readonly Frame[]): readonly Word[] {
  const found = known.get(frames);
  if (found !== undefined) return found;
  const words: Word[] = [];
  let part = 0;
  let clause = 0;
  for (const frame of frames) {
    part += 1;
    if (frame.isFirst) clause += 1;
    if (frame.verb !== null)
      words.push({
        item: { ...frame.verb, isNegated: frame.isNegated },
        frame,
        phrase: null,
        isVerb: true,
        part,
        clause,
      });
    for (const phrase of frame.phrases) {
      if (phrase.isOpening) part += 1;
      for (const item of phrase.items) words.push({ item, frame, phrase, isVerb: false, part, clause });
    }
  }
  known.set(frames, words);
  return words;
}

/** What its small word makes of it; years are in a time, however that is said. */
export function roleOf({ item, phrase }: Word): string {
  const role = prepositionClass(phrase?.preposition ?? '');
  const isTime = item.quantity?.unit === 'year';
  return isTime && !/^(?:since|until|before|after)$/.test(role) ? 'in' : role;
}
