/** Questions that take for granted what the career does not say: another employer, another title. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Draft } from './rule.ts';
import { contactHint, listed } from './sentences.ts';
import type { Query } from './understand.ts';

const EMPLOYED =
  /\b(?:work(?:ed|s|ing)? (?:for|at)|employed (?:at|by)|job (?:at|with)|hired by|employee of|join(?:ed)?|left) (?:the )?(\S+)/;
const TITLE =
  /\b(?:was|is|as|been|were|being|become|became) (?:the |a |an )?(ceo|cto|cio|cfo|coo|ciso|chief \S+ officer|president|vice president|vp|managing director|partner|professor|owner|head nurse|surgeon)\b(?= (?:of|at|for|in|with)\b)/;

/** Says that it is not published, where a premise has no role behind it. */
export function falsePremise({ text, mentions }: Query, knowledge: Knowledge): Draft | undefined {
  const { roles, profile } = knowledge.content;
  const known = roles.map(({ title, company }) => `${title} ${company}`.toLowerCase());
  const contact = knowledge.passages.get('contact');
  const unknown = (said: string): Draft => ({
    text: `${said} is not published among the roles of ${profile.name}. The employers and clients listed are ${listed([...new Set(roles.map(({ company }) => company))])}. For anything else, ${contactHint(knowledge)}.`,
    passages: contact ? [contact] : [],
    withoutSource: true,
    isUnknown: true,
  });
  const title = TITLE.exec(text)?.[1];
  if (title && !known.some((role) => role.includes(title))) return unknown('That position');
  const employer = EMPLOYED.exec(text)?.[1];
  const names = mentions.some(
    ({ entity }) => entity.kind === 'project' && entity.name.toLowerCase().includes(employer ?? '-'),
  );
  const isEmployer = mentions.some(({ entity }) => entity.kind === 'company' || entity.kind === 'role');
  if (employer && names && !isEmployer && !known.some((role) => role.includes(employer)))
    return unknown('That employer');
  return undefined;
}
