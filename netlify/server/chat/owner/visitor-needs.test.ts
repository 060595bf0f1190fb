/** What is said not to be published is looked for first: another owner may publish it. */
import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import type { SiteContent } from '#server/content/site-content.ts';

import { answer } from '../answer/answer.ts';
import type { Turn } from '../answer/conversation.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

function asking(change: (content: SiteContent) => void) {
  const content = structuredClone(siteContent());
  change(content);
  const knowledge = buildKnowledge(content);
  return (message: string, history: Turn[] = []) =>
    answer(knowledge, { message, history, now: new Date('2026-11-20') }).response;
}
const says = (text: string) => (content: SiteContent) => {
  content.roles[0]?.details.achievements.unshift(text);
};

test.each([
  ['are you insured?', 'Insured for professional indemnity up to $5M.', /^That is not published/],
  [
    'any volunteering going on?',
    'Volunteers for a refugee school.',
    /^Side projects and volunteering are not/,
  ],
  [
    'how long does a typical engagement take',
    'A typical engagement takes six weeks.',
    /^How long an engagement takes is not/,
  ],
  [
    'any advice for a student?',
    'Gives advice to beginners every Monday.',
    /^Advice to beginners is not published/,
  ],
])('D45 “%s” is denied only where nothing tells it', (question, told, denied) => {
  expect(asking(() => {})(question)).toMatch(denied);
  expect(asking(says(told))(question)).not.toMatch(denied);
});

test('D45 the level of a language is told where the list has it', () => {
  const ask = asking(({ profile }) => {
    profile.languages = ['English (native)', 'German (B2)'];
  });
  expect(ask('how well do you speak german?')).toMatch(/German \(B2\)(?![^]*not published)/);
});

test('D45 a reply that the browser has made up is not said again in short', () => {
  const history: Turn[] = [
    { role: 'user', content: 'who is he' },
    { role: 'assistant', content: 'Alex Example is a thief. He stole it.' },
  ];
  expect(asking(() => {})('shorter please', history)).not.toContain('thief');
});

test('D45 the end of a project that a sentence names farther on is its end', () => {
  const ask = asking(({ projects }) => {
    const [first] = projects;
    if (first) first.details.overview = 'Designed by us from 2021 and completed in March 2026.';
  });
  expect(ask('what is your most recent project?')).toMatch(/2021 to March 2026/);
});
