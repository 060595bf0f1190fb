/** Changes of the status as the history has them: written as a sentence, and read back from it. */
import { asc, eq } from 'drizzle-orm';

import { JobStatus } from '#contracts/job-status.ts';
import type { JobStatusChange } from '#contracts/job-figures.ts';

import type { Database } from '../../db/database.ts';
import { jobApplicationEvents } from '../../db/schema/jobs.ts';

/** The entry of the history that a change leaves. */
export const statusChangeTitle = (from: JobStatus, to: JobStatus) => `Status changed from ${from} to ${to}`;

/** All changes, oldest first. */
export async function listStatusChanges(db: Database): Promise<JobStatusChange[]> {
  const { applicationId, title, eventDate, id, type } = jobApplicationEvents;
  const rows = await db
    .select({ applicationId, title, at: eventDate })
    .from(jobApplicationEvents)
    .where(eq(type, 'status'))
    .orderBy(asc(eventDate), asc(id));
  return rows.flatMap(({ applicationId: of, title: sentence, at }) => {
    const [, from, to] = /^Status changed from (\S+) to (\S+)$/.exec(sentence) ?? [];
    const before = JobStatus.safeParse(from);
    const after = JobStatus.safeParse(to);
    if (!before.success || !after.success) return [];
    return [{ applicationId: of, from: before.data, to: after.data, at: at.toISOString() }];
  });
}
