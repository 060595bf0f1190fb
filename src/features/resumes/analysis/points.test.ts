import { expect, test } from 'vitest';

import { pointsWords } from './points.ts';

test.each([
  [1, '+1 point'],
  [2.45, '+2.5 points'],
  [0.04, 'No points'],
  [0, 'No points'],
  [-3, '−3 points'],
])('R-8 an effect of %f is written as “%s”', (effect, words) => {
  expect(pointsWords(effect)).toBe(words);
});
