/** Roles and employers: which, when, how long, and what was done there. */
import { duration, includesYear, monthInWords, period, periodInSentence } from '../../knowledge/dates.ts';
import { roleName } from '../../knowledge/passages.ts';
import { asks, isGeneral } from '../query-checks.ts';
import type { Context, Draft, Rule } from '../rule.ts';
import { bullets, factsOf, fitting, listed, passage } from '../sentences.ts';
import type { Query } from '../understand.ts';

type Role = Context['knowledge']['content']['roles'][number];

function draft(roles: Role[], text: string, { knowledge }: Context): Draft | undefined {
  if (roles.length === 0) return undefined;
  return { text, passages: roles.flatMap(({ id }) => passage(knowledge, `roles/${id}`)) };
}

function inOneSentence(role: Role, { now, knowledge }: Context): string {
  const name = knowledge.content.profile.givenName;
  const place = /^remote$/i.test(role.location) ? ' (remote)' : role.location && ` in ${role.location}`;
  return `${name} ${role.end ? 'was' : 'has been'} ${roleName(role)}${place}, ${periodInSentence(role)} (${duration(role, now)}).`;
}

/** A role or an employer that is named. */
export const namedRole: Rule = {
  name: 'role',
  when: ({ mentions }) => mentions.some(({ entity }) => entity.kind === 'role' || entity.kind === 'company'),
  answer: (query, context) => {
    const roles = namedRoles(query, context);
    return draft(
      roles,
      roles
        .slice(0, 2)
        .map((role) => describeRole(role, query, context))
        .join('\n\n'),
      context,
    );
  },
};

function namedRoles({ mentions }: Query, { knowledge }: Context): Role[] {
  const idsOf = (kind: string) =>
    mentions.filter(({ entity }) => entity.kind === kind).flatMap(({ entity }) => entity.passageIds);
  const [byTitle, byCompany] = [idsOf('role'), idsOf('company')];
  const both = byTitle.filter((id) => byCompany.includes(id));
  const ids = both.length > 0 ? both : byCompany.length > 0 ? byCompany : byTitle;
  return knowledge.content.roles.filter(({ id }) => ids.includes(`roles/${id}`));
}

/** Since when he has a role, what it is, and what came of it or belongs to it. */
export function describeRole(role: Role, query: Query, context: Context): string {
  const { knowledge } = context;
  const first = inOneSentence(role, context);
  const facts = factsOf(knowledge, `roles/${role.id}`, 'description', 'achievement', 'responsibility');
  if (asks(query, 'when', 'howLong')) return first;
  if (asks(query, 'skillsUsed')) return `${first} Skills of that role: ${listed(role.skills)}.`;
  const untold = ({ text }: { text: string }) => !context.told.includes(text);
  const kinds = [...LISTS].sort(
    (a, b) => Number(b.isDuty === asks(query, 'duty')) - Number(a.isDuty === asks(query, 'duty')),
  );
  const lists = kinds.map(({ kind, heading, most }) => {
    const texts = facts.filter((fact) => fact.kind === kind && untold(fact)).map(({ text }) => text);
    return texts.length > 0 ? ` ${heading}\n${bullets(fitting(texts.slice(0, most), MOST_WORDS))}` : '';
  });
  const { description } = role.details;
  const isNew = description !== '' && !context.told.includes(description);
  return `${first}${isNew ? ` ${description}` : ''}${lists.find(Boolean) ?? ''}`;
}

/** Of what it lists: the role itself is said before. */
const MOST_WORDS = 45;

/** What a role lists; where it has none of what was asked for, the other stands for it. */
const LISTS = [
  { kind: 'achievement', isDuty: false, heading: 'Key achievements:', most: 4 },
  { kind: 'responsibility', isDuty: true, heading: 'Core responsibilities:', most: 5 },
] as const;

/** "Where did Alex work in 2015?" */
export const inYear: Rule = {
  name: 'year',
  when: ({ years, mentions }) => years.length === 1 && mentions.length === 0,
  answer: ({ years: [year = 0] }, context) => {
    const { roles, awards, profile } = context.knowledge.content;
    const held = roles.filter((role) => includesYear(role, year));
    const honours = awards.filter(({ date }) => date.startsWith(String(year)));
    if (held.length + honours.length === 0)
      return {
        text: `I find nothing about ${year} in what is published here about ${profile.name}. The timeline begins in ${monthInWords(roles.at(-1)?.start ?? '')}.`,
        passages: passage(context.knowledge, `roles/${roles.at(-1)?.id ?? ''}`),
        isUnknown: true,
      };
    const lines = [
      ...held.map((role) => `${roleName(role)} (${period(role)}).`),
      ...honours.map(
        ({ title, issuer, date }) =>
          `“${title}” (${[issuer, monthInWords(date)].filter(Boolean).join(', ')}).`,
      ),
    ];
    return {
      text: `In ${year}, the site lists for ${profile.givenName}:\n${bullets(lines)}`,
      passages: [
        ...held.flatMap(({ id }) => passage(context.knowledge, `roles/${id}`)),
        ...honours.flatMap(({ id }) => passage(context.knowledge, `awards/${id}`)),
      ],
    };
  },
};

export const career: Rule = {
  name: 'career',
  when: (query) =>
    asks(query, 'career', 'role', 'duty') && !asks(query, 'savings', 'privateLife') && isGeneral(query),
  answer: (query, context) => {
    const { roles, profile } = context.knowledge.content;
    const length = (role: Role) => (asks(query, 'howLong') ? `, ${duration(role, context.now)}` : '');
    const lines = roles.map((role) => `${roleName(role)} (${period(role)}${length(role)}).`);
    return draft(roles, `${profile.givenName}'s roles, newest first:\n${bullets(lines)}`, context);
  },
};
