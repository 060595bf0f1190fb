/** Heads, roles and bonds of the phrases of a statement. */
import { FILLERS, LESSENING } from '../data/words.ts';
import type { Frame, FrameItem, Phrase } from '../text/frame.ts';
import type { Item } from '../text/items.ts';
import { stem } from '../text/stem.ts';
import { stemSet } from '../text/word-set.ts';

const fillers = stemSet(FILLERS);
const lessening = stemSet(LESSENING);

/** One word, its synonym, or the act that the other names: `validation` and `validated`. */
export const isSameWord = (one: FrameItem | Item, other: FrameItem | Item): boolean =>
  one.key === other.key || (one.verb !== null && one.verb.key === other.verb?.key);

export const isFiller = (phrase: Phrase, item: FrameItem): boolean =>
  fillers.has(item.key) && phrase.items[0] !== item;
export const isLessening = (item: { key: string; word: string }): boolean =>
  lessening.has(item.key) || lessening.has(stem(item.word));

/** The noun that a phrase is about: its last word. */
export const headOf = (phrase: Phrase): FrameItem | undefined =>
  phrase.items.findLast(
    (item) => item.kind === 'word' && !item.key.startsWith('per:') && !isFiller(phrase, item),
  ) ?? phrase.items.find((item) => item.kind === 'word' && !item.key.startsWith('per:'));

/** What is done: the phrases without a small word; where there are none, the first behind the verb. */
export function objectsOf(frame: Frame): Phrase[] {
  const direct = frame.phrases.filter(
    (phrase, index) =>
      headOf(phrase) !== undefined &&
      (phrase.preposition === '' || isCounted(phrase, frame.phrases[index - 1])),
  );
  if (direct.length > 0) return direct;
  const first = frame.phrases.find((phrase) => !phrase.isBeforeVerb && headOf(phrase) !== undefined);
  return frame.phrases.filter(
    (phrase) =>
      phrase === first ||
      (first !== undefined &&
        !phrase.isBeforeVerb &&
        phrase.preposition === first.preposition &&
        isBeside(frame, phrase, first)),
  );
}

/** `12 of 19 services`: what is counted, behind a number that has no noun of its own. */
const isCounted = (phrase: Phrase, before: Phrase | undefined): boolean =>
  phrase.preposition === 'of' &&
  before?.preposition === '' &&
  headOf(before) === undefined &&
  before.items.some(({ quantity }) => quantity !== null);

/** Coordinated with it: `in SQL and Python`. */
const isBeside = (frame: Frame, phrase: Phrase, first: Phrase): boolean =>
  frame.phrases
    .slice(frame.phrases.indexOf(first), frame.phrases.indexOf(phrase))
    .every(({ preposition }) => preposition === first.preposition);

/** The words behind a number up to the end of its phrase. */
export const wordsAfter = (phrase: Phrase, item: FrameItem): FrameItem[] =>
  phrase.items
    .slice(phrase.items.indexOf(item) + 1, phrase.items.indexOf(item) + 13)
    .filter((each) => each.kind === 'word' && !each.key.startsWith('per:') && !isFiller(phrase, each));
