/**
 * Reads a text as statements: for each verb who did it, to what, and with which phrases around it. It is no grammar:
 * the same simple rules read the base and the claim, and where they differ the claim is refused.
 */
import { addItem, begin, closePhrase, startOf, type State } from './frame-state.ts';
import { startVerb } from './frame-verbs.ts';
import { newFrame, type Frame } from './frame.ts';
import { itemsOf, type Item } from './items.ts';
import { withLastVerb, withoutBareHelp, withSharedObjects } from './joined-frames.ts';
import {
  conjunctions,
  determiners,
  isBe,
  isJoining,
  isVerbAt,
  prepositions,
  relatives,
  selves,
} from './verb-places.ts';
import { remembered } from './remembered.ts';
import { stem } from './stem.ts';

const standings = new Set(['responsible', 'authority'].map((word) => stem(word)));

/** `26 tests; 9 were won`: a bare number behind a statement counts some of what that speaks of. */
const isCountedOnly = (items: readonly Item[], index: number): boolean =>
  items[index]?.kind === 'quantity' &&
  items[index].quantity?.unit !== 'year' &&
  isBe(items[index + 1]) &&
  /^[,;]$/.test(items[index - 1]?.text ?? '');

const SOME = /^(?:all|most|many|some|several|none)$/;

/** `four of them`, `of which 9`: they speak of a part, which is no fact of the whole. */
function beginsPart(items: readonly Item[], index: number): boolean {
  const word = (offset: number) => items[index + offset]?.word ?? '';
  if (isCountedOnly(items, index)) return true;
  if (/^(?:best|worst|largest|first|last|latter|former)$/.test(word(0)) && word(1) === 'one') return true;
  const isPronoun = (text: string) => /^(?:which|whom|them|these|those)$/.test(text);
  const isAmount = items[index]?.kind === 'quantity' || SOME.test(word(0));
  if (isAmount) return word(1) === 'of' && isPronoun(word(2));
  return word(0) === 'of' && isPronoun(word(1)) && items[index - 1]?.kind !== 'quantity';
}

function endStatement(state: State): void {
  begin(state, { ...newFrame(), isFirst: true });
  state.isNegated = false;
  state.isSelf = false;
  state.relative = null;
  state.isOpening = false;
  state.outer = [];
  state.interrupted = null;
}

function readMark(state: State, item: Item, index: number): void {
  if (item.text === '&') return;
  closePhrase(state);
  if (item.text === ',') {
    state.isNegated = false;
    state.isOpening = true;
    if (state.frame.phrases.at(-1)?.preposition === '') state.preposition = '';
  } else if (item.text === '(') {
    state.outer.push(state.frame);
    state.preposition =
      state.frame.phrases.length > 0 && state.items[index + 1]?.kind === 'quantity' ? '(' : '';
    state.isOpening = true;
  } else if (item.text === ')') {
    state.frame = state.outer.pop() ?? state.frame;
    state.isOpening = false;
    state.isNegated = false;
  } else if (/^[.;:–—!?•|-]$/.test(item.text)) endStatement(state);
}

/** `no budget and not responsible for staff`: each stands for itself; so does `…, with no responsibility for X`. */
function deniesAnother({ items, frame }: State, index: number): boolean {
  const at = /^(?:with|but)$/.test(items[index - 1]?.word ?? '') ? index - 1 : index;
  const before = items[at - 1];
  const isSecond =
    before !== undefined &&
    conjunctions.has(before.word) &&
    frame.verb === null &&
    frame.phrases.some((phrase) => phrase.items.some(({ isNegated }) => isNegated));
  return isSecond || (before?.text === ',' && standings.has(items[index + 1]?.key ?? ''));
}

/** `an der Auswahl`, where English has `an` before a noun. */
const isGermanAn = (items: readonly Item[], index: number): boolean =>
  items[index]?.word === 'an' &&
  /^(?:der|die|das|den|dem|einer|einem|einen)$/.test(items[index + 1]?.word ?? '');

function readFree(state: State, item: Item, index: number): void {
  if (item.isNegation) {
    if (deniesAnother(state, index)) endStatement(state);
    closePhrase(state);
    state.isNegated = true;
    if (prepositions.has(item.word)) state.preposition = item.word;
    if (item.word === 'not' || item.word === 'nicht') state.frame.isNegated ||= isBe(state.items[index - 1]);
    return;
  }
  if (conjunctions.has(item.word)) {
    closePhrase(state);
    if (item.word !== 'or' && item.word !== 'oder') state.isNegated = false;
    state.isOpening = true;
  } else if (selves.has(item.word)) {
    closePhrase(state);
    state.isSelf = true;
  } else if (relatives.has(item.word)) {
    state.relative = state.frame.phrases.at(-1)?.items.map(({ key }) => key) ?? [];
    closePhrase(state);
  } else if (prepositions.has(item.word) || isGermanAn(state.items, index)) {
    closePhrase(state);
    state.preposition = item.word;
    state.isOpening = false;
  } else if (determiners.has(item.word)) {
    closePhrase(state);
    if (
      !prepositions.has(state.items[index - 1]?.word ?? '') &&
      !isGermanAn(state.items, index - 1) &&
      !conjunctions.has(state.items[index - 1]?.word ?? '')
    )
      state.preposition = '';
  }
}

/** `familiar with X` is a statement of its own, behind a comma or behind the person. */
function opensLevel(state: State, item: Item, index: number): boolean {
  if (item.level === 0 || state.frame.phrases.length === 0) return false;
  return (
    state.isOpening ||
    (item.level !== 2 &&
      prepositions.has(state.items[index + 1]?.word ?? '') &&
      !prepositions.has(state.items[index - 1]?.word ?? ''))
  );
}

function readItem(state: State, index: number): void {
  const item = state.items[index];
  if (item === undefined) return;
  if (beginsPart(state.items, index)) {
    begin(state, { ...newFrame(), isDependent: true, isPart: true });
    if (isCountedOnly(state.items, index)) state.relative = [];
  }
  if (item.kind === 'mark') readMark(state, item, index);
  else if (isBe(item) && !isVerbAt(state.items, nextContent(state.items, index)))
    startVerb(state, index, false);
  else if (item.kind === 'free') readFree(state, item, index);
  else if (isVerbAt(state.items, index)) startVerb(state, index, hasBe(state.items, index));
  else if (isJoining(state.items, index)) {
    closePhrase(state);
    state.preposition = item.word;
  } else {
    if (opensLevel(state, item, index)) begin(state, newFrame());
    addItem(state, item);
  }
}

/** At most so many small words stand between `was` and its participle. */
const BETWEEN = 3;
const isBetween = (item: Item | undefined) => item?.isNegation === true || item?.word.endsWith('ly') === true;

function nextContent(items: readonly Item[], index: number): number {
  let at = index + 1;
  while (at <= index + BETWEEN && (isBetween(items[at]) || isBe(items[at]))) at += 1;
  return at;
}

function hasBe(items: readonly Item[], index: number): boolean {
  let at = index - 1;
  while (at >= index - BETWEEN && isBetween(items[at])) at -= 1;
  return isBe(items[at]);
}

function readFrames(text: string): readonly Frame[] {
  const items = itemsOf(text);
  const state = startOf(items);
  for (let index = 0; index < items.length; index += 1) readItem(state, index);
  return withSharedObjects(withoutBareHelp(state.frames))
    .filter(({ verb, phrases }) => verb !== null || phrases.length > 0)
    .map((frame) => withLastVerb(frame));
}

/** The statements of a text in their order; those without a word are left out. A text is read once. */
export const framesOf = remembered(readFrames);
