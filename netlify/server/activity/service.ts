import { SYSTEM_USERNAME, type ActivityLog, type LogQuery } from '#contracts/activity.ts';

import type { Database } from '../db/database.ts';
import { selectLogs } from './repository.ts';

/** The newest entries that match, the page before `query.before`. */
export async function listLogs(db: Database, query: LogQuery): Promise<ActivityLog[]> {
  return (await selectLogs(db, query)).map(viewOf);
}

type Row = Awaited<ReturnType<typeof selectLogs>>[number];

function viewOf({ userId: _, username, createdAt, ...log }: Row): ActivityLog {
  return { ...log, username: username ?? SYSTEM_USERNAME, createdAt: createdAt.toISOString() };
}
