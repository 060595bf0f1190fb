/** The shape of a statement: a verb, who did it, and the phrases around it. */
import { BINDING_PREPOSITIONS } from '../data/words.ts';
import type { Item } from './items.ts';

export type Phrase = {
  /** The small word before it, empty where there is none; of a coordinated phrase that of its first. */
  preposition: string;
  items: FrameItem[];
  isBeforeVerb: boolean;
  /** Begun by a comma or `and`: it may be the subject of a verb to come. */
  isOpening: boolean;
};
export type FrameItem = Item & { isNegated: boolean };

export type Frame = {
  verb: Item | null;
  /** 1 to 5; of a verb that we do not know 3; of no verb 0. */
  level: number;
  /** `self` did it, `other` did it, or it happened. */
  agent: 'self' | 'other' | 'none';
  /** Keys of who did it, where it was somebody else. */
  subject: string[];
  phrases: Phrase[];
  isNegated: boolean;
  /** Cannot stand without the frame before it. */
  isDependent: boolean;
  /** Class of the word that joins it to the one before, such as `means` of `by reducing`; else empty. */
  link: string;
  /** First of a sentence, or of what a semicolon divides. */
  isFirst: boolean;
  /** `would lead`, `failed to cut`: spoken of as what was not done, or not yet. */
  isMeant: boolean;
  /** Of some of what the statement before it counts: `of which 9 were won`. */
  isPart: boolean;
  /** `worked with two engineers to move X`: done with others. */
  isShared: boolean;
  /** The statement of his that it says more of: `by supplying logs`, `scripts that automated X`. */
  rest: Frame | null;
};

const binding = new Map(Object.entries(BINDING_PREPOSITIONS));
/** The class of a preposition whose meaning binds, else `other`. */
export const prepositionClass = (word: string): string => (word === '' ? '' : (binding.get(word) ?? 'other'));

export const newFrame = (): Frame => ({
  verb: null,
  level: 0,
  agent: 'none',
  subject: [],
  phrases: [],
  isNegated: false,
  isDependent: false,
  link: '',
  isFirst: false,
  isMeant: false,
  isPart: false,
  isShared: false,
  rest: null,
});
