import { afterEach, expect, test } from 'vitest';

import { madeThisMonth } from './Stats.tsx';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const made = (createdAt: string) => [{ createdAt }];

test('R-3 D37 the month is that of the browser’s zone, at both of its ends', () => {
  const now = new Date('2026-11-22T15:00:00Z');
  process.env['TZ'] = 'America/New_York';
  expect(madeThisMonth(made('2026-11-01T03:59:00Z'), now)).toBe(0); // still October there
  expect(madeThisMonth(made('2026-11-01T04:00:00Z'), now)).toBe(1);
  expect(madeThisMonth(made('2026-12-01T04:59:00Z'), now)).toBe(1); // still November there
  process.env['TZ'] = 'Asia/Tokyo';
  expect(madeThisMonth(made('2026-10-31T15:00:00Z'), now)).toBe(1); // November already there
});

test('R-3 the same month of another year does not count', () => {
  expect(madeThisMonth(made('2025-11-22T12:00:00Z'), new Date('2026-11-22T12:00:00Z'))).toBe(0);
});
