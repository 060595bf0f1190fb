/** Projects, and what they saved. */
import { isGeneral } from '../query-checks.ts';
import type { Context, Draft, Rule } from '../rule.ts';
import { bullets, listed, passage, tile } from '../sentences.ts';
import type { Query } from '../understand.ts';

type Project = Context['knowledge']['content']['projects'][number];
const MONEY = /[$€£]\s?\d/;
const SAVING = /\bsav(e|es|ed|ing|ings)\b/i;

export const namedProject: Rule = {
  name: 'project',
  when: ({ mentions }) => mentions[0]?.entity.kind === 'project',
  answer: (query, context) => {
    const ids = query.mentions
      .filter(({ entity }) => entity.kind === 'project')
      .flatMap(({ entity }) => entity.passageIds);
    const projects = context.knowledge.content.projects.filter(({ id }) => ids.includes(`projects/${id}`));
    const drafts = projects.slice(0, 2).map((project) => describe(project, query, context));
    return {
      text: drafts.map(({ text }) => text).join('\n\n'),
      passages: drafts.flatMap(({ passages }) => passages),
    };
  },
};

function describe(project: Project, query: Query, context: Context): Draft {
  const { knowledge } = context;
  const passageId = `projects/${project.id}`;
  return {
    text: `${project.title}. ${aspects(project, query).join(' ')}`,
    passages: passage(knowledge, passageId),
  };
}

function aspects(project: Project, { topics }: Query): string[] {
  const { details, metrics, skills, description, articleUrl } = project;
  const results = metrics.length > 0 ? `Results: ${listed(metrics.map(tile))}.` : '';
  if (topics.has('article') && articleUrl) return [description, `The article about it: ${articleUrl}`];
  if (topics.has('challenge') && details.challenges.length > 0)
    return [`The main challenges were:\n${bullets(details.challenges)}`];
  if (topics.has('skillsUsed') && skills.length > 0) return [`Skills used: ${listed(skills)}.`];
  const asksResult = topics.has('outcome') || topics.has('savings');
  const outcomes = bullets(details.outcomes.slice(0, asksResult ? undefined : 3));
  const told = [results, outcomes].filter(Boolean).join('\n');
  return asksResult && told ? [told] : [details.overview || description, told];
}

export const savings: Rule = {
  name: 'savings',
  when: ({ topics, mentions }) => topics.has('savings') && mentions.every(({ strength }) => strength < 1),
  answer: (_query, { knowledge }) => {
    const { profile, projects } = knowledge.content;
    const stat = profile.stats.find(({ label }) => SAVING.test(label));
    const saving = projects.flatMap(({ id, title, metrics }) =>
      metrics
        .filter(({ label, value }) => SAVING.test(label) && MONEY.test(value))
        .map(({ value, label }) => ({ id, line: `${title}: ${value} ${label}.` })),
    );
    const elsewhere = knowledge.facts.filter(
      ({ kind, text }) => kind === 'achievement' && SAVING.test(text) && /\d/.test(text) && !MONEY.test(text),
    );
    if (!stat && saving.length === 0) return undefined;
    const lines = [
      ...saving.map(({ line }) => line),
      ...elsewhere.slice(0, 1).map(({ lead, text }) => `${lead}: ${text}`),
    ];
    return {
      text: `${stat ? `In all, ${profile.name} has achieved ${stat.value} in cost savings.` : ''} Single results:\n${bullets(lines)}`.trim(),
      passages: [
        ...saving.flatMap(({ id }) => passage(knowledge, `projects/${id}`)),
        ...passage(knowledge, 'profile'),
        ...elsewhere.slice(0, 1).map((fact) => fact.passage),
      ],
    };
  },
};

export const projectList: Rule = {
  name: 'projects',
  when: (query) => query.topics.has('projects') && isGeneral(query),
  answer: (_query, { knowledge }) => {
    const { projects, profile } = knowledge.content;
    if (projects.length === 0) return undefined;
    const lines = projects.map(
      ({ title, subtitle, metrics: [first] }) =>
        `${[title, subtitle].filter(Boolean).join(': ')}${first ? ` (${first.value} ${first.label})` : ''}.`,
    );
    return {
      text: `${profile.givenName}'s key projects are:\n${bullets(lines)}`,
      passages: projects.slice(0, 4).flatMap(({ id }) => passage(knowledge, `projects/${id}`)),
    };
  },
};
