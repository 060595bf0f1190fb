/** States of the pictures that a browser test cannot wait for, such as a night that has passed. */
import type { Page } from '@playwright/test';

import type { Screenshot, ScreenshotNight, ScreenshotStatus } from '../../../src/contracts/screenshots.ts';
import { SOCIAL_PLATFORMS } from '../../../src/contracts/social-platforms.ts';
import { plainPicture } from '../../support/fake-camera.ts';

const CALLS = '**/api/tools/screenshots';
const TAKEN_AT = '2026-11-22T01:01:00.000Z';
export const ROUTES = ['/', '/blog', '/blog/search'];

const pictures: Screenshot[] = ROUTES.flatMap((route, page) =>
  SOCIAL_PLATFORMS.map((platform, at) => ({
    ...{ id: 900 + page * 6 + at, platform, route, width: 1200, height: 630, state: 'done' as const },
    ...{ reason: null, takenAt: TAKEN_AT, size: 102_400, changedShare: null },
    imagePath: `/api/tools/screenshots/pictures/${900 + page * 6 + at}`,
    ...{ differencePath: null, beforePath: null },
  })),
);

const FINISHED = {
  ...{ id: 9, state: 'finished' as const, night: '2026-11-22', requestedAt: TAKEN_AT, startedAt: TAKEN_AT },
  ...{ finishedAt: TAKEN_AT, reason: null, total: 18, done: 18, failed: 0, pictures },
};

export const DONE: ScreenshotStatus = {
  ...{ isRunning: false, nextRun: '2026-11-23T02:00:00.000Z', timeZone: 'UTC', reason: null },
  ...{ pages: ROUTES, run: FINISHED, latest: pictures },
};

/** Six of eighteen are made, the seventh has failed. */
export const RUNNING: ScreenshotStatus = {
  ...DONE,
  isRunning: true,
  run: {
    ...{ ...FINISHED, state: 'running', finishedAt: null, done: 6, failed: 1 },
    pictures: pictures.map((picture, at) => {
      if (at < 6) return picture;
      return at === 6
        ? { ...picture, state: 'failed', reason: 'The page answered 500.' }
        : { ...picture, state: 'pending' };
    }),
  },
};

export const EMPTY: ScreenshotStatus = { ...DONE, run: null, latest: [] };

const [first] = pictures;
export const NIGHTS: ScreenshotNight[] = [
  {
    ...{ night: '2026-11-22', runId: 9, done: 18, failed: 0 },
    changed: first
      ? [
          {
            ...first,
            changedShare: 0.125,
            differencePath: `${first.imagePath ?? ''}/difference`,
            beforePath: '/api/tools/screenshots/pictures/800',
          },
        ]
      : [],
  },
  { night: '2026-11-21', runId: 8, done: 17, failed: 1, changed: [] },
];

/** Answers for the server; each status until the next one is set. */
export async function answerScreenshots(page: Page, status: ScreenshotStatus) {
  let current = status;
  const body = Buffer.from(plainPicture({ width: 1200, height: 630 }, 120));
  await page.route(`${CALLS}/status`, (route) => route.fulfill({ json: current }));
  await page.route(`${CALLS}/nights`, (route) => route.fulfill({ json: NIGHTS }));
  await page.route(`${CALLS}/pictures/**`, (route) => route.fulfill({ body, contentType: 'image/png' }));
  return {
    turn: (next: ScreenshotStatus) => {
      current = next;
    },
  };
}
