/** Answers the plainest questions about the owner by what stands between him and titles, employers, skills and numbers. */
import type { Context, Draft } from '../answer/rule.ts';
import type { Query } from '../answer/understand.ts';
import { place } from '../answer/profile-fields.ts';
import { passage } from '../answer/sentences.ts';
import { contact } from '../answer/rules/contact.ts';
import { EXPERIENCE_RELATIONS } from './experience.ts';
import { ownerText } from './owner-text.ts';
import { RESPONSIBILITY_RELATIONS } from './responsibility.ts';
import type { Relation } from './relation.ts';
import { TITLE_RELATIONS } from './titles.ts';

const WAYS = 'e ?mail|phone|mobile|telephone|cell|linkedin';
const REACHED: Relation = {
  name: 'contact',
  asked: new RegExp(
    `^(?:(?:what|which|whats)(?: is| are)? )?(?:he |the )?(?:best |work |direct )?(?:${WAYS})(?: (?:address|adress|number|nr|no))?(?: (?:should|can|do|may|could|would) (?:i|we|one) .*)?$`,
  ),
  answer: (_, { query, context }) => contact.answer(query, context),
};
const PLACED: Relation = {
  name: 'place',
  asked:
    /^(?:is|does|was) he (?:still |now )?(?:from|based|located|living|live|residing)\b(?: (?:in|near|around|at))?(?: the)? \S+(?: \S+)?$/,
  answer: (_, { context: { knowledge } }) => ({
    text: place(knowledge.content.profile),
    passages: passage(knowledge, 'contact'),
  }),
};
const RELATIONS = [REACHED, PLACED, ...TITLE_RELATIONS, ...RESPONSIBILITY_RELATIONS, ...EXPERIENCE_RELATIONS];

/** Undefined where the question asks for none of them, or of something else. */
export function ownerAnswer(query: Query, context: Context): Draft | undefined {
  const text = ownerText(query.text, context.knowledge);
  for (const { name, asked, answer } of RELATIONS) {
    const said = asked.exec(text);
    const draft = said && answer(said.slice(1), { text, query, context });
    if (draft) return { by: name, ...draft };
  }
  return undefined;
}
