import fc from 'fast-check';
import { expect, test } from 'vitest';

import { responseRate } from './StatCards.tsx';

test('J-2 the response rate is interviews and offers of all, rounded; 0 without applications', () => {
  expect(responseRate({ total: 0, interview: 0, offer: 0 })).toBe(0);
  expect(responseRate({ total: 3, interview: 1, offer: 0 })).toBe(33);
  expect(responseRate({ total: 3, interview: 1, offer: 1 })).toBe(67);
  expect(responseRate({ total: 8, interview: 1, offer: 0 })).toBe(13); // 12.5
  expect(responseRate({ total: 2, interview: 1, offer: 1 })).toBe(100);
});

test('J-2 the response rate is a whole number from 0 to 100', () => {
  const count = fc.nat(10_000);
  fc.assert(
    fc.property(count, count, count, (interview, offer, others) => {
      const rate = responseRate({ total: interview + offer + others, interview, offer });
      return Number.isInteger(rate) && rate >= 0 && rate <= 100;
    }),
  );
});
