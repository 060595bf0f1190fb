/** Whether the claim's verb says no more than the source's. */
import { WEAKER_THAN_ALL } from '../data/verbs.ts';
import type { Frame } from '../text/frame.ts';
import { stem } from '../text/stem.ts';
import { implied } from '../text/verb-forms.ts';
import { wordsOf } from '../text/word-set.ts';

const weakest = new Set(wordsOf(WEAKER_THAN_ALL).map((word) => stem(word)));

/** Up or down, of what the verb says or of the numbers around it. */
function directionOf(frame: Frame): 'up' | 'down' | null {
  const change = frame.verb?.verb?.change;
  if (change === 'up' || change === 'down') return change;
  const amount = (preposition: string) =>
    frame.phrases
      .find(
        (phrase) =>
          phrase.preposition === preposition && phrase.items.some(({ quantity }) => quantity !== null),
      )
      ?.items.find(({ quantity }) => quantity !== null)?.quantity;
  const from = amount('from');
  const to = amount('to');
  if (from == null || to?.unit !== from.unit) return null;
  return to.value > from.value ? 'up' : 'down';
}

function isChangeWithin(claim: Frame, source: Frame): boolean {
  const wanted = claim.verb?.verb;
  const given = source.verb?.verb;
  if (wanted?.change === undefined || given?.change === undefined) return false;
  if (wanted.change === 'to') return wanted.key === given.key || wanted.key === 'go' || given.change !== 'to';
  return directionOf(source) === wanted.change;
}

/** Verbs of the same or of less responsibility, in the same direction. */
export function isVerbWithin(claim: Frame, source: Frame, isSummary: boolean): boolean {
  if (claim.verb === null) {
    if (source.verb === null) return true;
    return source.level >= 2 && (isSummary || (source.verb.verb !== null && source.agent !== 'other'));
  }
  if (source.verb === null || claim.level > source.level) return false;
  if (claim.verb.key === source.verb.key) return true;
  const wanted = claim.verb.verb;
  if (wanted === null) return false;
  if (isChangeWithin(claim, source)) return true;
  const given = source.verb.verb;
  if (given !== null && wanted.change === undefined && implied.get(given.key)?.has(wanted.key) === true)
    return true;
  return (
    claim.agent === 'self' &&
    source.agent === 'self' &&
    source.level > 1 &&
    (weakest.has(wanted.key) || weakest.has(claim.verb.key))
  );
}

/** Who did it: nobody may take for himself what others did or what only happened. */
export function isAgentWithin(claim: Frame, source: Frame): boolean {
  if (claim.verb === null) return true;
  if (claim.agent === 'self') return source.agent === 'self';
  if (claim.agent === 'none') return source.agent !== 'other';
  const last = claim.subject.at(-1);
  return (
    source.agent === 'other' &&
    claim.subject.every((key) => source.subject.includes(key)) &&
    (last === undefined ? source.subject.length === 0 : last === source.subject.at(-1))
  );
}
