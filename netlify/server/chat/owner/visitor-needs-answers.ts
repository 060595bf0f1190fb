/** What is told of the owner where a visitor settles whether to hire or write. */
import { availability, languages } from '../answer/rules/contact.ts';
import { person } from '../answer/rules/profile.ts';
import { recognition } from '../answer/rules/recognition.ts';
import type { Draft } from '../answer/rule.ts';
import { bullets, contactHint, listed, passage, sentencesOf } from '../answer/sentences.ts';
import { rowInWords } from '../compute/say.ts';
import { hindsight } from './hindsight.ts';
import { challenges, newestPosts } from './interview-answers.ts';
import { LENGTH } from '../compute/row-question.ts';
import { lasting } from '../compute/say.ts';
import { draftOf, eachRole, presentRoles, rolesOf, type OwnerQuestion } from './relation.ts';

const MOST = 4;

/** What of the site somebody else vouches for. */
export function proof({ context }: OwnerQuestion): Draft | undefined {
  const { content, rows } = context.knowledge;
  const linked = rows.filter(({ relation, url }) => relation === 'credential' && url);
  const people = rows.filter(({ relation }) => relation === 'testimonial');
  const published = rows.filter(({ relation, url }) => relation === 'award' && url);
  const lines = [
    people.length > 0 && `Recommendations by ${listed(people.map(({ title }) => title))}.`,
    linked.length > 0 &&
      `Credentials that link to where they can be verified: ${listed(linked.map(({ title }) => title))}.`,
    published.length > 0 && `Published elsewhere: ${listed(published.map(({ title }) => `“${title}”`))}.`,
  ].filter((line) => line !== false);
  if (lines.length === 0) return undefined;
  return draftOf(
    `${content.profile.givenName} writes this site. What others vouch for:\n${bullets(lines)}`,
    [...people, ...linked.slice(0, 1), ...published],
    context,
  );
}

/** The sentence of each project that says what he did in it. */
export function ownPart({ context, focus }: OwnerQuestion): Draft | undefined {
  const { content } = context.knowledge;
  const told = content.projects.flatMap(({ id, title, details }) => {
    const said = sentencesOf(details.overview).find((text) => text.includes(content.profile.givenName));
    return said ? [{ id, line: `${title}: ${said}` }] : [];
  });
  if (told.length === 0)
    return notTold('Who did which part of the work is not published task by task.', { context });
  const meant = told.filter(({ id }) => focus.includes(`projects/${id}`));
  const shown = (meant.length > 0 ? meant : told).slice(0, MOST);
  return {
    text: `Who did which part of the work is not published task by task. Of ${content.profile.givenName}'s own part the projects say:\n${bullets(shown.map(({ line }) => line))}`,
    passages: shown.flatMap(({ id }) => passage(context.knowledge, `projects/${id}`)),
  };
}

/** The way that he went himself. */
export function ownWay({ context }: OwnerQuestion, lead = ''): Draft | undefined {
  const { givenName } = context.knowledge.content.profile;
  return eachRole(`${lead}The way of ${givenName} so far:`, rolesOf(context).toReversed(), context);
}

const ADVISING = /\b(?:beginners?|newcomers?|starting out|career advice)\b/i;

const OF_DIFFICULTY = /\b(?:wrong|lessons?|learn\w*)\b/;

/** What his posts say went wrong, or what was difficult; of projects nobody publishes it. */
export function failures(asked: OwnerQuestion): Draft | undefined {
  const told = hindsight(asked) ?? (OF_DIFFICULTY.test(asked.text) ? challenges(asked) : undefined);
  if (!/\bprojects?\b/.test(asked.text) || !/\bfail/.test(asked.text)) return told;
  const lead = 'That a project failed is not published here.';
  return told ? { ...told, text: `${lead} ${told.text}` } : notTold(lead, asked);
}

/** The roles with their dates: they show whether time lies between them. */
export const gaps = (context: OwnerQuestion['context']): Draft | undefined =>
  eachRole('What was done between two roles is not published. Their dates:', rolesOf(context), context);

/** The degrees, and that no grade is published. */
export function grades(asked: OwnerQuestion): Draft {
  const told = schools(asked);
  const lead = 'A grade is not published here.';
  return told ? { ...told, text: `${told.text} ${lead}`, isUnknown: true } : notTold(lead, asked);
}

/** The first of the list, since nobody has published which one is the main one. */
export function oneProject({ text, context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const [first] = knowledge.content.projects;
  if (!first) return undefined;
  const lead = /\b(?:main|best|favou?rite|important|biggest)\b/.test(text)
    ? 'Which project matters most is not said here. The first that is listed:\n'
    : '';
  return {
    text: `${lead}${first.title}. ${first.details.overview || first.description}`,
    passages: passage(knowledge, `projects/${first.id}`),
  };
}

/** His own way; that there is no advice only where no post gives any. */
export function advice(asked: OwnerQuestion): Draft | undefined {
  const { units } = asked.context.knowledge.sentences;
  const isGiven = units.some(({ text }) => ADVISING.test(text));
  return ownWay(asked, isGiven ? '' : 'Advice to beginners is not published here. ');
}

/** What he does now, and since when or how long. */
export function present({ text, context }: OwnerQuestion): Draft | undefined {
  return eachRole('At present:', presentRoles(context), context, (role) => {
    const told = LENGTH.test(text) ? lasting(role, context.now) : role.summary.replace(/\.$/, '');
    return told ? `: ${told}` : '';
  });
}

/** What nothing in the record tells, and whom to ask. */
export const notTold = (what: string, { context: { knowledge } }: Pick<OwnerQuestion, 'context'>): Draft => ({
  text: `${what} Please ask directly: ${contactHint(knowledge)}.`,
  passages: passage(knowledge, 'contact'),
  withoutSource: true,
  isUnknown: true,
});

/** True where his own pages, posts left out, say such a thing: then it is to be read there. */
const isTold = (told: RegExp, { context: { knowledge } }: OwnerQuestion): boolean =>
  knowledge.sentences.units.some(
    ({ text, passage: { section, id } }) => section !== 'blog' && id !== 'site/assistant' && told.test(text),
  );

export const unlessTold =
  (what: string, told: RegExp) =>
  (asked: OwnerQuestion): Draft | undefined =>
    isTold(told, asked) ? undefined : notTold(what, asked);

/** What the form says once a message is sent. */
export function replyTime(asked: OwnerQuestion): Draft {
  const { knowledge } = asked.context;
  const { reply } = knowledge.content.brand.words;
  if (!/\b(?:hours?|days?|weeks?)\b/.test(reply))
    return notTold('How soon a message is answered is not published.', asked);
  return {
    text: `Once a message is sent, the form replies: “${reply}”`,
    passages: passage(knowledge, 'contact'),
  };
}

/** Of one job the check of a posting says it point by point. */
export function fit({ context: { knowledge } }: OwnerQuestion): Draft {
  const { summary, givenName, availability: told, opportunities } = knowledge.content.profile;
  const sought = opportunities.length > 0 && `${givenName} is looking for:\n${bullets(opportunities)}`;
  const check =
    'For one job, the check of a job posting in this chat compares what it asks for with what is published here.';
  return {
    text: [sentencesOf(summary)[0], told, sought, check].filter(Boolean).join('\n'),
    passages: passage(knowledge, 'contact'),
  };
}

/** The present roles, what is under way, and the newest post. */
export function news(asked: OwnerQuestion): Draft | undefined {
  const now = presentRoles(asked.context);
  const posts = newestPosts(asked);
  const lead = now.length > 0 ? `Now: ${listed(now.map(rowInWords))}.` : '';
  if (!posts) return lead ? draftOf(lead, now, asked.context) : person.answer(asked.query, asked.context);
  return { ...posts, text: [lead, posts.text].filter(Boolean).join('\n') };
}

/** The degrees with where they are from. */
export function schools({ context }: OwnerQuestion): Draft | undefined {
  const degrees = context.knowledge.rows.filter(
    ({ relation, labels, organization }) =>
      relation === 'credential' && labels.includes('degree') && organization !== '',
  );
  const lines = degrees.map(({ name, organization }) =>
    name.includes(organization) ? name : `${name}: ${organization}`,
  );
  return degrees.length > 0 ? draftOf(`${lines.join('; ')}.`, degrees, context) : undefined;
}

const LASTING =
  /\b(?:engagement|assignment|mandate|commission)s?\b[^.]{0,40}\b(?:days?|weeks?|months?|years?)\b/i;

export function lengthOfEngagement(asked: OwnerQuestion): Draft | undefined {
  const offered = isTold(LASTING, asked) ? undefined : availability.answer(asked.query, asked.context);
  const lead = 'How long an engagement takes is not published.';
  return offered && { ...offered, text: `${lead} ${offered.text}`, isUnknown: true };
}

/** How well he speaks each, where the list says so; else that it does not. */
export function levels(asked: OwnerQuestion): Draft | undefined {
  const { query, context } = asked;
  const told = languages.answer(query, context);
  const isGraded = context.knowledge.content.profile.languages.some((name) => name.trim().includes(' '));
  if (!told || isGraded) return told;
  return { ...told, text: `${told.text} How well each is spoken is not published.`, isUnknown: true };
}

/** What of his a text may quote. */
export function toQuote({ query, context }: OwnerQuestion): Draft | undefined {
  const published = recognition.answer(
    { ...query, topics: new Set(['publication']), subject: [], unknown: [] },
    context,
  );
  const posts = newestPosts({ text: '', query, context, focus: [] });
  const found = [published, posts].filter((one) => one !== undefined);
  if (found.length === 0) return undefined;
  return {
    text: found.map(({ text }) => text).join('\n'),
    passages: found.flatMap(({ passages }) => passages),
  };
}

export const sinceYear = ({ query: { years }, context }: OwnerQuestion): Draft | undefined =>
  eachRole(
    `Since ${years[0]}:`,
    rolesOf(context).filter(({ end }) => end === '' || Number(end.slice(0, 4)) >= (years[0] ?? 0)),
    context,
  );
