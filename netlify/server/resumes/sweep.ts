import type { Database } from '../db/database.ts';
import { sweepRoom } from '../files/quarantine/sweep.ts';
import { listBaseKeys } from './base/repository.ts';
import { RESUME_PREFIX } from './content/blob.ts';
import { listSentKeys } from './tailored/sent/repository.ts';

/** Marks the bytes of documents and sent files that no row knows. */
export async function sweepResumes(db: Database, now: Date): Promise<void> {
  const known = new Set([...(await listBaseKeys(db)), ...(await listSentKeys(db))]);
  await sweepRoom(db, now, { prefix: RESUME_PREFIX, known });
}
