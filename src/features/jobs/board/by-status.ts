import { JOB_STATUSES, type JobStatus } from '#contracts/job-status.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';

/** The rows of each status in the order in which they came. */
export function byStatus(
  rows: readonly JobApplicationRow[],
): { status: JobStatus; rows: JobApplicationRow[] }[] {
  const columns = JOB_STATUSES.map((status) => ({ status, rows: [] as JobApplicationRow[] }));
  const of = new Map(columns.map((column) => [column.status, column.rows]));
  for (const row of rows) of.get(row.status)?.push(row);
  return columns;
}
