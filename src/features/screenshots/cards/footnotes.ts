/** Problems of links with their sources as footnotes, each source once. */
import type { SocialProblem } from '#contracts/social-cards.ts';

export type NotedProblem = SocialProblem & {
  /** Place of its source among the notes, from 1. */
  note: number;
};

export function withFootnotes(problems: readonly SocialProblem[]): {
  problems: NotedProblem[];
  notes: string[];
} {
  const worstFirst = [...problems].sort((one, other) => rank(one) - rank(other));
  const notes = [...new Set(worstFirst.map(({ source }) => source))];
  return {
    problems: worstFirst.map((problem) => ({ ...problem, note: notes.indexOf(problem.source) + 1 })),
    notes,
  };
}

const rank = ({ severity }: SocialProblem) => (severity === 'error' ? 0 : 1);

/** `developers.facebook.com/docs/sharing/webmasters/images`; undefined for a source that is no address. */
export const addressText = (source: string): string | undefined => /^https:\/\/(\S+?)\/?$/.exec(source)?.[1];
