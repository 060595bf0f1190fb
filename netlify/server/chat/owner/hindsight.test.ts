/** What somebody got wrong, and whom he works for, asked of invented people with their posts. */
import { expect, test } from 'vitest';

import { readSeedBlog } from '#server/content/seed-posts.ts';
import { readSiteContent } from '#server/content/site-content.ts';

import { answer } from '../answer/answer.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

function asking(person: string) {
  const folder = `tests/content/people/${person}`;
  const posts = readSeedBlog(folder).posts.filter(({ status }) => status === 'published');
  const knowledge = buildKnowledge(readSiteContent(folder), posts);
  return (message: string) => answer(knowledge, { message, now: new Date('2026-11-20') });
}
const nurse = asking('nurse');
const architect = asking('architect');

test.each([
  'has she ever failed at something',
  'Tell me about a time she failed.',
  'what was her biggest mistake?',
  'any regrets?',
  'what would she do differently',
  'what went wrong',
])('D45 “%s” is answered by what the posts say went wrong', (message) => {
  expect(nurse(message)).toMatchObject({
    isAnswered: true,
    response: expect.stringMatching(
      /^From the posts:\n• “What a handover is for”: We launched on a Monday\./,
    ) as string,
    citations: [{ section: 'blog' }],
  });
});

test('D45 what went wrong with something else than all of it is read, and of nothing told is not found', () => {
  expect(nurse('what went wrong with the bar code labels').response).not.toMatch(/^From the posts/);
  expect(asking('student')('any regrets?').isAnswered).toBe(false);
});

test('D45 children whom somebody works with are nobody’s private life, his own are', () => {
  expect(nurse('has she worked with children').response).toContain("children's hospital");
  expect(architect('has she worked with children').isAnswered).toBe(false);
  expect(nurse('does she have children').response).toMatch(/^That is personal/);
});

test.each([
  ['why timber?', /^(?!Harbour Row Timber House\. Designed)/],
  ['does she do passive houses', /nothing on “passive”/],
  ['how big is her studio', /studio of nine people/],
  ['who would we deal with day to day', /^(?!Helen's roles)/],
  ['how long does a school extension take?', /^(?!Listed for Helen)/],
  ['who wrote this site', /^This is the portfolio of Helen Marsh/],
])('D45 “%s” is not told by its neighbour', (message, expected) => {
  expect(architect(message).response).toMatch(expected);
});
