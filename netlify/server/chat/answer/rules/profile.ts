/** Who the owner is, in general. */
import { monthInWords } from '../../knowledge/dates.ts';
import { asks, isGeneral } from '../query-checks.ts';
import type { Rule } from '../rule.ts';
import { evidence } from './evidence.ts';
import { bullets, listed, passage, tile } from '../sentences.ts';

export const years: Rule = {
  name: 'years',
  when: (query) =>
    asks(query, 'years') &&
    query.mentions.length + query.unknown.length === 0 &&
    !/\b(each|every)\b/.test(query.text),
  answer: (query, context) => {
    const { knowledge } = context;
    const { profile, roles } = knowledge.content;
    const stat = profile.stats.find(({ label }) => /year/i.test(label));
    const first = [...roles].sort((a, b) => a.start.localeCompare(b.start))[0];
    if (!stat || !first) return undefined;
    const inAll = `${profile.name} has ${stat.value} years of experience. The first role on the timeline is ${first.title} at ${first.company}, which began in ${monthInWords(first.start)}.`;
    const sources = [...passage(knowledge, 'profile'), ...passage(knowledge, `roles/${first.id}`)];
    const more = query.subject.length > 0 ? evidence.answer(query, context) : undefined;
    return {
      text: more ? `${inAll} The years are not divided by subject. ${more.text}` : inAll,
      passages: [...sources, ...(more?.passages ?? [])],
    };
  },
};

export const figures: Rule = {
  name: 'figures',
  when: (query) =>
    asks(query, 'figures') &&
    query.subject.length <= 1 &&
    query.unknown.length + query.mentions.length === 0 &&
    !asks(query, 'savings'),
  answer: (_query, { knowledge }) => {
    const { profile, projects } = knowledge.content;
    if (profile.stats.length + projects.length === 0) return undefined;
    const stats = listed(profile.stats.map(({ value, label }) => `${value} ${label.toLowerCase()}`));
    const tiles = projects.map(({ title, metrics }) => `${title}: ${listed(metrics.map(tile))}.`);
    return {
      text: `In figures, ${profile.name} stands for ${stats}. Project by project:\n${bullets(tiles)}`,
      passages: [
        ...passage(knowledge, 'profile'),
        ...projects.slice(0, 3).flatMap(({ id }) => passage(knowledge, `projects/${id}`)),
      ],
    };
  },
};

export const strengths: Rule = {
  name: 'strengths',
  when: (query) => asks(query, 'strengths') && isGeneral(query),
  answer: (_query, { knowledge }) => {
    const { about, profile, skills } = knowledge.content;
    if (about.competencies.length === 0) return undefined;
    const lines = about.competencies.map(({ title, text }) => `${title}: ${text}`);
    return {
      text: `${profile.givenName}'s core competencies are:\n${bullets(lines)}`,
      passages: [
        ...passage(knowledge, 'about/competencies'),
        ...skills.slice(0, 2).flatMap(({ id }) => passage(knowledge, `skills/${id}`)),
      ],
    };
  },
};

export const person: Rule = {
  name: 'person',
  when: (query) =>
    query.isOnlyName ||
    (asks(query, 'person') &&
      !/^(?:and )?(?:what|how) about$/.test(query.text) &&
      !asks(query, 'testimonial') &&
      isGeneral(query)),
  answer: (_query, { knowledge }) => {
    const { about, profile } = knowledge.content;
    const today = about.body.at(-1);
    return {
      text: [profile.summary, today].filter(Boolean).join(' '),
      passages: [...passage(knowledge, 'profile'), ...passage(knowledge, 'about/summary')],
    };
  },
};
