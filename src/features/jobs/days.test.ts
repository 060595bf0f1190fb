import { afterEach, expect, test, vi } from 'vitest';

import { dayOf, formatDay, nearness } from './days.ts';

afterEach(() => vi.unstubAllEnvs());

test('J-6 today is the day of the reader, not that of Greenwich', () => {
  const moment = new Date('2026-11-20T03:30:00Z');
  vi.stubEnv('TZ', 'America/Vancouver');
  expect(dayOf(moment)).toBe('2026-11-19');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(dayOf(moment)).toBe('2026-11-20');
});

test('J-6 a day is shown as it was entered, in every zone', async () => {
  for (const zone of ['America/Vancouver', 'UTC', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    vi.resetModules(); // a format takes its zone when it is made
    const { formatDay: formatThere } = await import('./days.ts');
    expect(formatThere('2026-11-20')).toBe('Nov 20, 2026');
  }
  expect(formatDay('soon')).toBe('soon');
});

test('J-6 a near day is told in words', () => {
  expect(nearness('2026-11-20', '2026-11-20')).toBe('today');
  expect(nearness('2026-12-01', '2026-11-30')).toBe('tomorrow');
  expect(nearness('2026-11-27', '2026-11-20')).toBe('in 7 days');
  expect(nearness('2026-11-28', '2026-11-20')).toBeUndefined();
  expect(nearness('2026-11-19', '2026-11-20')).toBeUndefined();
});
