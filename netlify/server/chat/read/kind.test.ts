import { expect, test } from 'vitest';

import { numberedIn, saysExtreme } from './kind.ts';

test('D45 the most of something is told only by a text that names a most', () => {
  expect(saysExtreme('Wave 1 took four weeks.', 'which wave took the longest')).toBe(false);
  expect(saysExtreme('The largest wave took four weeks.', 'which wave took the longest')).toBe(true);
  expect(saysExtreme('The guest tests it.', 'who is the guest')).toBe(true);
});

test('D45 one of a numbered row is asked for by its number or its rank', () => {
  for (const asked of [
    'what is step 3 of the rollout',
    'what was the third step of it',
    'and step number three',
  ]) {
    expect(numberedIn(asked)?.test('Step: 3. Device trust; Typical time: 3 months'), asked).toBe(true);
    expect(numberedIn(asked)?.test('Step: 4. Device trust; Typical time: 3 months'), asked).toBe(false);
  }
  expect(numberedIn('which step took three months')).toBeUndefined();
});
