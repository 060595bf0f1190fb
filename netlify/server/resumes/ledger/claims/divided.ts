/** A text as two statements that each may rest on a text of their own. */
import { LINKS, MEANS_VERBS, OUTCOME_VERBS } from '../data/words.ts';
import { areLeading, isMattering, isWeakVerb } from '../match/near.ts';
import { unitSaying, type Units } from '../match/units.ts';
import type { Frame } from '../text/frame.ts';
import { framesOf } from '../text/frames.ts';
import { itemsOf } from '../text/items.ts';
import { stemSet } from '../text/word-set.ts';
import { readingsOf } from './readings.ts';

const JOINT =
  /,? and |,? while |,? as well as |; |\. | und | et | sowie |, |(?<= (?:team|group|department|staff)) (?=(?:delivering|providing) )/g;
const SENTENCE = /^[;.]/;
const STANDING = /^(?:responsible|in charge|member|part|without|no|sans|pas|ohne|kein\w*) /i;
/** Of one text; nobody joins more. */
const JOINTS_MAXIMUM = 6;

/** The word that a statement opens with. */
function openingOf(frame: Frame | undefined): string {
  const item = frame?.phrases[0]?.items[0];
  return item?.kind === 'word' ? item.key : '';
}

/** `sit on the committee`. */
function weakOpening(frame: Frame | undefined): boolean {
  const item = frame?.phrases[0]?.items[0];
  return item !== undefined && isWeakVerb(item);
}

const opensWithNoun = ({ verb, phrases }: Frame): boolean =>
  verb === null || verb.start > (phrases[0]?.items[0]?.start ?? 0);

/** It says what was done, and not how or when. */
const isToldAlone = (frame: Frame | undefined): boolean =>
  frame?.verb != null
    ? !/(?:ing|ant)$/.test(frame.verb.word)
    : openingOf(frame) !== '' && frame?.phrases[0]?.preposition === '';

const outcomes = stemSet(`${OUTCOME_VERBS} ${LINKS}`);
const means = stemSet(MEANS_VERBS);
/**
 * `Looked after six beds, administering drugs`: done beside it. What was used or made the first act possible, or came of
 * it, is told by the same text; but whoever led did what came of it as well.
 */
export function isToldBeside(before: Frame | undefined, rest: string): boolean {
  const [first, second] = [before?.verb, itemsOf(rest)[0]];
  if (first == null || second?.form !== 'ing' || second.isJoined || !isToldAlone(before)) return false;
  const isKnown = second.verb !== null || framesOf(rest)[0]?.verb?.start === second.start;
  if (!isKnown || means.has(second.key)) return false;
  if (areLeading(first, first)) return true;
  return !isMattering(first) && second.verb?.change === undefined && !outcomes.has(second.key);
}

/** The text cut at each joint behind which something is done: `X and led Y` is `X` and `led Y`. */
export function dividedTexts(text: string, units: Units): [string, string][] {
  const openings = new Set(units.all.flatMap(({ frames }) => frames.filter(opensWithNoun).map(openingOf)));
  const all = [...text.matchAll(JOINT)];
  // Of many the sentences alone.
  const joints = all.length > JOINTS_MAXIMUM ? all.filter(([joint]) => SENTENCE.test(joint)) : all;
  if (joints.length > JOINTS_MAXIMUM) return [];
  return joints.flatMap((match): [string, string][] => {
    const rest = text.slice(match.index + match[0].length);
    const start = text.slice(0, match.index);
    const [first] = framesOf(rest);
    const before = framesOf(start);
    const isAside = isToldBeside(before[0], rest);
    const isStatement =
      isAside ||
      SENTENCE.test(match[0]) ||
      STANDING.test(rest) ||
      first?.verb != null ||
      weakOpening(first) ||
      readingsOf(rest, units, []).length > 0 ||
      (openingOf(first) !== '' && openings.has(openingOf(first)));
    // `Using X, did Y` is one statement.
    const isOwn =
      match[0] !== ', ' || STANDING.test(rest) || (isToldAlone(before[0]) && isToldAlone(first)) || isAside;
    const isWhole =
      before.every(({ phrases }) => phrases.length > 0) || unitSaying(start, units) !== undefined;
    return isStatement && isOwn && isWhole ? [[start, rest]] : [];
  });
}
