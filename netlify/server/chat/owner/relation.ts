import type { Context, Draft } from '../answer/rule.ts';
import type { Query } from '../answer/understand.ts';
import { bullets } from '../answer/sentences.ts';
import { rowInWords } from '../compute/say.ts';
import type { Row } from '../knowledge/rows.ts';

/** What stands between the owner and a title, an employer, a skill, a number; asked of the question in its one form. */
export type Relation = {
  name: string;
  asked: RegExp;
  /** @param said the groups of `asked` */
  answer: (said: (string | undefined)[], asked: OwnerQuestion) => Draft | undefined;
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

/** What is known by the question alone, whatever the owner does. */
export type Subject = {
  name: string;
  about: RegExp;
  /** What is said around it; a question of other words asks for something else. */
  around: string;
  /** Its words mean little else: a few others may stand beside them. */
  isLoose?: true;
  answer: (asked: OwnerQuestion) => Draft | undefined;
};

export const rolesOf = ({ knowledge }: Context): Row[] =>
  knowledge.rows.filter(({ relation }) => relation === 'role');

/** Those that he has now. */
export const presentRoles = (context: Context): Row[] => rolesOf(context).filter(({ end }) => end === '');

/** A line for each role, with what is to be said of it. */
export function eachRole(
  lead: string,
  roles: readonly Row[],
  context: Context,
  more = (_role: Row) => '',
): Draft | undefined {
  if (roles.length === 0) return undefined;
  const lines = roles.map((role) => `${rowInWords(role)}${more(role)}.`);
  return draftOf(`${lead}\n${bullets(lines)}`, roles, context);
}

/** " In all: 15+ years experience." */
export function yearsInAll({ knowledge: { content } }: Context): string {
  const stat = content.profile.stats.find(({ label }) => /year/i.test(label));
  return stat ? ` In all: ${stat.value} ${stat.label.toLowerCase()}.` : '';
}

/** The words that are neither of the subject nor said around it. */
export const wordsBeside = (text: string, subject: RegExp, around: ReadonlySet<string>): string[] =>
  text
    .replace(new RegExp(subject, 'g'), '')
    .split(' ')
    .filter((word) => word !== '' && !around.has(word));

/** True where there is no such word. */
export const isMadeOf = (text: string, subject: RegExp, around: ReadonlySet<string>): boolean =>
  wordsBeside(text, subject, around).length === 0;
