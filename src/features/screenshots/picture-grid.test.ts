import { expect, test } from 'vitest';

import { Screenshot, ScreenshotRun } from '#contracts/screenshots.ts';
import { SOCIAL_PLATFORMS } from '#contracts/social-platforms.ts';
import { exampleOf } from '#support/example.ts';

import { cellOf, pictureGrid } from './picture-grid.ts';

const picture = (values: Partial<Screenshot> = {}) =>
  exampleOf(Screenshot, { platform: 'slack', route: '/', state: 'done', ...values });
const run = (pictures: Screenshot[], reason: string | null = null) =>
  exampleOf(ScreenshotRun, { state: 'running', reason, total: 18, pictures });

test('A-SCR-1 each page of the nightly run has a place for each of the six platforms', () => {
  const rows = pictureGrid({ pages: ['/', '/blog'], run: null, latest: [] });
  expect(rows.map(({ route }) => route)).toEqual(['/', '/blog']);
  for (const { cells } of rows) {
    expect(cells.map(({ platform }) => platform)).toEqual(SOCIAL_PLATFORMS);
    expect(new Set(cells.map(({ state }) => state))).toEqual(new Set(['none']));
  }
});

test('A-SCR-1 pictures of other pages come after those of the nightly run', () => {
  const latest = [picture({ route: '/record' }), picture({ route: '/' })];
  const rows = pictureGrid({ pages: ['/'], run: null, latest });
  expect(rows.map(({ route, isNightly }) => [route, isNightly])).toEqual([
    ['/', true],
    ['/record', false],
  ]);
});

test('A-SCR-1 a failed attempt leaves the last good picture and says why', () => {
  const failed = picture({ id: 2, state: 'failed', reason: 'The page answered 500.' });
  const status = { run: run([failed]), latest: [picture()] };
  expect(cellOf(status, '/', 'slack')).toMatchObject({
    state: 'failed',
    reason: 'The page answered 500.',
    picture: { id: 1 },
  });
  expect(cellOf(status, '/', 'discord')).toMatchObject({ state: 'none', picture: undefined });
});

test('A-SCR-1 what the whole run says is not said again of each picture', () => {
  const reason = 'The browser ended again and again.';
  const status = { run: run([picture({ state: 'failed', reason })], reason), latest: [] };
  expect(cellOf(status, '/', 'slack')).toMatchObject({ state: 'failed', reason: null });
});
