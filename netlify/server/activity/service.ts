import {
  SYSTEM_USERNAME,
  type ActivityLog,
  type LogExportQuery,
  type LogQuery,
} from '#contracts/activity.ts';

import { csvFile } from '../api/csv.ts';
import type { Database } from '../db/database.ts';
import { selectLogs } from './repository.ts';

const EXPORT_MAXIMUM = 5_000;

/** The newest entries that match, the page before `query.before`. */
export async function listLogs(db: Database, query: LogQuery): Promise<ActivityLog[]> {
  return (await selectLogs(db, query)).map(viewOf);
}

export async function exportLogs(db: Database, query: LogExportQuery): Promise<File> {
  const rows = await selectLogs(db, { ...query, limit: EXPORT_MAXIMUM });
  return csvFile(
    'activity.csv',
    [
      ['Time', (log) => log.createdAt],
      ['User', (log) => log.username],
      ['Action', (log) => log.action],
      ['Resource', (log) => log.resource],
      ['Resource ID', (log) => log.resourceId],
      ['Details', (log) => log.details],
      ['Address', (log) => log.ipAddress],
      ['Browser', (log) => log.userAgent],
    ],
    rows.map(viewOf),
  );
}

type Row = Awaited<ReturnType<typeof selectLogs>>[number];

function viewOf({ userId: _, username, createdAt, ...log }: Row): ActivityLog {
  return { ...log, username: username ?? SYSTEM_USERNAME, createdAt: createdAt.toISOString() };
}
