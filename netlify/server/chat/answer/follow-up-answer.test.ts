import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { readSiteContent } from '#server/content/site-content.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import { answer } from './answer.ts';

const knowledge = buildKnowledge(siteContent());
const [first, second, third] = siteContent().projects;
const [role, otherRole] = siteContent().roles;
const listedProjects = `1. ${first?.title} 2. ${second?.title} 3. ${third?.title}`;

/** The reply to a question after one exchange. */
function ask(asked: string, said: string, message: string): string {
  const history = [
    { role: 'user' as const, content: asked },
    { role: 'assistant' as const, content: said },
  ];
  return answer(knowledge, { message, history, now: new Date('2026-11-22') }).response;
}

test.each([
  ['what was hard about number two?', second?.details.challenges[0] ?? ''],
  ['which skills did the 3rd one need?', third?.skills[0] ?? ''],
  ['and what was the result of the first?', first?.metrics[0]?.value ?? ''],
])('D45 "%s" is asked of the one in that place and of no other', (message, expected) => {
  expect(ask('list the projects please', listedProjects, message)).toContain(expected);
});

test('D45 "and at …?" asks the question before of another employer', () => {
  const said = ask(`How long was Alex at ${role?.company}?`, 'A year.', `and at ${otherRole?.company}?`);
  expect(said).toMatch(new RegExp(`^${otherRole?.title} at ${otherRole?.company}: \\d`));
});

test('D45 the one thing that the reply named is meant, rather than what the question may have meant', () => {
  const person = buildKnowledge(readSiteContent('tests/content/people/architect'));
  const message = 'what does the head teacher say about helen';
  const { response } = answer(person, { message, history: [] });
  const history = [
    { role: 'user' as const, content: message },
    { role: 'assistant' as const, content: response },
  ];
  const written = answer(person, { message: 'When did she write that?', history });
  expect(written.response).toContain('Head Teacher, Oak Lane Primary School): September 2013');
});

test('D45 of what ran the years are asked', () => {
  const said = ask('What was migrated?', `${second?.title}.`, 'in which years did it run?');
  expect(said).toContain(`${second?.title}: 20`);
});

test('D45 "any others?" names those of the same kind that were not said', () => {
  const said = ask('list a project', `${first?.title}.`, 'any others?');
  expect(said).toContain(second?.title);
  expect(said).not.toContain(first?.title);
});

test('D45 "the other one" is the one of two that the reply before did not name', () => {
  const [one, other] = siteContent().testimonials;
  const history = [
    { role: 'user' as const, content: 'Are there recommendations?' },
    { role: 'assistant' as const, content: `Two: ${one?.name} and ${other?.name}.` },
    { role: 'user' as const, content: `What does ${one?.name} say?` },
    { role: 'assistant' as const, content: `${one?.name} praises the work.` },
  ];
  const { response } = answer(knowledge, { message: 'and what does the other one say?', history });
  expect(response).toContain(other?.quote.slice(0, 40));
});

test('D45 "their …" is asked of all that were named, and "before that" of the role among them', () => {
  const [one, other] = siteContent().testimonials;
  const said = `Two: ${one?.name} and ${other?.name}.`;
  const positions = ask('Are there recommendations?', said, 'what are their positions?');
  expect(positions).toContain(one?.title);
  expect(positions).toContain(other?.title);
  const named = `${role?.title} at ${role?.company}, with ${first?.title}.`;
  const before = ask('What is the current role?', named, 'and before that?');
  expect(
    siteContent().roles.filter(({ title, company }) => before.startsWith(`${title} at ${company}`)),
  ).toHaveLength(1);
  expect(before).not.toContain(role?.title);
});

test('D45 the second of people who are named with what they are is the second person', () => {
  const said = 'Jordan Example, CIO of Example Workspace Group, and Priya Example, VP of Finance.';
  expect(ask('Who recommends Alex?', said, 'what did the second one value most?')).toContain('the candor');
});

test('D45 "that company", said after an award, is the employer that the award names', () => {
  const said = 'The award “Top Tech Exec Award Honoree” (Example Business Journal, May 2015).';
  expect(ask('What is the Top Tech Exec Award?', said, 'when did he start at that company?')).toMatch(
    /^IT Manager at Example Online Services: March 2013/,
  );
});

test('D45 of a table, "the other two" are its other lines, and a further question is for the same line', () => {
  const content =
    '| Bed | Roses | Weeds |\n| --- | --: | --: |\n| Hill | 68 | 7 |\n| Wall | 49 | 5 |\n| Pond | 30 | 9 |';
  const post = {
    ...{ slug: 'beds', title: 'A garden in numbers', excerpt: 'Beds.', content },
    ...{ publishedAt: '2026-01-01T00:00:00Z', categories: [], tags: [] },
  };
  const garden = buildKnowledge(siteContent(), [post]);
  const history = [
    { role: 'user' as const, content: 'How many roses are there in the pond bed?' },
    { role: 'assistant' as const, content: 'In “A garden in numbers”: Bed: Pond; Roses: 30; Weeds: 9' },
  ];
  const others = answer(garden, { message: 'and the other two?', history }).response;
  expect(others).toContain('Bed: Hill; Roses: 68; Weeds: 7');
  expect(others).toContain('Bed: Wall; Roses: 49; Weeds: 5');
  expect(answer(garden, { message: 'and how many weeds?', history }).response).toContain('Weeds: 9');
});

test('D45 before several jobs is what was before the earliest', () => {
  const message = 'Where did Alex work from 2014 to 2021?';
  const said = answer(knowledge, { message, now: new Date('2026-11-22') }).response;
  expect(ask(message, said, 'and before that?')).toMatch(/^Senior Game Test Analyst/);
});

test.each([
  [
    'what projects has he worked on',
    'tell me more about the first one',
    /^Vancouver Corporate Center[^]*Results:/,
  ],
  ['what projects has he worked on', 'tell me more about the last one', /^Oracle Service Cloud[^]*Results:/],
  ['has he managed people', 'how many', /^How many people a team had is not published/],
  ['what does he do now?', 'how many years of experience does he have', /^Alex Example has 15\+ years/],
  ['what did he study', 'where', /^MBA.*: Example University/],
])('D45 after %s, %s', (message, next, expected) => {
  expect(ask(message, answer(knowledge, { message, now: new Date('2026-11-22') }).response, next)).toMatch(
    expected,
  );
});
