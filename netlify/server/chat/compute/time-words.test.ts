import { expect, test } from 'vitest';

import { inCalendarTime } from './time-words.ts';

test.each([
  ['jobs in the last month', '2026-03-31', 'jobs since february 2026'],
  ['jobs in the last two years', '2024-02-29', 'jobs since february 2022'],
  ['jobs within the past 6 months', '2026-08-31', 'jobs since february 2026'],
])('D45 on any day, %j is counted in months of the calendar', (asked, today, expected) => {
  expect(inCalendarTime(asked, new Date(today))).toBe(expected);
});
