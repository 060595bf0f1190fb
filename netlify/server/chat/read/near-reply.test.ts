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
  expect(response).toMatch(/What comes nearest:\n• [^•]*“Alex still sits at the test desk/);
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
