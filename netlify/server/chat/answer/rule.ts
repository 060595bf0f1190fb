import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Passage } from '../knowledge/types.ts';
import type { Query } from './understand.ts';

export type Context = {
  knowledge: Knowledge;
  now: Date;
  /** The message asks several things, so each answer is kept short. */
  isOneOfSeveral: boolean;
  /** What the assistant has said so far: not to be repeated when more is asked for. */
  told: string;
  /** What is found to questions of this message, which are asked with and without what stands around them. */
  drafts: Map<string, Draft>;
};

export type Draft = {
  text: string;
  /** What the text rests on; the first is the most important. */
  passages: Passage[];
  /** Small talk and refusals rest on nothing, so they end without naming a source. */
  withoutSource?: boolean;
  /** The content did not hold the answer. */
  isUnknown?: boolean;
  /** Whatever else the message asks stays unanswered. */
  isRefusal?: boolean;
  /** It goes on about what the part before has answered. */
  isRest?: boolean;
  /** The step that gave it. */
  by?: string;
};

export type Rule = {
  name: string;
  when: (query: Query, context: Context) => boolean;
  /** `undefined` passes the question on to the next rule. */
  answer: (query: Query, context: Context) => Draft | undefined;
};
