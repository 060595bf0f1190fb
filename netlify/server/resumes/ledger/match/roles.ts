/** Who somebody is, and whose an act is that a noun opens with: a claim has neither from another. */
import { MAKING, OUTCOME_VERBS } from '../data/words.ts';
import { stemSet } from '../text/word-set.ts';
import { isLightVerb, isPerson, isWeakVerb } from './near.ts';
import type { Said, Pairs, Words } from './said.ts';

/** `for the director`, `while the operations manager was away`. */
function isAnother(word: Said, own: Words): boolean {
  let first = word;
  for (let at = own.indexOf(word); first.gap.length === 0 && at > 0; at -= 1) first = own[at - 1] ?? first;
  if (first.gap.includes('as')) return false;
  return word.role !== '' || (first !== own[0] && first.gap.includes('the'));
}

/** `served on a committee`: whoever did was a member. */
const BELONGING = /^(?:served?|serving|sat|sit|sitting|belong|belonged|member|joined)$/;
/** Who one is opens the source too: `director` is none who worked for one. */
export function isRoleOfOther(word: Said, pairs: Pairs, said: Words, own: Words): boolean {
  if (
    /^(?:member|mitglied|membre)$/.test(word.item.word) &&
    own.some(({ item }) => BELONGING.test(item.word))
  )
    return false;
  if (word.quantity !== null) return false;
  // `for two audiences: the loan team and the branch network`
  if (word.gap.includes(':') && word.gap.includes('the')) return false;
  const isAs = word.gap.includes('as');
  const opens = said[said.indexOf(word) - 1]?.clause !== word.clause;
  if (!isAs && (!opens || said.some(({ isVerb, clause }) => isVerb && clause === word.clause))) return false;
  const head = word.counted.findLast(({ gap }) => gap.length === 0) ?? word;
  const found = pairs.filter(({ claim }) => claim === head);
  return (
    (isPerson(head.item) || /^(?:lead|head|chief)$/.test(head.item.word)) &&
    found.length > 0 &&
    found.every(({ source }) => !source.isVerb && isAnother(source, own))
  );
}

const RANK = /^(?:leader|chief|director|commander|principal)$/;
/** `Platoon leader` of who led one: a rank is a title, held or not. */
export const isRankTaken = (word: Said, pairs: Pairs, said: Words, held: readonly string[]): boolean =>
  RANK.test(word.item.word) &&
  said.indexOf(word) > 0 &&
  word.gap.length === 0 &&
  pairs.every(({ claim, source }) => claim !== word || source.isVerb) &&
  !held.some((title) => title.toLowerCase().includes(word.item.word));

/** `Trained operators` of who operated: whoever did it is nobody that something was done to. */
export function isDoerMade(word: Said, pairs: Pairs, said: Words): boolean {
  if (word.isVerb || !isPerson(word.item)) return false;
  const before = said.slice(0, said.indexOf(word) + 1).filter(({ clause }) => clause === word.clause);
  const act = before.findLast(({ isVerb, item }) => isVerb && !isWeakVerb(item));
  if (act === undefined || before.slice(before.indexOf(act)).some(({ gap }) => gap.includes('as')))
    return false;
  const found = pairs.filter(({ claim }) => claim === word);
  const name = word.item.word.replace(/s$/, '');
  return (
    found.length > 0 &&
    found.every(
      ({ source: { isVerb, item, frame } }) =>
        isVerb && frame?.agent === 'self' && !item.word.startsWith(name),
    )
  );
}

const ACT = /(?:ion|ung|ment|age|ing|ance|ées?|és?)$/;
const OF_ACT = /^(?:of|von|der|des|de|du|d'|bei|beim)$/;
/** `Planning of the restoration`: the second is what the first is of. */
function isOfAct({ item, frame, gap }: Said, own: Words): boolean {
  const at = own.findIndex(({ item: { start } }) => start === item.start);
  const before = own[at - 1];
  const level = before?.item.verb?.level ?? 0;
  const isOpening = frame?.phrases[0]?.items[0]?.start === before?.item.start;
  return isOpening && level < 3 && ACT.test(before?.item.word ?? '') && OF_ACT.test(gap[0] ?? '');
}

/** `Restoration of two organs` of who observed or planned it: it was not his. */
export function isActOfOther(word: Said, pairs: Pairs, said: Words, own: Words): boolean {
  const isAct = word.item.verb !== null || ACT.test(word.item.word);
  if (
    word.isVerb ||
    word.frame?.verb !== null ||
    !isAct ||
    !(OF_ACT.test(said[1]?.gap[0] ?? '') || said[1]?.quantity != null)
  )
    return false;
  const found = pairs.filter(({ claim }) => claim === word);
  return (
    found.length > 0 &&
    found.every(({ source }) => {
      const verb = source.frame?.verb ?? null;
      if (source.isVerb || source.frame === undefined) return false;
      return verb === null ? isOfAct(source, own) : source.frame.level < 3 && !isLightVerb(verb);
    })
  );
}

const ACTING = stemSet(`${MAKING} develop create maintain install set_up configure deploy launch`);
const outcomes = stemSet(OUTCOME_VERBS);
/** `Built a service, handling messages`: the service may do so, unless it is what came of building it. */
export function isOfThing({ item, frame, gap }: Said, own: Words): boolean {
  const act = own.findLast(({ isVerb, item: { start } }) => isVerb && start < item.start);
  return (
    item.form === 'ing' &&
    frame?.link === '' &&
    gap.join('') === ',' &&
    ACTING.has(act?.item.verb?.key ?? act?.item.key ?? '') &&
    item.verb?.change === undefined &&
    !outcomes.has(item.key)
  );
}
