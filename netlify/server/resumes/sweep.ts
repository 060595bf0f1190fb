import type { Database } from '../db/database.ts';
import { blobStoredAt, deleteBlob, listBlobs } from '../integrations/blobs.ts';
import { listBaseKeys } from './base/repository.ts';
import { RESUME_PREFIX } from './content/blob.ts';
import { listSentKeys } from './sent/repository.ts';

/** Nothing that is still under way is this old. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Removes bytes that no row knows, once they are a day old. Not where no row knows any, or more are unknown than
 * known: then it is the rows that are missing.
 */
export async function sweepResumes(db: Database, now: Date): Promise<void> {
  const known = new Set([...(await listBaseKeys(db)), ...(await listSentKeys(db))]);
  const unknown = (await listBlobs(RESUME_PREFIX)).filter((key) => !known.has(key));
  if (known.size === 0 || unknown.length > known.size) return;
  const dayAgo = new Date(now.getTime() - ORPHAN_AGE_MS);
  for (const key of unknown) {
    const storedAt = await blobStoredAt(key);
    if (storedAt && storedAt < dayAgo) await deleteBlob(key);
  }
}
