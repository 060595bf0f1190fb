import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Passage } from '../knowledge/types.ts';
import type { Query } from './understand.ts';

/** A published post that may hold the answer. */
export type PostSummary = { title: string; slug: string; excerpt: string; text: string };

export type Context = {
  knowledge: Knowledge;
  now: Date;
  /** Published posts that match the question, best first. */
  posts: PostSummary[];
  /** What the assistant has said so far: not to be repeated when more is asked for. */
  told: string;
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
  /** Published posts may hold more under these words, or the newest posts under none. */
  postWords?: string[];
};

export type Rule = {
  name: string;
  when: (query: Query, context: Context) => boolean;
  /** `undefined` passes the question on to the next rule. */
  answer: (query: Query, context: Context) => Draft | undefined;
};

/** A post as something to cite. */
export function postPassage({ slug, title, excerpt, text }: PostSummary): Passage {
  return {
    id: `posts/${slug}`,
    section: 'blog',
    label: 'Blog',
    title,
    url: `/blog/${slug}`,
    text: `${excerpt}\n${text}`,
  };
}
