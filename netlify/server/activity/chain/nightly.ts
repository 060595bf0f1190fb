import type { Database } from '../../db/database.ts';
import { makeCheckpoint } from './service.ts';

/** The daily checkpoint; where the log is not what was written, there is none, and the server's log says where. */
export async function signActivity(db: Database, now: Date): Promise<void> {
  const { broken } = await makeCheckpoint(db, now);
  if (broken) console.error(`The activity log is not what was written: ${JSON.stringify(broken)}`);
}
