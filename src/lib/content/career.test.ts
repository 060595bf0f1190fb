import { expect, test } from 'vitest';

import { formatMonth, formatPeriod, newestFirst } from '#lib/content/career.ts';

test('P-EXP-1 current roles come first, then the latest end, then the latest start', () => {
  const roles = [
    { start: '2020-05', end: '2024-01' },
    { start: '2023-09', end: null },
    { start: '2022-03', end: '2023-06' },
    { start: '2024-05', end: null },
  ];
  expect(roles.sort(newestFirst).map(({ start }) => start)).toEqual([
    '2024-05',
    '2023-09',
    '2020-05',
    '2022-03',
  ]);
});

test('P-EXP-1 a period reads in words and ends with Present while it lasts', () => {
  expect(formatPeriod({ start: '2024-05', end: null })).toBe('May 2024 – Present');
  expect(formatPeriod({ start: '2009-11', end: '2013-01' }, 'short')).toBe('Nov 2009 – Jan 2013');
});

test('P-AWD-1 a date that is only a year stays a year', () => {
  expect(formatMonth('2021')).toBe('2021');
});
