import type { Fact } from '../knowledge/types.ts';
import type { Context } from './rule.ts';

/** Those of `facts` that hold any of the stems, best first, without what was told already. */
export function rankedFacts(stems: string[], facts: Fact[], { knowledge, told }: Context): Fact[] {
  const wanted = new Set(facts);
  const hits = knowledge.search(stems).filter(({ fact }) => wanted.has(fact));
  return hits.map(({ fact }) => fact).filter(({ text }) => !told.includes(text));
}
