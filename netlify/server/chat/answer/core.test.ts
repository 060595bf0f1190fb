/** A question with what the visitor says around it is answered as it is when it is asked plainly. */
import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { contentFolder } from '#server/content/folder.ts';
import { readSeedBlog } from '#server/content/seed-posts.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import { answer } from './answer.ts';
import { coresOf } from './core.ts';

const posts = readSeedBlog(contentFolder()).posts.filter(({ status }) => status === 'published');
const knowledge = buildKnowledge(siteContent(), posts);
const ask = (message: string) => answer(knowledge, { message, now: new Date('2026-11-20') });

test.each([
  [
    'I only have two minutes before my next call, what should I know about him?',
    'what should I know about him?',
  ],
  ['My boss asked me to check whether you have led people', 'have you led people'],
  ['I need someone who can start in September, would that be possible?', 'can you start in September'],
  [
    'What would your colleagues say about you if I rang them tomorrow?',
    'What would your colleagues say about you',
  ],
  ["I still don't get what you do all day, can you explain it simply?", 'what do you do all day'],
  ['Have you coached other people, juniors for instance?', 'Have you coached other people'],
  [
    'Saw your profile via a friend, what kind of work are you looking for?',
    'what kind of work are you looking for?',
  ],
  ['We met last year I think, anyway do you have a LinkedIn?', 'do you have a LinkedIn?'],
  ['Have you taught anyone, thanks in advance', 'Have you taught anyone'],
  ['My boss wants to find out how big the teams you led were, if any.', 'how big the teams you led were'],
  ["I'd love a plain summary of what you do all day", 'what do you do all day'],
  ['What numbers can you show me, like savings or time?', 'What numbers can you show me'],
])('P-CHAT-3 the question in “%s”', (message, core) => {
  expect(coresOf(message)).toContain(core);
});

test.each([
  'Who managed Alex when the two companies were merged?',
  'I am a recruiter.',
  'We need someone for a project, is that something he does?',
  `${'I wonder a lot, '.repeat(40)}what does he do?`,
])('P-CHAT-3 no more plain question stands in “%s”', (message) => {
  expect(coresOf(message)).toEqual([]);
});

test.each([
  [
    'I only have two minutes before my next call, what should I know about this candidate?',
    /^Alex Example is a technology director/,
  ],
  [
    'My boss asked me to check whether you have led people, and if so how many',
    /^Yes: 13 years and 4 months in roles that lead[^]*How many people/,
  ],
  ["I'm looking for someone who can start in September, would that be possible?", /^Available now/],
  ['Honestly all these portfolios sound the same, what makes this one different?', /core competencies are/],
  ['What would your former colleagues say about you if I rang them tomorrow?', /says: “/],
  [
    "I'm a recruiter for an agency in Zurich, would you relocate and do you need a work permit?",
    /^Relocation is not mentioned[^]*That is personal/,
  ],
  [
    'Can you tell me what she did in her first job, and whether it still matters today?',
    /^Senior Game Test Analyst/,
  ],
  [
    "We're merging with a competitor next year. Any experience with post merger integration?",
    /^This is what the site says[^]*M&A/,
  ],
])('P-CHAT-3 what stands around a question does not hide it: %s', (message, said) => {
  const reply = ask(message);
  expect(reply.response).toMatch(said);
  expect(reply.isAnswered).toBe(true);
});

test.each([
  'The portfolios I read yesterday sound alike to me. Do you like marketing?',
  'What stock should I buy?',
  'did anyone leave because of you?',
])('D45 a sentence that shares but a word is not quoted: %s', (message) => {
  expect(ask(message).response).toMatch(/^I do not find an answer/);
});

test('D45 turns of speech are not named as missing, subjects are', () => {
  expect(ask('would you be bored by knitting').response).not.toMatch(/nothing on/);
  expect(ask('do you know knitting').response).toMatch(/knitting/);
});
