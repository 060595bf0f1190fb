import type { Context, Draft } from '../answer/rule.ts';
import type { Query } from '../answer/understand.ts';
import type { Row } from '../knowledge/rows.ts';

/** What stands between the owner and a title, an employer, a skill, a number; asked of the question in its one form. */
export type Relation = {
  name: string;
  asked: RegExp;
  /** @param said the groups of `asked` */
  answer: (said: string[], asked: OwnerQuestion) => Draft | undefined;
};

export type OwnerQuestion = {
  /** In its one form. */
  text: string;
  query: Query;
  context: Context;
  /** Passages that the conversation is about. */
  focus: readonly string[];
};

/** A text with the passages of the rows that it rests on. */
export function draftOf(
  text: string,
  rows: readonly Row[],
  { knowledge }: Context,
  more: Partial<Draft> = {},
): Draft {
  return {
    text,
    passages: rows.flatMap(({ passageId }) => knowledge.passages.get(passageId) ?? []),
    ...more,
  };
}

export const rolesOf = ({ knowledge }: Context): Row[] =>
  knowledge.rows.filter(({ relation }) => relation === 'role');

/** " In all: 15+ years experience." */
export function yearsInAll({ knowledge: { content } }: Context): string {
  const stat = content.profile.stats.find(({ label }) => /year/i.test(label));
  return stat ? ` In all: ${stat.value} ${stat.label.toLowerCase()}.` : '';
}
