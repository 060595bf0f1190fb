import { expect, test } from 'vitest';

import { publicationOf } from './publication.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const draft = { status: 'draft', publishedAt: at(-1_000) } as const;
const scheduled = { status: 'published', publishedAt: at(1_000) } as const;
const shown = { status: 'published', publishedAt: at(-1_000) } as const;

test('D17 publishing takes the server’s now, whatever date the post had or a skewed clock sends', () => {
  expect(publicationOf({ status: 'published' }, draft, NOW)).toEqual(NOW);
  expect(publicationOf({ status: 'published', publishedAt: null }, draft, NOW)).toEqual(NOW);
  for (const seconds of [-90_000, -5, 0, 5, 59])
    expect(
      publicationOf({ status: 'published', publishedAt: at(seconds).toISOString() }, draft, NOW),
    ).toEqual(NOW);
  expect(publicationOf({ status: 'published' }, undefined, NOW)).toEqual(NOW);
});

test('D17 a future moment schedules; publishing a scheduled post at once takes now', () => {
  const later = at(3_600);
  const wanted = { status: 'published', publishedAt: later.toISOString() } as const;
  expect(publicationOf(wanted, undefined, NOW)).toEqual(later);
  expect(publicationOf(wanted, draft, NOW)).toEqual(later);
  expect(publicationOf(wanted, scheduled, NOW)).toEqual(later);
  expect(publicationOf({ status: 'published', publishedAt: NOW.toISOString() }, scheduled, NOW)).toEqual(NOW);
});

test('D17 a save that does not change the date leaves it: shown, scheduled, or due within the minute', () => {
  const soon = { status: 'published', publishedAt: at(20) } as const;
  for (const before of [shown, scheduled, soon]) {
    expect(publicationOf({}, before, NOW)).toBeUndefined();
    expect(publicationOf({ status: 'published', publishedAt: null }, before, NOW)).toBeUndefined();
    const same = before.publishedAt.toISOString();
    expect(publicationOf({ status: 'published', publishedAt: same }, before, NOW)).toBeUndefined();
  }
});

test('D17 unpublishing keeps the date; a shown post can be given an earlier one', () => {
  expect(publicationOf({ status: 'draft' }, shown, NOW)).toBeUndefined();
  expect(publicationOf({ publishedAt: at(-5_000).toISOString() }, shown, NOW)).toEqual(at(-5_000));
});
