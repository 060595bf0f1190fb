import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { answer } from '../answer/answer.ts';
import { samplePosts } from '#support/assistant/visitors.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

test.each([
  ['how big was the buffer of seats?', 'a buffer of 22, just under five percent'],
  ['when is the device trust step complete?', 'accept managed, healthy devices only'],
  [
    'why had eleven people never noticed that they could not unlock a Mac?',
    'never restarted without a colleague',
  ],
])('D45 %s shows the sentence that tells it', (message, told) => {
  expect(answer(buildKnowledge(siteContent(), samplePosts()), { message }).response).toContain(told);
});

test('D45 what the owner still does is told first where it is asked', () => {
  const content = siteContent();
  const about = { ...content.about, body: ['Alex still sits at the test desk one Saturday a month.'] };
  const { response } = answer(buildKnowledge({ ...content, about }), {
    message: 'does he still meet the players and the producers?',
  });
  expect(response).toMatch(
    /^Closest to your question, the site says:\n• [^•]*“Alex still sits at the test desk/,
  );
});

test('D45 a number in the title of a post is no answer to how many', () => {
  const message = 'how many laptops did not move without help?';
  const { response } = answer(buildKnowledge(siteContent(), samplePosts()), { message });
  expect(response).not.toContain('was published in');
});

test.each([
  ['what does he wish he had checked before the laptop migration?', 'What we would check next time'],
  ['why did they hit pause in wave 3?', 'Seven people in one day could not print'],
])('D45 %s shows what is told of it under such a heading, or of what has that number', (message, told) => {
  expect(answer(buildKnowledge(siteContent(), samplePosts()), { message }).response).toContain(told);
});

test.each([
  ['can he come to the office in Paris?', 'Diagram'],
  ['how does he keep up to date?', 'When a tool goes'],
])('D45 %s is not told by a word that means something else', (message, unrelated) => {
  expect(answer(buildKnowledge(siteContent(), samplePosts()), { message }).response).not.toContain(unrelated);
});

test.each([
  ['does he do infrastructure as code?', 'with infrastructure as code'],
  [
    'Was there a security incident when Alex took the company remote?',
    'without a reportable security incident',
  ],
  ['How would Alex pay people for carrying the pager?', 'a flat amount for carrying the pager'],
])('D45 %s is told where one sentence holds every telling word', (message, told) => {
  const given = answer(buildKnowledge(siteContent(), samplePosts()), { message });
  expect(given).toMatchObject({ isAnswered: true, by: 'read', response: expect.stringContaining(told) });
  expect(given.response).not.toContain('not sure');
});

test.each([
  'How did Alex prepare for the Cisco network operations certification?',
  'Did the Oracle CRM implementation go over budget?',
  'How many articles are in the public knowledge base built with Oracle Service Cloud?',
  'Who was the client with the 412 laptops?',
  'Why did Alex choose Oracle Service Cloud?',
])('D45 %s is not told by a sentence that leaves it open, but quoted with doubt', (message) => {
  const given = answer(buildKnowledge(siteContent(), samplePosts()), { message });
  expect(given.isAnswered).toBe(false);
  expect(given.response).toContain('I am not sure that');
});

test('D45 a reason is told where a sentence gives it, and only quoted where it says what happened', () => {
  const post = {
    slug: 'bus',
    title: 'The night bus',
    excerpt: 'A timetable.',
    content:
      'The app has no login, because people at a bus stop have cold fingers.\n\n## Table\n\nThe timetable had wrong names.',
    publishedAt: '2026-03-01T09:00:00Z',
    categories: [],
    tags: [],
  };
  const knowledge = buildKnowledge(siteContent(), [post]);
  const [told, quoted] = ['Why does the app have no login?', 'Why did the timetable have wrong names?'].map(
    (message) => answer(knowledge, { message }),
  );
  expect(told).toMatchObject({ isAnswered: true, response: expect.stringContaining('cold fingers') });
  expect(quoted).toMatchObject({ isAnswered: false, response: expect.stringContaining('wrong names') });
});
