/** Questions that take for granted what the career does not say: another employer, another title. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { stem } from '../language/stem.ts';
import type { Draft } from './rule.ts';
import { contactHint, listed, passage } from './sentences.ts';
import type { Query } from './understand.ts';

const EMPLOYED =
  /(?<!\bof (?:the )?)\b(?:work(?:ed|s|ing)? (?:for|at)|employed (?:at|by|with)|(?:job|position) at|hired by|employee of) (?:the )?(?!moment\b|present\b|least\b|most\b|all\b|once\b)(\S+)/;
const TITLE =
  /\b(?:was|is|as|been|were|being|become|became) (?:the |a |an )?(ceo|cto|cio|cfo|coo|ciso|chief \S+ officer|president|vice president|vp|managing director|partner|professor|owner|head nurse|surgeon)\b(?= (?:of|at|for|in|with)\b)/;
const MOST_OTHER_WORDS = 3;

/** Says that it is not published, where a premise has no role behind it. */
export function falsePremise(query: Query, knowledge: Knowledge): Draft | undefined {
  const { roles, profile } = knowledge.content;
  const known = roles.map(({ title, company, location }) => `${title} ${company} ${location}`.toLowerCase());
  const isKnown = (name: string) => known.some((role) => role.includes(name));
  const title = TITLE.exec(query.text)?.[1];
  const employer = EMPLOYED.exec(query.text)?.[1];
  const isOtherTitle = title !== undefined && !isKnown(title);
  if (
    !isOtherTitle &&
    (employer === undefined || isKnown(employer) || !isEmployer(employer, query, knowledge))
  )
    return undefined;
  const companies = [...new Set(roles.map(({ company }) => company))];
  return {
    text: `${isOtherTitle ? `That position is not published among the roles at the employers and clients of ${profile.name}` : `I do not see ${capitalized(employer ?? '')} among the employers and clients listed for ${profile.name}`}. They are ${listed(companies)}. For anything else, ${contactHint(knowledge)}.`,
    passages: roles.slice(0, 3).flatMap(({ id }) => passage(knowledge, `roles/${id}`)),
    withoutSource: true,
    isUnknown: true,
  };
}

/** True for a name that nothing published has, or only a project: the product of a company is none that he worked for. */
function isEmployer(name: string, { mentions, unknown, subject }: Query, knowledge: Knowledge): boolean {
  if (mentions.length > 0)
    return mentions.every(
      ({ entity }) => entity.kind === 'project' && entity.name.toLowerCase().includes(name),
    );
  const isName = unknown.includes(name) || (!COMMON_WORDS.has(name) && knowledge.isName(stem(name)));
  return isName && subject.length + unknown.length <= MOST_OTHER_WORDS;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
