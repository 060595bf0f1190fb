/** Heads, roles and bonds of the phrases of a statement. */
import { FILLERS, LESSENING, MEASURES } from '../data/words.ts';
import { prepositionClass, type Frame, type FrameItem, type Phrase } from '../text/frame.ts';
import type { Item } from '../text/items.ts';
import { stem } from '../text/stem.ts';
import { stemSet } from '../text/word-set.ts';

const fillers = stemSet(FILLERS);
const lessening = stemSet(LESSENING);

const measures = stemSet(MEASURES);

/** It names what is measured of the words before it, and nothing else. */
export const isMeasure = (item: { key: string; word: string }): boolean =>
  measures.has(item.key) || measures.has(stem(item.word));

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

/** Phrases of the source that a claim may make its object: behind weak verbs also what they ask for with `in`, `to`,
 * `with`; and those of whom a team is. */
export function possibleObjects(frame: Frame): Phrase[] {
  const objects = new Set(objectsOf(frame));
  for (const [index, phrase] of frame.phrases.entries()) {
    const before = frame.phrases[index - 1];
    if (before === undefined || !objects.has(before)) continue;
    const isAskedFor = frame.level === 1 && ASKED_FOR.test(phrase.preposition) && !isAsked(before);
    const isOfTeam =
      phrase.preposition === 'of' && (headOf(before)?.key === 'team' || before.preposition === 'of');
    if (isAskedFor || isOfTeam) objects.add(phrase);
  }
  return [...objects];
}

const ASKED_FOR = /^(?:in|to|with|on|an|bei|à|au|aux)$/;
const isAsked = (phrase: Phrase) => ASKED_FOR.test(phrase.preposition);

const BOUND = /^(?:after|against|before|since|until|despite|cause|under)$/;
/** Its small word changes what is said of it: `advised against a move`. */
export const isBound = ({ preposition }: Phrase): boolean => BOUND.test(prepositionClass(preposition));
const ASKED = /^(?:after|against|before|since|until|despite|cause|under|from|to|means|across)$/;

/** The small words before two phrases go together: order, cause and direction are kept. */
export function arePrepositionsAlike(claim: Phrase, source: Phrase): boolean {
  const wanted = prepositionClass(claim.preposition);
  const given = prepositionClass(source.preposition);
  if (wanted === given) return true;
  if (wanted === 'across' && claim.items.some(({ quantity }) => quantity !== null)) return true;
  if (wanted === 'across' && COVERING.test(source.preposition)) return true;
  if (wanted === 'means' && MEANS.test(source.preposition)) return true;
  return !ASKED.test(wanted) && !BOUND.test(given);
}

/** `through a new contract` and `with a new contract`. */
const COVERING = /^(?:covering|spanning|serving|throughout)$/;
const MEANS = /^(?:with|by|using|use)$/;

const ROLE = /^(?:from|to|by|since|until|after|before)$/;

/** The part that a number plays: `from`, `to` and `by` never change places. */
export function areRolesAlike(claim: Phrase, source: Phrase): boolean {
  const wanted = prepositionClass(claim.preposition);
  const given = prepositionClass(source.preposition);
  return wanted === given || (!ROLE.test(wanted) && !ROLE.test(given));
}

/** The words behind a number up to the end of its phrase. */
export const wordsAfter = (phrase: Phrase, item: FrameItem): FrameItem[] =>
  phrase.items
    .slice(phrase.items.indexOf(item) + 1, phrase.items.indexOf(item) + 13)
    .filter((each) => each.kind === 'word' && !each.key.startsWith('per:') && !isFiller(phrase, each));
