/** What the owner got wrong or would do otherwise, as his posts tell it of themselves. */
import { bullets } from '../answer/sentences.ts';
import type { Draft } from '../answer/rule.ts';
import type { Unit } from '../knowledge/units.ts';
import { tellsHindsight } from '../read/kind.ts';
import { shortTitle, windowOf } from '../read/passage-reply.ts';
import type { OwnerQuestion } from './relation.ts';

const MOST = 3;
const OWN =
  /\b(?:my|our)\b.{0,30}\b(?:regrets?|mistakes?|failures?)\b|\b(?:I|we) (?:regret|failed|got it wrong|(?:was|were) wrong)\b/i;

const headingOf = ({ lead }: Unit): string => lead.split(' · ').at(-1) ?? '';

/** Of three posts what they say went wrong. */
export function hindsight({ context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const posts = knowledge.sentences.units.filter(
    ({ passage, kind }) => passage.section === 'blog' && kind !== 'table' && kind !== 'code',
  );
  const headed = posts.filter((unit) => tellsHindsight(headingOf(unit)));
  const said = posts.filter(({ text }) => OWN.test(text) && !text.endsWith(':'));
  // Of each post the first.
  const byPost = Map.groupBy([...headed, ...said], ({ passage }) => passage);
  const shown = [...byPost.values()].flatMap(([first]) => first ?? []).slice(0, MOST);
  if (shown.length === 0) return undefined;
  const lines = shown.map((unit) => {
    const told = windowOf(unit, [], knowledge).map((one) => one.text);
    const text = told.filter((one, at) => at < told.length - 1 || !one.endsWith(':')).join(' ');
    return `“${shortTitle(unit.passage.title)}”: ${text}`;
  });
  return { text: `From the posts:\n${bullets(lines)}`, passages: shown.map(({ passage }) => passage) };
}
