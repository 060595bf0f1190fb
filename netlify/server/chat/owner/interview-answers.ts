/** What is told of the owner where a visitor asks what is asked of anybody. */
import { blog } from '../answer/rules/blog.ts';
import { person, strengths } from '../answer/rules/profile.ts';
import { projectList } from '../answer/rules/projects.ts';
import { recognition } from '../answer/rules/recognition.ts';
import type { Draft } from '../answer/rule.ts';
import { bullets, contactHint, inContext, passage, sentencesOf } from '../answer/sentences.ts';
import { credentialItems } from '../knowledge/entities.ts';
import { hindsight } from './hindsight.ts';
import { eachRole, rolesOf, type OwnerQuestion } from './relation.ts';

const MOST = 4;

/** In one sentence, or as the page introduces him. */
export function inShort({ text, query, context }: OwnerQuestion): Draft | undefined {
  const whole = person.answer(query, context);
  if (!whole || !/\b(?:one|single|a) (?:\w+ )?(?:sentence|line)\b/.test(text)) return whole;
  return { ...whole, text: sentencesOf(context.knowledge.content.profile.summary)[0] ?? whole.text };
}

/** What he stands for in figures and by his competencies; without them how the page introduces him. */
export function reasons({ query, context }: OwnerQuestion): Draft | undefined {
  const competent = strengths.answer(query, context);
  if (!competent) return person.answer(query, context);
  const { profile } = context.knowledge.content;
  const stats = profile.stats.map(({ value, label }) => `${value} ${label.toLowerCase()}`);
  return {
    ...competent,
    text: [stats.length > 0 && `${stats.join(', ')}.`, competent.text].filter(Boolean).join(' '),
  };
}

const RANKED = /\b(?:biggest|greatest|best|proud\w*|impressive|most|main|top)\b/;

/** The projects, or what his roles list; which of them ranks first nobody has published. */
export function achievements({ text, query, context }: OwnerQuestion): Draft | undefined {
  const { facts, content } = context.knowledge;
  const listed = facts.filter(({ kind }) => kind === 'achievement').slice(0, MOST);
  const found =
    projectList.answer(query, context) ??
    (listed.length > 0
      ? { text: bullets(listed.map(inContext)), passages: listed.map((fact) => fact.passage) }
      : undefined);
  const rank = `Which of them comes first for ${content.profile.givenName} is not said here.`;
  return found && { ...found, text: RANKED.test(text) ? `${found.text}\n${rank}` : found.text };
}

/** What stood in the way of each project. */
export function challenges({ context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const hard = knowledge.content.projects
    .filter(({ details }) => details.challenges.length > 0)
    .slice(0, MOST);
  if (hard.length === 0) return undefined;
  return {
    text: `What was difficult in the key projects:\n${bullets(hard.map(({ title, details }) => `${title}: ${details.challenges.slice(0, 2).join(' ')}`))}`,
    passages: hard.flatMap(({ id }) => passage(knowledge, `projects/${id}`)),
  };
}

/** How he says himself that he works and leads; of what is asked in particular it may say nothing. */
export function style({ context: { knowledge } }: OwnerQuestion, lead = ''): Draft | undefined {
  const { about, profile } = knowledge.content;
  if (!about.leadership) return undefined;
  const intro = lead && `${lead} On how ${profile.givenName} works, the site says:\n`;
  return {
    text: `${intro}${about.leadership}`,
    passages: passage(knowledge, 'about/summary'),
    isUnknown: lead !== '',
  };
}

/** Employers with more than one role, oldest first. */
export function promotions({ context }: OwnerQuestion): Draft | undefined {
  const byEmployer = Map.groupBy(rolesOf(context).toReversed(), ({ organization }) => organization);
  const risen = [...byEmployer.values()].filter(({ length }) => length > 1).flat();
  if (risen.length > 0)
    return eachRole('More than one role at the same employer, oldest first:', risen, context);
  const draft = eachRole(
    'No promotion is published: each role is at another employer.',
    rolesOf(context),
    context,
  );
  return draft && { ...draft, isUnknown: true };
}

const UNDER_WAY = /\b(?:in progress|prospective|expected|pursuing|under way|enrolled)\b/i;
const ENDS = /\b(?:until|expires?)\b/i;
const KEPT = /\b(?:current|valid|expires?|renew\w*|until|active)\b/i;

/** What he is studying now. */
export function studies({ context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const items = credentialItems(knowledge.content).filter(({ text }) => UNDER_WAY.test(text));
  const [first] = items;
  return (
    first && {
      text: `Under way: ${items.map(({ text }) => text).join('; ')}.`,
      passages: passage(knowledge, first.passageId),
    }
  );
}

/** What is said of each certificate; until when it is valid is mostly not published. */
export function validity({ context: { knowledge } }: OwnerQuestion): Draft | undefined {
  const items = credentialItems(knowledge.content).filter(({ isDegree }) => !isDegree);
  const [first] = items;
  if (!first) return undefined;
  const held = new Set(items.map(({ passageId }) => passageId));
  const told = knowledge.content.skills
    .filter(({ id }) => held.has(`skills/${id}`))
    .flatMap(({ details }) => details.highlights.filter((text) => KEPT.test(text)));
  const lead = told.some((text) => ENDS.test(text)) ? '' : 'Until when each is valid is not published.';
  return {
    text: `${[...told, lead].filter(Boolean).join(' ')} Listed are:\n${bullets(items.map(({ text }) => text))}`,
    passages: passage(knowledge, first.passageId),
  };
}

/** What the blog is about, and its newest posts. */
export function newestPosts({ query, context }: OwnerQuestion): Draft | undefined {
  const [about] = passage(context.knowledge, 'site/blog');
  const newest = blog.answer({ ...query, topics: new Set(['blog']), subjectWords: [], unknown: [] }, context);
  return newest && { ...newest, text: [about?.text, newest.text].filter(Boolean).join('\n') };
}

/** What his posts say went wrong: weaknesses nobody publishes as such. */
export function weaknesses(asked: OwnerQuestion): Draft | undefined {
  const found = hindsight(asked);
  const lead = 'Weaknesses are not published here as such.';
  if (found) return { ...found, text: `${lead} ${found.text}` };
  const { knowledge } = asked.context;
  return {
    text: `${lead} Please ask: ${contactHint(knowledge)}.`,
    passages: passage(knowledge, 'contact'),
    ...{ withoutSource: true, isUnknown: true },
  };
}

/** Films and articles, and how to ask for a talk. */
export function speaking({ query, context }: OwnerQuestion): Draft | undefined {
  const { knowledge } = context;
  const published = recognition.answer({ ...query, topics: new Set(['publication']) }, context);
  return {
    text: [`To ask for a talk, ${contactHint(knowledge)}.`, published?.text].filter(Boolean).join(' '),
    passages: [...(published?.passages ?? []), ...passage(knowledge, 'contact')],
  };
}
