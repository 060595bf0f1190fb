/** What the owner does or did in the role that he has, had last or had first, and how long he stays in one. */
import type { Context, Draft } from '../answer/rule.ts';
import type { Query } from '../answer/understand.ts';
import { asks } from '../answer/query-checks.ts';
import { describeRole } from '../answer/rules/career.ts';
import { bullets, inContext } from '../answer/sentences.ts';
import { monthsTogether } from '../compute/query.ts';
import { monthsInWords } from '../knowledge/dates.ts';
import type { Row } from '../knowledge/rows.ts';
import type { Fact } from '../knowledge/types.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { eachRole, rolesOf, type OwnerQuestion, type Relation } from './relation.ts';

const DONE =
  '(?:achieved?|accomplish(?:ed)?|do|doing|done|responsible for|responsibilities|responsibility|duties|tasks|achievements?|accomplishments?|results)';
const WHICH = '(current|present|last|previous|latest|most recent|newest|first|earliest)';
const MOST = 2;
const DUTIES = new Set<Fact['kind']>(['description', 'responsibility', 'achievement']);
const MOST_DUTIES = 3;

/** The roles that are meant, newest first: of who has one, the last is the one before. */
function meant(which: string, { context }: OwnerQuestion) {
  const { roles } = context.knowledge.content;
  if (/first|earliest/.test(which)) return roles.slice(-1);
  if (/latest|recent|newest/.test(which)) return roles.slice(0, 1);
  const isPast = /last|previous/.test(which);
  const found = roles.filter(({ end }) => (end !== null) === isPast).slice(0, isPast ? 1 : MOST);
  return found.length > 0 ? found : roles.slice(0, 1);
}

/** Asked for duties, whatever words were used. */
const ofDuty = (query: Query): Query => ({ ...query, topics: new Set([...query.topics, 'duty']) });

function inRole(which: string, asked: OwnerQuestion): Draft | undefined {
  const { knowledge } = asked.context;
  const roles = meant(which, asked);
  if (roles.length === 0) return undefined;
  return {
    text: roles.map((role) => describeRole(role, asked.query, asked.context)).join('\n\n'),
    passages: roles.flatMap(({ id }) => knowledge.passages.get(`roles/${id}`) ?? []),
  };
}

const stayIn = (role: Row, { now }: Context): number => monthsTogether([role], now);

function averageStay({ context }: OwnerQuestion): Draft | undefined {
  const roles = rolesOf(context);
  const months = roles.reduce((sum, role) => sum + stayIn(role, context), 0);
  const average = monthsInWords(Math.round(months / roles.length));
  return eachRole(
    `${average} on average in ${roles.length} ${roles.length === 1 ? 'role' : 'roles'}:`,
    roles,
    context,
    (role) => `: ${monthsInWords(stayIn(role, context))}`,
  );
}

/** What a role does begins with the word for it: "Teaches two groups of 18 students". */
function doing(verb: string, { context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const asked = stem(verb);
  const found = knowledge.facts
    .filter(({ kind, text }) => DUTIES.has(kind) && stem(words(text)[0] ?? '') === asked)
    .slice(0, MOST_DUTIES);
  return found.length === 0
    ? undefined
    : { text: bullets(found.map(inContext)), passages: found.map(({ passage }) => passage) };
}

export const IN_ROLE_RELATIONS: Relation[] = [
  {
    name: 'in role',
    asked:
      /^what (?:exactly )?(?:does|do) (?:someone|somebody|a person) with he (?:job title|title|job|role) do\b/,
    answer: (_, asked) => inRole('current', { ...asked, query: ofDuty(asked.query) }),
  },
  {
    name: 'in role',
    asked: new RegExp(
      `^what (?:did|does|do|has|is|are|were|was) (?:he )?(?:(?:main|key|biggest|greatest|most important|day to day) )*${DONE}(?: (?:in|at|for|of|as|with))? he ${WHICH} (?:jobs?|roles?|positions?|company|employer|post)$`,
    ),
    answer: ([which = ''], asked) => inRole(which, asked),
  },
  {
    name: 'in role',
    asked:
      /^what (?:does|do) he do (?:all day(?: long)?|day to day|every day|daily|at work|on an? (?:typical|normal|usual|average) day|in he (?:current |present )?(?:job|role|position))$|^(?:what does |how does |what is |describe )?(?:an?|he) (?:typical|normal|usual|average) (?:work ?|working )?day(?: look)?(?: like)?(?: for he)?$/,
    answer: (_, asked) => inRole('current', { ...asked, query: ofDuty(asked.query) }),
  },
  {
    name: 'in role',
    asked:
      /^what (?:is|are) (?:he )?(?:(?:main|key|current|present|daily|day to day) )*(?:responsibilities|responsibility|duties|tasks|responsible for)(?: (?:now|currently|today|at the moment|there|in (?:it|that|this)(?: (?:job|role|position))?))?$/,
    answer: (_, asked) => inRole('current', asked),
  },
  {
    name: 'average stay',
    asked:
      /\b(?:average|mean|typical) (?:tenure|stay|(?:time|length|duration) (?:in|at|per|of) (?:a |an |each |one )?(?:job|role|company|employer|position)s?)\b|\b(?:chang\w+|switch\w*) (?:jobs?|employers?|companies) (?:often|a lot|frequently|much|too often)\b|\bhow often (?:does|did|has|do) he (?:chang\w+|switch\w*|mov\w+|left|leave)\b|\bjob hopp|\bhow long (?:does|do|did|has|would) he (?:usually |normally |typically |generally )?(?:stay|stayed|remain|last|work)(?:ed)? (?:at|with|in|for) (?:a|an|one|the same) (?:company|employer|job|role|place|firm|position)/,
    answer: (_, asked) => averageStay(asked),
  },
];

export const DOING: Relation = {
  name: 'doing',
  asked:
    /^(?:does|do|did|has|have|is) he (?:still |also )?(\S+)(?: (?:people|others))?(?: (?:now|today|too|as well))?$/,
  answer: ([verb = ''], asked) =>
    asks(asked.query, 'publication', 'blog', 'availability') ? undefined : doing(verb, asked),
};
