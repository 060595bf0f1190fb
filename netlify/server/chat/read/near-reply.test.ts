import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { answer } from '../answer/answer.ts';
import { samplePosts } from '../evaluation/visitors.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

test.each([
  ['how big was the buffer of seats?', 'a buffer of 22, just under five percent'],
  ['when is the device trust step complete?', 'accept managed, healthy devices only'],
])('D45 %s shows the sentence that tells it', (message, told) => {
  expect(answer(buildKnowledge(siteContent(), samplePosts()), { message }).response).toContain(told);
});
