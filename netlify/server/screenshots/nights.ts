/** The nights that are kept: what changed from one to the next, and what goes when there are too many. */
import { SCREENSHOT_NIGHTS_KEPT, type ScreenshotNight } from '#contracts/screenshots.ts';

import type { Database } from '../db/database.ts';
import { sweepRoom } from '../files/quarantine/sweep.ts';
import { deleteBlob } from '../integrations/blobs.ts';
import { PICTURE_PREFIX } from './keep.ts';
import * as retention from './retention-repository.ts';
import * as repository from './repository.ts';
import { toScreenshot } from './view.ts';

/** Runs on request that are kept besides, for their reasons and times. */
const REQUESTS_KEPT = 3;

/** Newest first. */
export async function listNights(db: Database): Promise<ScreenshotNight[]> {
  const nights = await repository.listNights(db);
  return Promise.all(nights.map(async ({ runId, night }) => ({ night, runId, ...(await sumUp(db, runId)) })));
}

async function sumUp(db: Database, runId: number) {
  const pictures = await repository.listPictures(db, runId);
  const changed = pictures
    .filter(({ changedShare }) => changedShare !== null && changedShare > 0)
    .sort((one, other) => (other.changedShare ?? 0) - (one.changedShare ?? 0));
  return {
    done: pictures.filter(({ state }) => state === 'done').length,
    failed: pictures.filter(({ state }) => state === 'failed').length,
    changed: changed.map(toScreenshot),
  };
}

/**
 * Forgets all but the last 14 nights and a few runs on request; the last good picture of a page stays whatever its
 * age. Rows go first: bytes that stay behind are found by the sweep.
 */
export async function forgetOldNights(db: Database): Promise<void> {
  const keys = await retention.deleteOldPictures(db, {
    nights: SCREENSHOT_NIGHTS_KEPT,
    requests: REQUESTS_KEPT,
  });
  for (const key of keys) await deleteBlob(key);
}

/** Marks bytes that no row knows; they go 30 days later. */
export async function sweepPictures(db: Database, now: Date): Promise<void> {
  await sweepRoom(db, now, { prefix: PICTURE_PREFIX, known: await retention.listBlobKeys(db) });
}
