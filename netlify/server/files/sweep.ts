import type { Database } from '../db/database.ts';
import { blobStoredAt, deleteBlob, listBlobs } from '../integrations/blobs.ts';
import * as repository from './repository.ts';

/** Nothing that is still under way is this old. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes uploads that nobody finished, and bytes that no row knows, once they are a day old. */
export async function sweepFiles(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - ORPHAN_AGE_MS);
  await repository.deleteUploadsBefore(db, dayAgo);
  const known = await repository.listBlobKeys(db);
  const unknown = (await listBlobs('files/')).filter((key) => !known.has(key));
  for (const key of [...unknown, ...(await listBlobs('parts/'))]) {
    const storedAt = await blobStoredAt(key);
    if (storedAt && storedAt < dayAgo) await deleteBlob(key);
  }
}
