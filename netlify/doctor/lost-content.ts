/** Whether the storage has what rows name. */
import { findMissing, readNamedBlobs } from '../server/backup/missing.ts';
import { openDatabase } from '../server/db/client.ts';
import { VISITOR } from '../server/db/pool.ts';
import { FILES } from '../server/integrations/blobs.ts';
import { ok, warning, type Finding } from './finding.ts';

/**
 * Asks the database and the storage that is open, for keys alone.
 *
 * @param where the storage is, in words
 */
export async function checkLostContent(url: string, where: string): Promise<Finding[]> {
  const { db, close } = await openDatabase(url, VISITOR);
  try {
    const named = await readNamedBlobs(db);
    const present = new Set((await FILES.list('')).map(({ key }) => key));
    const { length } = await findMissing(db, named, present);
    if (length === 0) return [ok('stored files', 'all have their content.')];
    const says = `${length} of ${named.size} have no content in ${where}: restore a backup that has it, or upload them again.`;
    return [warning('stored files', says)];
  } catch {
    return []; // said with the database
  } finally {
    await close();
  }
}
