import { expect, test } from 'vitest';

import { momentIn, nightName, resultOf, shareOf } from './run-words.ts';
import { timeZoneChoices } from './TimeZoneForm.tsx';

test('A-SCR-1 the next run is told by the clock of the owner’s zone', () => {
  expect(momentIn('Europe/Berlin', '2026-11-23T01:00:00Z')).toBe('Mon, Nov 23, 2:00 AM GMT+1');
  expect(momentIn('UTC', '2026-11-23T02:00:00Z')).toBe('Mon, Nov 23, 2:00 AM UTC');
});

test('A-SCR-1 a zone can be chosen by its IANA name, UTC among them, each once', () => {
  const values = timeZoneChoices('Europe/Berlin').map(({ value }) => value);
  for (const name of ['UTC', 'Europe/Berlin', 'America/Vancouver']) expect(values).toContain(name);
  expect(new Set(values).size).toBe(values.length);
});

test('A-SCR-1 a run is summed up, with what failed', () => {
  expect(resultOf({ done: 18, failed: 0, total: 18 })).toBe('18 pictures made');
  expect(resultOf({ done: 16, failed: 2, total: 18 })).toBe('16 of 18 pictures made, 2 failed');
});

test('A-SCR-1 a night has its own day everywhere, and a change its share', () => {
  expect(nightName('2026-11-22')).toBe('Sunday, November 22');
  expect([shareOf(1), shareOf(0.1234), shareOf(0.00001)]).toEqual(['100%', '12.3%', 'under 0.1%']);
});
