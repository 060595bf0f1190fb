/** Opens a statement at a verb, and says who did it. */
import { begin, closePhrase, type State } from './frame-state.ts';
import { newFrame, prepositionClass, type Frame, type Phrase } from './frame.ts';
import type { Item } from './items.ts';
import { DONE_BY, DONE_WITH, MAKING, MODALS, PROPOSING } from '../data/words.ts';
import { determiners, isBe, isVerbAt } from './verb-places.ts';
import { stemSet, wordSet } from './word-set.ts';

const modals = wordSet(MODALS);
const done = stemSet(DONE_BY);
const shared = stemSet(DONE_WITH);
const making = stemSet(MAKING);
const proposing = stemSet(PROPOSING);

/** In words, to where the doer behind a passive verb is looked for. */
const DOER_DISTANCE = 8;

/** What a verb is in its sentence. */
type Role = {
  index: number;
  item: Item;
  /** `was trained`. */
  isPassive: boolean;
  /** `leads accepted by sales`. */
  isReduced: boolean;
  /** Hangs on the statement before it. */
  isBound: boolean;
  /** `the vendor building the portal`: what stands right before does it. */
  isAttached: boolean;
};

/** Phrases that stand right before a verb and are its subject: those since the last comma or `and`. */
function takeSubject(frame: Frame): Phrase[] {
  let from = frame.phrases.length;
  while (from > 0 && frame.phrases[from - 1]?.isOpening === false) from -= 1;
  const since = frame.phrases.slice(from - 1);
  // Behind `and` a subject has the small word of what stands before: `with no incidents and rework cost fell`.
  const [first] = since;
  if (from === 0 || first === undefined || (first.preposition !== '' && !first.isOpening)) return [];
  return frame.phrases
    .splice(from - 1)
    .map((phrase) => (phrase === first ? { ...phrase, preposition: '' } : phrase));
}

const directKeys = (phrases: readonly Phrase[]) =>
  phrases
    .filter(({ preposition }) => preposition === '')
    .flatMap(({ items }) => items.filter(({ word }) => !word.endsWith('ly')).map(({ key }) => key));

const isPrepositionLike = (item: Item | undefined) =>
  item === undefined ||
  item.kind === 'mark' ||
  item.kind === 'quantity' ||
  (item.kind === 'free' && !determiners.has(item.word) && !/^(?:it|them)$/.test(item.word));

function roleOf(state: State, index: number, item: Item, isBeing: boolean): Role {
  const isParticiple =
    item.form === 'either' || item.form === 'participle' || (isBeing && item.form === 'any');
  // `…, supervised by an engineer, …`
  const isDoneBy = state.items[index + 1]?.word === 'by' && doerAfter(state.items, index).length > 0;
  const isReduced =
    !isBeing &&
    isParticiple &&
    (state.isOpen || (isDoneBy && state.frame.verb !== null)) &&
    isPrepositionLike(state.items[index + 1]) &&
    item.verb?.change === undefined;
  const isHelped = state.frame.level === 1 && item.form === 'plain' && !state.isOpening;
  const isContinued =
    state.frame.verb !== null && (item.form === 'ing' || isHelped || state.items[index - 1]?.word === 'to');
  return {
    index,
    item,
    isPassive: isBeing && isParticiple,
    isReduced,
    isBound: state.relative !== null || isReduced || isContinued,
    isAttached: state.frame.verb !== null && item.form === 'ing' && state.isOpen,
  };
}

const hasDirect = (frame: Frame) => frame.phrases.some(({ preposition }) => preposition === '');

/** The statement that the verb belongs to, and which of its phrases stand before it. */
function targetOf(state: State, role: Role): { target: Frame; before: Phrase[] } {
  const { frame, interrupted } = state;
  if (interrupted?.verb === null && !role.isBound) {
    state.frame = interrupted;
    return { target: interrupted, before: interrupted.phrases };
  }
  const isCoordinated = state.isOpening && hasDirect(frame);
  const isNew = role.isReduced || isCoordinated || (role.item.form === 'ing' && hasDirect(frame));
  if (frame.verb === null && !isNew) return { target: frame, before: frame.phrases };
  const isChanging = role.item.form === 'ing' && role.item.verb?.change !== undefined;
  const isAlone = role.isBound || state.isOpening || role.item.form === 'ing';
  const before = isChanging && state.isOpen ? [] : isAlone ? [] : takeSubject(frame);
  const target = begin(state, newFrame());
  target.phrases = before;
  return { target, before };
}

export function startVerb(state: State, index: number, isBeing: boolean): void {
  const item = state.items[index];
  if (item === undefined) return;
  const { frame } = state;
  const role = roleOf(state, index, item, isBeing);
  const { target, before } = targetOf(state, role);
  for (const phrase of before) phrase.isBeforeVerb = true;
  target.verb = item;
  target.isPart ||= frame.isPart && frame.verb === null;
  target.level = item.verb?.level ?? 3;
  target.isNegated = state.isNegated;
  target.isMeant = isMeantAt(state, index, frame);
  target.link = linkOf(state.items[index - 1]);
  target.isDependent = role.isBound || (target !== frame && item.form === 'ing');
  // `Supported X by doing Y`: Y was done.
  const isHelp = target.isDependent && frame !== target && frame.verb !== null && frame.level === 1;
  // `Helped plan and run X`.
  const isPast = frame.verb?.form === 'either' || frame.isDependent;
  const isHelpJoined =
    frame !== target &&
    frame.level === 1 &&
    isPast &&
    (item.form === 'plain' ||
      item.word === 'run' ||
      // `Helped the cook set the menu`, `helped read and split plots`, but not `helped the crew and cut costs`.
      (item.form === 'any' && (!state.isOpening || frame.isDependent)));
  if ((isHelp && target.link !== 'means') || isHelpJoined) target.level = 1;
  target.isShared =
    target !== frame &&
    state.items[index - 1]?.word === 'to' &&
    shared.has(frame.verb?.verb?.key ?? frame.verb?.key ?? '');
  const isMaking = state.relative !== null && isOfOwnMaking(state, frame, role);
  if (target !== frame && (target.link === 'means' || isMaking)) target.rest = frame;
  setAgent(state, target, frame, directKeys(before), role);
  state.interrupted = role.isReduced ? frame : null;
  state.relative = null;
  state.isSelf = false;
  closePhrase(state);
  state.preposition = '';
  state.isOpening = false;
}

/** Behind `would`, and behind `to` where the verb before it does not say that it was done. */
function isMeantAt({ items }: State, index: number, before: Frame): boolean {
  if (
    items[index]?.form === 'ing' &&
    before.verb !== null &&
    before.verb === items[index - 1] &&
    proposing.has(before.verb.key)
  )
    return true;
  if (items[index - 1]?.word === 'to')
    return !done.has(before.verb?.key ?? '') && !shared.has(before.verb?.verb?.key ?? '');
  let at = index - 1;
  while (at >= index - 3 && (isBe(items[at]) || items[at]?.word === 'have' || items[at]?.isNegation === true))
    at -= 1;
  return modals.has(items[at]?.word ?? '');
}

function setAgent(state: State, target: Frame, former: Frame, subject: string[], role: Role): void {
  const hasNoDoer = role.isPassive || role.isReduced;
  const doer = hasNoDoer ? doerAfter(state.items, role.index) : [];
  if (doer.length > 0 || (!hasNoDoer && state.relative !== null && !isOfOwnMaking(state, former, role))) {
    target.agent = 'other';
    target.subject = doer.length > 0 ? doer : (state.relative ?? []);
  } else if (role.isAttached && subject.length === 0) {
    target.agent = 'other';
    target.subject = former.phrases.at(-1)?.items.map(({ key }) => key) ?? [];
  } else if (hasNoDoer) target.agent = 'none';
  else if (state.isSelf) target.agent = 'self';
  else if (subject.length > 0) {
    target.agent = target.verb?.verb?.change === undefined ? 'other' : 'none';
    if (target.agent === 'other') target.subject = subject;
  } else if (target === former || former.verb === null) target.agent = 'self';
  else {
    target.agent = former.agent;
    target.subject = former.subject;
  }
}

/** `Wrote scripts that automated X`, `Moved a door, which cut X`: what he made or did brought it about for him. */
const isOfOwnMaking = ({ items }: State, former: Frame, { index, item }: Role): boolean =>
  former.agent === 'self' &&
  !former.isNegated &&
  !former.isMeant &&
  (former.verb?.verb?.lines.some((line) => making.has(line)) === true ||
    (former.level >= 3 && item.verb?.change !== undefined && items[index - 2]?.text === ',')) &&
  /^(?:that|which)$/.test(items[index - 1]?.word ?? '');

function linkOf(item: Item | undefined): string {
  const name = prepositionClass(item?.word ?? '');
  if (name === 'by') return 'means';
  return /^(?:after|before|since|until|cause|means|despite)$/.test(name) ? name : '';
}

/** `by the infrastructure manager` behind a passive verb; not `by 30 %`. */
function doerAfter(items: readonly Item[], index: number): string[] {
  const keys: string[] = [];
  let [isBehind, isNoun] = [false, false];
  for (let at = index + 1; at < items.length && at < index + 2 * DOER_DISTANCE; at += 1) {
    const item = items[at];
    if (item === undefined || (!isBehind && (item.kind === 'mark' || at > index + DOER_DISTANCE))) break;
    if (!isBehind) isBehind = item.word === 'by';
    else if (item.kind === 'free' && determiners.has(item.word)) isNoun = true;
    // `by checking it`, but `by the managing director`.
    else if (item.kind !== 'word' || (item.form === 'ing' && !isNoun) || isVerbAt(items, at)) break;
    else keys.push(item.key);
  }
  return keys;
}
