import { expect, test } from 'vitest';

import { dueNight, nextNight } from './night.ts';

const at = (moment: string) => new Date(moment);

test.each([
  ['UTC', '2026-11-22T01:59:00Z', '2026-11-22T02:00:00.000Z'],
  ['UTC', '2026-11-22T02:00:00Z', '2026-11-23T02:00:00.000Z'],
  ['Europe/Berlin', '2026-11-22T00:30:00Z', '2026-11-22T01:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22T00:00:00Z', '2026-11-22T20:15:00.000Z'],
  ['America/Los_Angeles', '2026-11-22T12:00:00Z', '2026-11-23T10:00:00.000Z'],
])('A-SCR-1 the next run in %s after %s is at %s', (timeZone, now, expected) => {
  expect(nextNight(timeZone, at(now)).toISOString()).toBe(expected);
});

test.each([
  ['UTC', '2026-11-22T01:59:59Z', undefined],
  ['UTC', '2026-11-22T02:00:00Z', '2026-11-22'],
  ['UTC', '2026-11-22T07:59:00Z', '2026-11-22'],
  ['UTC', '2026-11-22T08:01:00Z', undefined],
  ['Pacific/Auckland', '2026-11-21T13:00:00Z', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-22T10:15:00Z', '2026-11-22'],
])('A-SCR-1 in %s at %s the night that is due is %s', (timeZone, now, expected) => {
  expect(dueNight(timeZone, at(now))).toBe(expected);
});

test('A-SCR-1 a night whose two o’clock the clock skips has its run, and one that has it twice has one', () => {
  const nightsOf = (timeZone: string, from: string) => {
    const quarters = Array.from({ length: 4 * 24 }, (_, at) => Date.parse(from) + at * 15 * 60 * 1000);
    return new Set(quarters.map((now) => dueNight(timeZone, new Date(now))).filter(Boolean));
  };
  // In 2026 Berlin puts the clock from 2:00 to 3:00 on 29 March and from 3:00 to 2:00 on 25 October.
  expect([...nightsOf('Europe/Berlin', '2026-03-28T12:00:00Z')]).toEqual(['2026-03-29']);
  expect([...nightsOf('Europe/Berlin', '2026-10-24T12:00:00Z')]).toEqual(['2026-10-25']);
});
