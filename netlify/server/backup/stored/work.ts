/** Makes a backup into the store: by the night's clock, or because the owner asked. */
import { recordBeside } from '../../activity/record.ts';
import type { Database } from '../../db/database.ts';
import { makeBackup } from '../make.ts';
import { thinBackups } from './retention.ts';
import { keepState, readState, runningSince } from './state.ts';
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

/** Stores a backup and thins the older ones; `false` while another one is being made. */
export async function storeBackup(db: Database, origin: Origin, now: () => Date): Promise<boolean> {
  const start = now();
  if (runningSince(await readState(), start)) return false;
  const startedAt = start.toISOString();
  const alive = () => keepState({ startedAt, aliveAt: now().toISOString(), failure: null });
  await alive();
  try {
    const identity = await store(db, origin, { start, now, alive });
    await keepState({ startedAt, aliveAt: null, failure: null });
    await thinBackups(identity, start);
    return true;
  } catch (error) {
    const isUnfinished = error instanceof OutOfTime;
    const failure = isUnfinished ? UNFINISHED : 'The database or the storage gave no answer.';
    await keepState({ startedAt, aliveAt: null, failure });
    if (!isUnfinished) throw error;
    return false;
  }
}

class OutOfTime extends Error {}

type Run = { start: Date; now: () => Date; alive: () => Promise<void> };

async function store(db: Database, origin: Origin, { start, now, alive }: Run): Promise<string> {
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
          await alive();
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
    const { id, rows, files } = await keepManifest(manifest, origin);
    await recordBeside(db, undefined, 'backed up', 'database', id, { origin, rows, files });
    return manifest.identity;
  } catch (error) {
    if (error instanceof OutOfTime) await keepIndex(new Map([...before, ...index]));
    throw error;
  }
}
