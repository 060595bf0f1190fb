import { expect, test } from 'vitest';

import { siteContent } from '#server/content/site-content.ts';

import { readQuestions, score } from './score.ts';

const ENOUGH = 0.95;

test.each(['questions', 'held-out'] as const)('D45 the search answers 95 of 100 %s right', (set) => {
  const { asked, right, misses } = score(siteContent(), readQuestions(set));
  if (misses.length > 0) console.log(misses.join('\n'));
  expect(right / asked).toBeGreaterThanOrEqual(ENOUGH);
});

test('D45 the evaluation set has 60 questions or more', () => {
  expect(readQuestions('questions').length).toBeGreaterThanOrEqual(60);
});
