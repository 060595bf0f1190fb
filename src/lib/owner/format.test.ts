import { expect, test } from 'vitest';

import { formatBytes, formatCount, formatMoment } from './format.ts';

test('A-FIL-1 sizes are Bytes, KB, MB or GB', () => {
  expect([0, 1, 1023, 1024, 1536, 10 * 1024 ** 2, 5 * 1024 ** 3, 2 * 1024 ** 4].map(formatBytes)).toEqual([
    '0 Bytes',
    '1 Bytes',
    '1023 Bytes',
    '1 KB',
    '1.5 KB',
    '10 MB',
    '5 GB',
    '2048 GB',
  ]);
});

test('counts have their word in the right number', () => {
  expect([0, 1, 1024].map((count) => formatCount(count, 'post'))).toEqual([
    '0 posts',
    '1 post',
    '1,024 posts',
  ]);
  expect(formatCount(2, 'category', 'categories')).toBe('2 categories');
});

test('a moment that cannot be read stays as it is', () => {
  expect(formatMoment('soon')).toBe('soon');
  expect(formatMoment('2026-11-20T12:00:00', true)).toBe('Nov 20, 2026');
});
