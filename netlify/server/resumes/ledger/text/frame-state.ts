/** What reading a text has come to, from left to right. */
import { newFrame, type Frame } from './frame.ts';
import type { Item } from './items.ts';
import type { Quantity } from './quantities.ts';

export type State = {
  items: readonly Item[];
  frames: Frame[];
  frame: Frame;
  preposition: string;
  isOpen: boolean;
  isOpening: boolean;
  isNegated: boolean;
  isSelf: boolean;
  relative: string[] | null;
  outer: Frame[];
  /** The statement that a reduced one, such as `leads accepted by sales`, interrupts. */
  interrupted: Frame | null;
};

export function startOf(items: readonly Item[]): State {
  const first = { ...newFrame(), isFirst: true };
  return {
    items,
    frames: [first],
    frame: first,
    preposition: '',
    isOpen: false,
    isOpening: false,
    isNegated: false,
    isSelf: false,
    relative: null,
    outer: [],
    interrupted: null,
  };
}

export function begin(state: State, frame: Frame): Frame {
  state.frames.push(frame);
  state.frame = frame;
  state.isOpen = false;
  state.preposition = '';
  return frame;
}

/** It cannot be part of a name, as `Office 365` is. */
const opensPhrase = ({ limit, unit, isOver }: Quantity) =>
  limit !== 'exact' || isOver || /^(?:(?:every:)?(?:months|seconds)|times)$/.test(unit);

export const closePhrase = (state: State) => {
  state.isOpen = false;
};

export function addItem(state: State, item: Item): void {
  if (item.quantity !== null && state.isOpen && opensPhrase(item.quantity)) {
    closePhrase(state);
    state.preposition = '';
  }
  const last = state.frame.phrases.at(-1);
  const filled = { ...item, isNegated: state.isNegated };
  if (state.isOpen && last !== undefined) {
    last.items.push(filled);
    return;
  }
  state.frame.phrases.push({
    preposition: state.preposition,
    items: [filled],
    isBeforeVerb: false,
    isOpening: state.isOpening,
  });
  state.isOpen = true;
  state.isOpening = false;
}
