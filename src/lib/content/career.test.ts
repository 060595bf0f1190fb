import { expect, test } from 'vitest';

import { formatMonth, formatPeriod } from '#lib/content/career.ts';

test('P-EXP-1 a period reads in words and ends with Present while it lasts', () => {
  expect(formatPeriod({ start: '2024-05', end: null })).toBe('May 2024 – Present');
  expect(formatPeriod({ start: '2009-11', end: '2013-01' })).toBe('November 2009 – January 2013');
});

test('P-AWD-1 a date that is only a year stays a year', () => {
  expect(formatMonth('2021')).toBe('2021');
});
