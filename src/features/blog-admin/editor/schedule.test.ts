import { expect, test } from 'vitest';

import { scheduleSentence, zoneSentence } from './values.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const spaced = (text: string | undefined) => text?.replaceAll('\u202f', ' ');

test('BA-2 D17 a scheduled post says when it appears, and in which time zone', () => {
  const at = '2026-11-27T08:30:00.000Z';
  expect(spaced(scheduleSentence(at, NOW, 'Europe/Berlin'))).toBe(
    'It appears on Friday, November 27, 2026 at 9:30 AM GMT+1 (Europe/Berlin).',
  );
  expect(spaced(scheduleSentence(at, NOW, 'UTC'))).toBe(
    'It appears on Friday, November 27, 2026 at 8:30 AM UTC.',
  );
  expect(zoneSentence('America/New_York')).toBe('Your time zone: America/New York.');
});

test('BA-2 D17 no moment, or one that is over, is no schedule', () => {
  expect(scheduleSentence(null, NOW)).toBeUndefined();
  expect(scheduleSentence('2026-11-20T08:59:00.000Z', NOW)).toBeUndefined();
});
