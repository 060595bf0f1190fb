import { and, desc, eq, getTableColumns, gt, gte, inArray, or, type SQL } from 'drizzle-orm';

import { stagesThat } from '#contracts/job-status.ts';

import type { Database } from '../../db/database.ts';
import { firstOf } from '../../db/rows-of.ts';
import { adminUsers } from '../../db/schema/auth.ts';
import { jobApplicationEvents, jobApplications, jobCalendarFeeds } from '../../db/schema/jobs.ts';
import { isThere } from '../repository.ts';

type FeedRow = typeof jobCalendarFeeds.$inferSelect;

export const findFeed = (db: Database, userId: number): Promise<FeedRow | undefined> =>
  firstOf(db.select().from(jobCalendarFeeds).where(eq(jobCalendarFeeds.userId, userId)));

/** Whether an owner who may still sign in has given this secret away. */
export async function isFeedOf(db: Database, secretHash: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: jobCalendarFeeds.userId })
    .from(jobCalendarFeeds)
    .innerJoin(adminUsers, eq(adminUsers.id, jobCalendarFeeds.userId))
    .where(and(eq(jobCalendarFeeds.secretHash, secretHash), adminUsers.isActive));
  return row !== undefined;
}

export async function replaceFeed(tx: Database, values: FeedRow): Promise<void> {
  await tx
    .insert(jobCalendarFeeds)
    .values(values)
    .onConflictDoUpdate({ target: jobCalendarFeeds.userId, set: values });
}

export async function deleteFeed(tx: Database, userId: number): Promise<FeedRow | undefined> {
  const [row] = await tx.delete(jobCalendarFeeds).where(eq(jobCalendarFeeds.userId, userId)).returning();
  return row;
}

const { id, company, position, createdAt, updatedAt, nextStepDate, nextStepAction } = jobApplications;
const applicationColumns = { id, company, position, createdAt, updatedAt };

/** Whoever was rejected or has withdrawn goes nowhere any more. */
const isRunning = and(
  isThere,
  inArray(
    jobApplications.status,
    stagesThat(({ isOpen }) => isOpen),
  ),
);

/** The latest `maximum` next steps of running applications, from this day on. */
export function selectNextSteps(db: Database, from: string, maximum: number) {
  return db
    .select({ ...applicationColumns, nextStepDate, nextStepAction })
    .from(jobApplications)
    .where(and(isRunning, gte(nextStepDate, from)))
    .orderBy(desc(nextStepDate), desc(id))
    .limit(maximum);
}

/** Interviews, and whatever else was noted for later than it was written down. */
const isAppointment = or(
  eq(jobApplicationEvents.type, 'interview'),
  gt(jobApplicationEvents.eventDate, jobApplicationEvents.createdAt),
);

/** The latest `maximum` appointments of running applications, from this moment on. */
export function selectAppointments(db: Database, from: Date, maximum: number) {
  const where = and(isRunning, isAppointment, gte(jobApplicationEvents.eventDate, from));
  return selectEventsWhere(db, where, maximum);
}

export async function findEventOf(db: Database, applicationId: number, eventId: number) {
  const isIt = and(eq(jobApplications.id, applicationId), eq(jobApplicationEvents.id, eventId));
  const [row] = await selectEventsWhere(db, and(isThere, isIt), 1);
  return row;
}

function selectEventsWhere(db: Database, where: SQL | undefined, maximum: number) {
  return db
    .select({ application: applicationColumns, event: getTableColumns(jobApplicationEvents) })
    .from(jobApplicationEvents)
    .innerJoin(jobApplications, eq(jobApplications.id, jobApplicationEvents.applicationId))
    .where(where)
    .orderBy(desc(jobApplicationEvents.eventDate), desc(jobApplicationEvents.id))
    .limit(maximum);
}
