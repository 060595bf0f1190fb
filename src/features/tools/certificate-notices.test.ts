import { expect, test } from 'vitest';

import { noticesOf } from './attention-items.ts';

const isServedDifferently = false;

test.each([
  [-2, 1, 'Has expired'],
  [0, 1, 'Expires within 1 day'],
  [1, 1, 'Expires within 1 day'],
  [5, 7, 'Expires within 7 days, in 5 days'],
  [12, 14, 'Expires within 14 days, in 12 days'],
  [30, 30, 'Expires within 30 days, in 30 days'],
] as const)(
  'T-2 a certificate with %s days left is told as within %s',
  (daysUntilExpiry, expiresWithin, told) => {
    expect(noticesOf({ daysUntilExpiry, expiresWithin, isServedDifferently })).toEqual([told]);
  },
);

test('T-2 a domain that serves another certificate is told, beside an end that is near', () => {
  const other = 'The domain serves another certificate';
  expect(noticesOf({ daysUntilExpiry: 90, expiresWithin: null, isServedDifferently: true })).toEqual([other]);
  expect(noticesOf({ daysUntilExpiry: 1, expiresWithin: 1, isServedDifferently: true })).toHaveLength(2);
});
