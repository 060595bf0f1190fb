/** Decides by its place whether a word that may be a verb is one. */
import {
  CONJUNCTIONS,
  DESCRIBING,
  DETERMINERS,
  NAMING,
  PREPOSITIONS,
  RELATIVES,
  SELF,
  THINGS,
} from '../data/words.ts';
import { JOINING_VERBS, NOUNS_TOO } from '../data/verbs.ts';
import type { Item } from './items.ts';
import { stem } from './stem.ts';
import { stemSet, wordSet } from './word-set.ts';

export const determiners = wordSet(DETERMINERS);
export const prepositions = wordSet(PREPOSITIONS);
export const conjunctions = wordSet(CONJUNCTIONS);
export const relatives = wordSet(RELATIVES);
export const selves = wordSet(SELF);
const describing = wordSet(DESCRIBING);
const naming = wordSet(NAMING);
const joining = stemSet(JOINING_VERBS);
export const nounsToo = wordSet(NOUNS_TOO);
const things = wordSet(THINGS);

/** In French they name an act, and `de` behind them what it is done to. */
const FRENCH_NOUN = /(?:[st]ion|ement|[^r]age|tenue|mise|prise|saisie|vente|suivi|accueil|achat|aide|appui)$/;
const BE = /^(?:am|is|are|was|were|be|been|being)$/;
const AUXILIARY =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|having|do|does|did|will|would|can|could|may|might|shall|should)$/;
export const isBe = (item: Item | undefined): boolean =>
  item !== undefined && item.kind !== 'word' && BE.test(item.word);
const isAuxiliary = (item: Item | undefined): boolean => item !== undefined && AUXILIARY.test(item.word);
const isContent = (item: Item | undefined): boolean => item?.kind === 'word' || item?.kind === 'quantity';

/** What stood right before, marks and small words that change nothing left out. */
function before(items: readonly Item[], index: number): Item | undefined {
  let at = index - 1;
  while (
    at >= index - 3 &&
    items[at] !== undefined &&
    (/^(?:not|never)$/.test(items[at]?.word ?? '') || /^(?:also|then|both)$/.test(items[at]?.word ?? ''))
  )
    at -= 1;
  return items[at];
}

const isBreak = (item: Item | undefined): boolean =>
  item === undefined ||
  item.kind === 'mark' ||
  conjunctions.has(item.word) ||
  relatives.has(item.word) ||
  selves.has(item.word);

/** An object may begin here: `a`, `14`, a noun; not `of`, not a comma. */
const beginsObject = (item: Item | undefined): boolean =>
  isContent(item) ||
  (item?.kind === 'free' && (determiners.has(item.word) || /^(?:it|them|us|me)$/.test(item.word)));

/** `Occasionally covered the ward`, `At Arden, regularly trained nurses`: what follows is what was done. */
const isOpeningAdverb = (items: readonly Item[], index: number): boolean =>
  items[index]?.word.endsWith('ly') === true && isBreak(items[index - 1]);

function isPastVerb(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const last = before(items, index);
  const next = items[index + 1];
  if (item === undefined || item.isJoined || (describing.has(item.word) && next?.kind === 'word'))
    return false;
  // `a combined 400 beds`
  if (next?.isJoined === true || /^an?$/.test(last?.word ?? '')) return false;
  if (isBe(last) || isBreak(last) || isAuxiliary(last)) return true;
  const isBetween =
    next?.kind === 'word' &&
    (last?.form === 'past' ||
      last?.form === 'either' ||
      // `cut delayed transfers`
      (last?.form === 'any' && last.verb?.change !== undefined) ||
      // `caring for ventilated adults`
      (last?.isPhrase === true && last.verb !== null) ||
      last?.kind === 'free' ||
      last?.kind === 'quantity' ||
      last?.word.endsWith('ly') === true);
  return !isBetween || isOpeningAdverb(items, index - 1);
}

function isIngVerb(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const last = before(items, index);
  const next = items[index + 1];
  if (item === undefined || item.isJoined || next?.isJoined === true || isJoining(items, index)) return false;
  if (isBe(last)) return true;
  const isChange =
    item.verb?.change !== undefined &&
    /^(?:from|by|to)$/.test(next?.word ?? '') &&
    items[index + 2]?.quantity != null;
  if (isChange) return true;
  // `cut parts spending 15%`
  const isFollowed =
    (next?.kind === 'quantity' && !(naming.has(item.word) && next.quantity?.unit === '%')) ||
    (next !== undefined && determiners.has(next.word));
  if (isFollowed && item.verb !== null && (last === undefined || last.text === ',' || isContent(last)))
    return true;
  // `by moving to steel`
  if (!beginsObject(next) || naming.has(item.word))
    return (last === undefined || last.word === 'by') && item.verb !== null && !naming.has(item.word);
  if (
    last === undefined ||
    last.kind === 'mark' ||
    /^(?:by|without|while|when|through|after|before|and)$/.test(last.word)
  )
    return last?.word !== 'and' || item.verb !== null;
  return item.verb !== null && /^(?:in|to|with|for|at|of|on|from|when)$/.test(last.word);
}

function isPlainVerb(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const last = before(items, index);
  const next = items[index + 1];
  if (item === undefined || item.isJoined || next?.isJoined === true) return false;
  if (isAuxiliary(last) || (last !== undefined && (selves.has(last.word) || relatives.has(last.word))))
    return true;
  if (last?.word === 'to' && /^help(?:s|ed|ing)?$/.test(items[index - 2]?.word ?? ''))
    return beginsObject(next) && item.verb !== null;
  if (last?.word === 'to')
    return beginsObject(next) && item.verb !== null && (next?.kind === 'free' || next?.kind === 'quantity');
  // `Head of Operations`, `Design of castings`, `Rédaction de notices`.
  if (namesPerson(items, index) || (next?.word === 'of' && /^[a-z]+$/.test(item.word))) return false;
  if (/^(?:de|du|des|d'|à|au|aux)$/.test(next?.word ?? '') && FRENCH_NOUN.test(item.word)) return false;
  if (last === undefined || last.text === ';' || last.text === '.' || last.text === ':')
    return (
      (item.form === 'any' || !/[^s]s$/.test(item.word) || beginsObject(next)) &&
      next !== undefined &&
      next.text !== ','
    );
  if (last.kind === 'mark' || conjunctions.has(last.word))
    return (
      (item.form === 'any' || !/[^s]s$/.test(item.word)) &&
      (beginsObject(next) || (item.verb !== null && item.key.includes('_'))) &&
      (next?.kind !== 'word' ||
        item.form === 'any' ||
        // `Interview and hire candidates`
        (item.verb !== null && !nounsToo.has(item.word)) ||
        /^(?:all|every|each|both|any)$/.test(next.word))
    );
  return isHelped(items, index) && beginsObject(next);
}

const GOAL = /^(?:targets?|goals?|quotas?|deadlines?|milestones?)$/;

/** `a team covering three sites`: it joins two nouns and says nothing of its own. */
export function isJoining(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const last = items[index - 1];
  if (item === undefined || !/(?:ing|ed|worth)$/.test(item.word) || !joining.has(stem(item.word)))
    return false;
  if (last !== undefined && isOpeningAdverb(items, index - 1)) return false;
  if (item.word === 'reaching' && items.slice(index + 1, index + 4).some(({ word }) => GOAL.test(word)))
    return false;
  if (item.word === 'employing' && items[index + 1]?.kind !== 'quantity') return false;
  return isContent(last) || last?.text === ')' || (last?.text === ',' && item.word.endsWith('ing'));
}

/** `Supply chain manager`, `Test engineer`: the words up to a person are his title. */
function namesPerson(items: readonly Item[], index: number): boolean {
  for (let at = index + 1; at <= index + 3; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word' || /^(?:each|every|all|both|any)$/.test(item.word)) return false;
    const isPerson =
      !things.has(item.word) && /(?:er|or|ist|ian|ant|yst|nurse|lead|chief|head|architect)$/.test(item.word);
    // `Build Looker dashboards`: what goes on in another noun is no title.
    if (isPerson && (items[at + 1]?.kind !== 'word' || items[at + 1]?.isJoined === true)) return true;
  }
  return false;
}

/** `helped the CFO select NetSuite`. */
function isHelped(items: readonly Item[], index: number): boolean {
  for (let at = index - 1; at >= 0 && at >= index - 5; at -= 1) {
    const item = items[at];
    if (item === undefined || item.kind === 'mark' || prepositions.has(item.word)) return false;
    if (/^help(?:s|ed|ing)?$/.test(item.word)) return true;
    if (item.form === 'plain' && item.verb !== null) return false;
  }
  return false;
}

/** `who turns data into decisions`, `did not approve merges`. */
function isUnknownVerb(items: readonly Item[], index: number): boolean {
  const last = before(items, index);
  if (last === undefined || items[index + 1]?.isJoined === true) return false;
  return (
    (/^(?:who|which)$/.test(last.word) && beginsObject(items[index + 1])) ||
    /^(?:do|does|did|will|can|could)$/.test(last.word)
  );
}

export function isVerbAt(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item?.kind !== 'word' || item.isJoined || isJoining(items, index)) return false;
  if (item.form === null) return isUnknownVerb(items, index);
  if (item.form === 'past') return !item.isJoined;
  if (item.form === 'either' || item.form === 'participle') return isPastVerb(items, index);
  if (item.form === 'ing') return isIngVerb(items, index);
  return isPlainVerb(items, index);
}
