import { and, eq, inArray, max, sql } from 'drizzle-orm';

import type { JobStatus } from '#contracts/job-status.ts';

import type { Database } from '../../db/database.ts';
import { jobApplicationEvents, jobApplications } from '../../db/schema/jobs.ts';
import { isThere } from '../repository.ts';

/** Of the applications of these stages the last thing that happened: applied, or an entry of the history. */
export async function selectLastNews(db: Database, statuses: JobStatus[]) {
  const latest = db
    .select({
      applicationId: jobApplicationEvents.applicationId,
      at: max(jobApplicationEvents.eventDate).as('at'),
    })
    .from(jobApplicationEvents)
    .groupBy(jobApplicationEvents.applicationId)
    .as('latest');
  const applied = sql`${jobApplications.appliedDate}::timestamp at time zone 'UTC'`;
  return db
    .select({
      applicationId: jobApplications.id,
      status: jobApplications.status,
      since: sql`greatest(${applied}, ${latest.at})`.mapWith(jobApplicationEvents.eventDate),
    })
    .from(jobApplications)
    .leftJoin(latest, eq(latest.applicationId, jobApplications.id))
    .where(and(isThere, inArray(jobApplications.status, statuses)))
    .orderBy(jobApplications.id);
}
