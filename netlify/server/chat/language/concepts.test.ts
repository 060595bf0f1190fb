import { expect, test } from 'vitest';

import { conceptsOf, othersOf } from './concepts.ts';

test('D45 words before two colons are found by the speech behind them, and not by each other', () => {
  const [said] = conceptsOf(['late', 'shift'], () => true);
  expect(said?.others.flat()).toContain('even');
  expect(said?.isSpeech).toBe(true);
  expect(othersOf('night')).toEqual([]);
});
