/** Makes a backup into the store: by the night's clock, or because the owner asked. */
import { recordBeside } from '../../activity/record.ts';
import { toApiError } from '../../api/errors.ts';
import type { Database } from '../../db/database.ts';
import { makeBackup } from '../make.ts';
import { thinBackups } from './retention.ts';
import { begin, end, keepAlive, readState } from './state.ts';
import {
  keepIndex,
  keepManifest,
  knownIn,
  listObjects,
  objectSink,
  readIndex,
  type BlobIndex,
  type Origin,
} from './store.ts';

/** A background function is ended after 15 minutes: what is read by then is not read again by the next. */
const TIME_LIMIT_MS = 12 * 60 * 1000;
const ALIVE_EVERY_MS = 60 * 1000;

const UNFINISHED = 'It takes longer than one run may: the next one goes on from here.';

/**
 * Stores a backup and thins the older ones; `false` while another one is being made. The owner's was begun when he
 * asked for it.
 */
export async function storeBackup(db: Database, origin: Origin, now: () => Date): Promise<boolean> {
  const start = now();
  if (origin === 'nightly' && (await readState(start)).runningSince) return false;
  try {
    await begin(start);
    const identity = await store(db, origin, { start, now });
    await thinBackups(identity, start);
    await end(start, null);
    return true;
  } catch (error) {
    const isUnfinished = error instanceof OutOfTime;
    await end(start, isUnfinished ? UNFINISHED : toApiError(error).message).catch(() => {});
    if (!isUnfinished) throw error;
    return false;
  }
}

class OutOfTime extends Error {}

type Run = { start: Date; now: () => Date };

async function store(db: Database, origin: Origin, { start, now }: Run): Promise<string> {
  const [present, before] = await Promise.all([listObjects(), readIndex()]);
  const index: BlobIndex = new Map();
  const sink = objectSink(present);
  let aliveAt = start.getTime();
  try {
    const manifest = await makeBackup(
      db,
      async (path, bytes) => {
        if (now().getTime() - start.getTime() > TIME_LIMIT_MS) throw new OutOfTime();
        if (now().getTime() - aliveAt > ALIVE_EVERY_MS) {
          aliveAt = now().getTime();
          await keepAlive(now());
        }
        if (!path.startsWith('manifest.')) await sink(path, bytes);
      },
      {
        now: start,
        known: knownIn(before, present),
        onBlob: ({ key, etag }, blob) => index.set(key, { etag, blob }),
      },
    );
    await keepIndex(index);
    const { id, rows, files, missingBlobs } = await keepManifest(manifest, origin);
    const details = { origin, rows, files, ...(missingBlobs ? { missingBlobs } : {}) };
    await recordBeside(db, undefined, 'backed up', 'database', id, details);
    return manifest.identity;
  } catch (error) {
    if (error instanceof OutOfTime) await keepIndex(new Map([...before, ...index]));
    throw error;
  }
}
