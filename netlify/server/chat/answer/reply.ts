/** One reply of what was found for each part of a message, with its sources. */
import type { Citation } from '#contracts/chat.ts';

import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Passage } from '../knowledge/types.ts';
import type { OwnAnswer } from '../own/own-answers.ts';
import { isNear } from './conversation.ts';
import type { Draft } from './rule.ts';
import { listed } from './sentences.ts';
import { withoutRepeats } from './without-repeats.ts';

export type Answer = {
  response: string;
  citations: Citation[];
  /** False where the content does not hold the answer, and the response says so. */
  isAnswered: boolean;
  /** The question was turned away, so nobody else should be asked it. */
  isRefused: boolean;
  passages: Passage[];
  /** The owner has written it himself, so nothing is to be said better. */
  isOwn?: boolean;
  /** The step or rule that gave it, for the evaluation. */
  by: string;
};

const MOST_CITATIONS = 4;

/** What stands for quotes that are only near, behind an answer to the other part. */
const UNSURE_OF_REST: Draft = {
  ...{ passages: [], isUnknown: true },
  text: 'For the rest of your question I am not sure that an answer is published here.',
};

/** One text of the answers to each part; small talk gives way to answers, unknown parts come last. */
export function joined(drafts: Draft[]): Draft {
  const refusal = drafts.find(({ isRefusal }) => isRefusal);
  if (refusal) return refusal;
  const answered = drafts.filter(
    ({ withoutSource, isUnknown, isRest }) => !withoutSource && !isUnknown && !isRest,
  );
  const refused = drafts.filter(({ isUnknown, isRest }) => isUnknown && !isRest);
  const rest = refused.slice(0, 1).map((draft) => (isNear(draft.text) ? UNSURE_OF_REST : draft));
  const kept = answered.length > 0 ? [...answered, ...rest] : drafts.slice(-1);
  return {
    text: kept.map(({ text }) => text).join('\n\n'),
    passages: kept.flatMap(({ passages }) => passages),
    withoutSource: answered.length === 0,
    by: kept.map(({ by }) => by).join('+'),
    isUnknown: answered.length === 0 && refused.length > 0,
  };
}

export function finish(draft: Draft): Answer {
  const { text, passages, withoutSource, isUnknown, isRefusal, by } = draft;
  const unique = [...new Map(passages.map((passage) => [passage.id, passage])).values()].slice(
    0,
    MOST_CITATIONS,
  );
  const labels = [...new Set(unique.map(({ label }) => label))];
  const source = withoutSource || labels.length === 0 ? '' : `\n\nYou can read more under ${listed(labels)}.`;
  return {
    response: `${withoutRepeats(text)}${source}`,
    citations: unique.map(cite),
    passages: unique,
    by: by ?? '',
    isAnswered: !isUnknown,
    isRefused: isRefusal ?? false,
  };
}

export function ownReply({ answer: response, link }: OwnAnswer, { passages }: Knowledge): Answer {
  const passage = [...passages.values()].find(({ url }) => url === link);
  const [, section = 'blog'] = /^\/#([\w-]+)$/.exec(link) ?? [];
  const linked = passage ? cite(passage) : { section, title: link, url: link };
  const citations = link === '' ? [] : [linked];
  return { response, citations, isAnswered: true, isRefused: false, passages: [], isOwn: true, by: 'owner' };
}

/** What the visitor sees of a passage. */
export function cite({ section, label, title, url }: Passage): Citation {
  return { section, title: `${label}: ${title}`, url };
}
