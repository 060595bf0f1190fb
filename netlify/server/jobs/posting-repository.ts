import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import { stagesThat } from '#contracts/job-status.ts';

import type { Database } from '../db/database.ts';
import { firstOf } from '../db/rows-of.ts';
import { jobApplications, jobPostings } from '../db/schema/jobs.ts';
import { isThere } from './repository.ts';

export type PostingRow = typeof jobPostings.$inferSelect;
type PostingValues = typeof jobPostings.$inferInsert;

export const findPosting = (db: Database, applicationId: number): Promise<PostingRow | undefined> =>
  firstOf(db.select().from(jobPostings).where(eq(jobPostings.applicationId, applicationId)));

/** Inserts the posting of an application or changes it. */
export async function savePosting(tx: Database, values: PostingValues): Promise<void> {
  const { applicationId: _key, ...set } = values;
  await tx.insert(jobPostings).values(values).onConflictDoUpdate({ target: jobPostings.applicationId, set });
}

/** The days since which postings are closed, by application. */
export async function selectClosed(db: Database): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: jobPostings.applicationId, closedSince: jobPostings.closedSince })
    .from(jobPostings)
    .where(isNotNull(jobPostings.closedSince));
  return new Map(rows.map(({ id, closedSince }) => [id, closedSince ?? '']));
}

/** Applications that still run and whose page nobody looked at since `before`; those that wait longest first. */
export function selectUnchecked(db: Database, before: Date, maximum: number) {
  const isDue = or(isNull(jobPostings.checkedAt), lt(jobPostings.checkedAt, before));
  return db
    .select({ id: jobApplications.id, jobUrl: jobApplications.jobUrl })
    .from(jobApplications)
    .leftJoin(jobPostings, eq(jobPostings.applicationId, jobApplications.id))
    .where(
      and(
        isThere,
        inArray(
          jobApplications.status,
          stagesThat(({ isPageChecked }) => isPageChecked),
        ),
        isNotNull(jobApplications.jobUrl),
        isDue,
      ),
    )
    .orderBy(sql`${jobPostings.checkedAt} asc nulls first`, asc(jobApplications.id))
    .limit(maximum);
}

/** What tells one job from another, of all applications. */
export function selectKeys(db: Database) {
  const { id, company, position, jobUrl, status, appliedDate } = jobApplications;
  return db
    .select({ id, company, position, jobUrl, status, appliedDate })
    .from(jobApplications)
    .where(isThere);
}
