import type { Database } from '../db/database.ts';
import { deleteBlob } from '../integrations/blobs.ts';
import { sweepRoom, type Room } from './quarantine/sweep.ts';
import * as repository from './repository.ts';
import { blobKeysOf } from './uploads.ts';

const UPLOAD_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes uploads that nobody finished within a day, and marks bytes that no row knows. */
export async function sweepFiles(db: Database, now: Date): Promise<void> {
  const abandoned = await repository.deleteUploadsBefore(db, new Date(now.getTime() - UPLOAD_AGE_MS));
  for (const upload of abandoned) for (const key of blobKeysOf(upload)) await deleteBlob(key);
  for (const room of await fileRooms(db)) await sweepRoom(db, now, room);
}

/** The parts of the storage that files are in, with what rows know of them. */
async function fileRooms(db: Database): Promise<Room[]> {
  return [
    { prefix: 'files/', known: new Set() },
    { prefix: 'parts/', known: new Set((await repository.listUploads(db)).flatMap(blobKeysOf)) },
  ];
}
