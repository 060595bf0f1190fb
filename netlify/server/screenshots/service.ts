/** Pictures of pages for social platforms: what is asked for is noted here and made in the background. */
import { setTimeout as pause } from 'node:timers/promises';

import type { ScreenshotStatus } from '#contracts/screenshots.ts';

import { recordActivity, type Caller } from '../activity/record.ts';
import { apiError } from '../api/errors.ts';
import type { Database } from '../db/database.ts';
import { browserProvider } from '../integrations/browser/provider.ts';
import { DEFAULT_TIME_ZONE, dueNight, nextNight } from './night.ts';
import { assertKnown, mainRoutes, targetsOf, type Target } from './pages.ts';
import * as repository from './repository.ts';
import type { PictureRow, RunRow } from './repository.ts';
import { startWork } from './start.ts';
import { toRun, toScreenshot } from './view.ts';

/** A call ends after 60 s; whoever waits hears of it before. */
const WAIT_MS = 45_000;
const LOOK_EVERY_MS = 400;
const RETRY_AFTER_SECONDS = 15;

export type Clock = { now: () => Date; pause: (milliseconds: number) => Promise<unknown> };
const SYSTEM_CLOCK: Clock = { now: () => new Date(), pause };

export async function readStatus(db: Database, now: Date): Promise<ScreenshotStatus> {
  const [timeZone, run, latest, pages] = await Promise.all([
    timeZoneOf(db),
    repository.findLastRun(db),
    repository.listLatest(db),
    mainRoutes(db, now),
  ]);
  const provider = browserProvider();
  const reason = provider.kind === 'none' ? provider.reason : null;
  return {
    isRunning: run?.finishedAt === null,
    nextRun: reason === null ? nextNight(timeZone, now).toISOString() : null,
    timeZone,
    reason,
    pages,
    run: run ? toRun(run, await repository.listPictures(db, run.id), now) : null,
    latest: latest.map(toScreenshot),
  };
}

const timeZoneOf = async (db: Database) => (await repository.findTimeZone(db)) ?? DEFAULT_TIME_ZONE;

/** Asks for all pictures; joins the run that is open. @throws 503 `NO_BROWSER` that says why. */
export async function generate(db: Database, caller: Caller, now: Date) {
  assertBrowser();
  const targets = targetsOf(await mainRoutes(db, now));
  const { run, joined } = await db.transaction(async (tx) => {
    const asked = await openRun(tx, targets, { now, requestedBy: caller.owner?.id ?? null });
    await recordActivity(tx, caller, 'requested', 'screenshot', asked.run.id, { joined: asked.joined });
    return asked;
  });
  await startWork(db, now);
  return { joined, run: toRun(run, await repository.listPictures(db, run.id), now) };
}

/**
 * Asks for one picture and waits for it.
 *
 * @throws 422 for a page that is none of this site, 503 `NO_BROWSER`, `FAILED` with the reason, or `NOT_READY`.
 */
export async function generateOne(
  db: Database,
  caller: Caller,
  target: Target,
  clock: Clock = SYSTEM_CLOCK,
): Promise<PictureRow> {
  const start = clock.now();
  await assertKnown(db, target.route, start);
  assertBrowser();
  const run = await db.transaction(async (tx) => {
    const asked = await openRun(tx, [target], { now: start, requestedBy: caller.owner?.id ?? null });
    await recordActivity(tx, caller, 'requested', 'screenshot', asked.run.id, target);
    return asked.run;
  });
  await startWork(db, start);
  for (;;) {
    const picture = await repository.findPictureOf(db, run.id, target);
    if (picture?.state === 'done') return picture;
    if (picture?.state === 'failed')
      throw apiError(503, 'FAILED', picture.reason ?? 'The picture could not be made.');
    if (clock.now().getTime() - start.getTime() > WAIT_MS) throw notReady();
    await clock.pause(LOOK_EVERY_MS);
  }
}

const notReady = () =>
  apiError(503, 'NOT_READY', 'The picture is still being made. Please look again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** @throws 503 `NO_BROWSER` with the reason. */
function assertBrowser(): void {
  const provider = browserProvider();
  if (provider.kind === 'none') throw apiError(503, 'NO_BROWSER', provider.reason);
}

type Asked = { run: RunRow; joined: boolean };

/** The open run, or a new one, with these pictures among its own. */
async function openRun(
  tx: Database,
  targets: Target[],
  { now, requestedBy }: { now: Date; requestedBy: number | null },
): Promise<Asked> {
  for (;;) {
    const made = await repository.insertRun(tx, { requestedAt: now, requestedBy });
    const run = made ?? (await repository.lockOpenRun(tx));
    if (!run) continue; // it has ended between the two
    await repository.addPictures(tx, run.id, targets);
    return { run, joined: made === undefined };
  }
}

/**
 * What the clock asks for: the run of the night once its time has come, and work on a run whose process has died.
 * However often and by however many it is called, a night has one run.
 */
export async function keepTime(db: Database, now: Date): Promise<void> {
  const night = dueNight(await timeZoneOf(db), now);
  if (night !== undefined && browserProvider().kind !== 'none') await openNight(db, night, now);
  await startWork(db, now);
}

async function openNight(db: Database, night: string, now: Date): Promise<void> {
  if (await repository.findRunOfNight(db, night)) return;
  const targets = targetsOf(await mainRoutes(db, now));
  await db.transaction(async (tx) => {
    const { run } = await openRun(tx, targets, { now, requestedBy: null });
    const isTaken = run.night !== null || (await repository.findRunOfNight(tx, night)) !== undefined;
    if (!isTaken) await repository.setNight(tx, run.id, night);
  });
}

export async function saveSettings(db: Database, caller: Caller, timeZone: string, now: Date) {
  await db.transaction(async (tx) => {
    await repository.saveTimeZone(tx, timeZone);
    await recordActivity(tx, caller, 'updated', 'screenshot', 'settings', { timeZone });
  });
  const hasBrowser = browserProvider().kind !== 'none';
  return { timeZone, nextRun: hasBrowser ? nextNight(timeZone, now).toISOString() : null };
}
