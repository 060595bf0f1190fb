/** How much of what a posting asks for stands at each place of a resume. */
import type { Comparison, Requirement } from '../../matching/types.ts';

/** What must be there counts as much as three things that would be nice. */
const WEIGHTS = { must: 3, nice: 1 } as const;

type Range = { start: number; end: number };
const WHOLE: Range = { start: 0, end: Infinity };

export type Relevance = {
  /** What is answered at a path, in the order of the posting; within a range of its text, if one is given. */
  requirementsAt: (path: string, range?: Range) => Requirement[];
  /** 0 where nothing is asked for. */
  weightAt: (path: string, range?: Range) => number;
};

export function relevanceOf({ matched, mentions }: Comparison): Relevance {
  const answers = matched.flatMap(({ requirement, evidence }) =>
    evidence.map((span) => ({ requirement, span })),
  );
  const byPath = Map.groupBy(answers, ({ span }) => span.path);
  const requirementsAt = (path: string, { start, end } = WHOLE) => {
    const within = (byPath.get(path) ?? []).filter(({ span }) => span.start >= start && span.end <= end);
    return [...new Set(within.map(({ requirement }) => requirement))];
  };
  const mentioned = Map.groupBy(mentions, ({ path }) => path);
  const weightAt = (path: string, { start, end } = WHOLE) => {
    const weight = requirementsAt(path, { start, end }).reduce(
      (sum, { necessity }) => sum + WEIGHTS[necessity],
      0,
    );
    const isMentioned = mentioned.get(path)?.some((span) => span.start >= start && span.end <= end);
    return weight || (isMentioned ? WEIGHTS.nice : 0); // evidence is five places at most
  };
  return { requirementsAt, weightAt };
}
