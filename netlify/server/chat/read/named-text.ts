/** The post or published text that a question names itself: "in the guest article", "the renewal that he wrote about". */
import { namedRow } from '../compute/named-rows.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Row } from '../knowledge/rows.ts';

const TEXT =
  '(?:posts?|articles?|essay|piece|text|story|write up|blog entry|column|case study|blog post|worked example|example|runbook|plan|checklist)';
/** Called so in a post, and not where somebody else published it. */
const OF_POSTS = /\b(?:example|runbook|plan|checklist)\b/;
const NAMED: RegExp[] = [
  new RegExp(
    String.raw`\b(?:in|from|according to|per|of|by|about|read|reading) (?:the|that|this|his|her|their|your) ((?:\S+ ){1,5}?)${TEXT}\b(?: (?:about|on) ((?:\S+ ){0,4}\S+))?`,
  ),
  new RegExp(
    String.raw`\b(?:in|from|according to|per) (?:the|that|this|his|her|their|your) ()${TEXT} (?:about|on) ((?:\S+ ){0,4}?\S+?)(?= (?:what|which|who|how|where|when|why|is|are|does|do|did)\b|$)`,
  ),
  new RegExp(
    String.raw`^(?:the|that|this|his|her|their|your) ((?:\S+ ){0,5}?)${TEXT}(?: (?:about|on) ((?:\S+ ){0,3}?\S+?))?(?= (?:what|which|who|how|where|when|why|is|are|does|do|did)\b)`,
  ),
  /\b(?:in|into|of|with|for|about|from) (?:the|that|this) ((?:\S+ ){0,3}?\S+)()(?: that)? (?:\S+ )?(?:wrote|writes|written|blogged|posted) about\b/,
];

export type NamedText = { row: Row; said: string };

let last: { text: string; knowledge: Knowledge; named: NamedText | undefined } | undefined;

/** With the words that name it, which its sentences need not say again. */
export function namedText(text: string, knowledge: Knowledge): NamedText | undefined {
  if (last?.knowledge !== knowledge || last.text !== text)
    last = { text, knowledge, named: namedIn(text, knowledge) };
  return last.named;
}

function namedIn(text: string, knowledge: Knowledge): NamedText | undefined {
  for (const pattern of NAMED) {
    const [said = '', before = '', behind = ''] = pattern.exec(text) ?? [];
    if (said === '') continue;
    const row = namedRow(
      `${before} ${behind}`.trim(),
      OF_POSTS.test(said) ? ['post'] : ['post', 'award'],
      knowledge,
      new Date(0),
    );
    if (row && row.labels[0] !== 'recognition') return { row, said };
  }
  return undefined;
}
