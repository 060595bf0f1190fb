/** Works on the open run until it has all of its pictures, or has given up those that cannot be had. */
import { randomUUID } from 'node:crypto';

import type { Database } from '../db/database.ts';
import { NoBrowserError } from '../integrations/browser/provider.ts';
import type { Camera, View } from './camera.ts';
import { sentenceOf } from './failure.ts';
import { keepPicture } from './keep.ts';
import * as repository from './repository.ts';
import type { Lease, PictureRow, RunRow } from './repository.ts';

/** Longer than any step takes that lies between two renewals. */
export const LEASE_MS = 120_000;
/** A page that ends the process each time must not do so for ever. */
const RUN_ATTEMPTS = 4;
const PICTURE_ATTEMPTS = 2;
/** A background function ends after 15 minutes: what is left then is for the next. */
const WORK_MS = 10 * 60 * 1000;

export type Tools = {
  openCamera: () => Promise<Camera>;
  now: () => Date;
};

export type Outcome =
  | 'nothing-to-do'
  | 'finished'
  /** Another works on the run now. */
  | 'lost'
  /** There is more to do than one call may take. */
  | 'unfinished';

type Work = Tools & { db: Database; run: RunRow; lease: Lease; until: Date };

class LeaseLostError extends Error {}

/**
 * Takes the open run, unless somebody works on it, and makes what it lacks. Whatever is thrown, the run stays
 * open, and is free again when its lease is over.
 */
export async function work(db: Database, tools: Tools): Promise<Outcome> {
  const token = randomUUID();
  const now = tools.now();
  const run = await repository.takeLease(db, { token, now, until: leaseFrom(now) });
  if (!run) return 'nothing-to-do';
  const until = new Date(now.getTime() + WORK_MS);
  const state: Work = { ...tools, db, run, lease: { runId: run.id, token }, until };
  try {
    if (run.attempts > RUN_ATTEMPTS) return await giveUp(state, 'The browser ended again and again.');
    return await makeAll(state);
  } catch (error) {
    if (error instanceof LeaseLostError) return 'lost';
    if (error instanceof NoBrowserError) return giveUp(state, error.message);
    throw error;
  }
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

async function makeAll(state: Work): Promise<Outcome> {
  const { db, run, openCamera, now, until } = state;
  let camera: Camera | undefined;
  try {
    for (;;) {
      const pictures = await repository.nextPictures(db, run.id);
      if (pictures.length === 0) {
        if (await finish(state)) return 'finished';
        continue;
      }
      if (now() > until) {
        await repository.dropLease(db, state.lease);
        return 'unfinished';
      }
      if (camera && !camera.isAlive()) {
        await camera.close().catch(() => {});
        camera = undefined;
      }
      camera ??= await openCamera();
      await makeOfPage(state, camera, pictures);
    }
  } finally {
    await camera?.close().catch(() => {});
  }
}

/** The pictures of one page. One that fails is tried once more, after all others. */
async function makeOfPage(state: Work, camera: Camera, pictures: PictureRow[]): Promise<void> {
  const [{ route } = { route: '/' }] = pictures;
  let view: View;
  try {
    await keepLease(state);
    view = await camera.visit(route);
  } catch (error) {
    for (const picture of pictures) await fail(state, picture, error);
    return;
  }
  const taken = new Map<string, Uint8Array>();
  for (const picture of pictures) {
    await keepLease(state);
    try {
      const { width, height } = picture;
      const size = `${width}x${height}`;
      const bytes = taken.get(size) ?? (await view.shoot({ width, height }));
      taken.set(size, bytes); // platforms that want the same size get the same picture
      await keepPicture(state.db, picture, bytes, state.now());
    } catch (error) {
      await fail(state, picture, error);
      if (!camera.isAlive()) return;
    }
  }
}

async function keepLease({ db, lease, now }: Work): Promise<void> {
  if (!(await repository.renewLease(db, lease, leaseFrom(now())))) throw new LeaseLostError();
}

async function fail(state: Work, { id, attempts }: PictureRow, error: unknown): Promise<void> {
  if (error instanceof LeaseLostError) throw error;
  const reason = sentenceOf(error);
  const isLast = attempts + 1 >= PICTURE_ATTEMPTS;
  const change = { attempts: attempts + 1, reason, state: isLast ? 'failed' : 'pending' } as const;
  await repository.updatePicture(state.db, id, change);
}

/** False when somebody has added a picture meanwhile. */
function finish({ db, run, lease, now }: Work): Promise<boolean> {
  return db.transaction(async (tx) => {
    const open = await repository.lockOpenRun(tx);
    if (open?.leaseToken !== lease.token) throw new LeaseLostError();
    if ((await repository.countPending(tx, run.id)) > 0) return false;
    await repository.endRun(tx, run.id, now());
    return true;
  });
}

async function giveUp({ db, run, lease, now }: Work, reason: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const open = await repository.lockOpenRun(tx);
    if (open?.leaseToken !== lease.token) return 'lost';
    await repository.failPending(tx, run.id, reason);
    await repository.endRun(tx, run.id, now(), reason);
    return 'finished';
  });
}
