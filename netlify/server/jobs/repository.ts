import { and, asc, desc, eq, getTableColumns, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';

import { JOB_PRIORITIES } from '#contracts/job-application-input.ts';
import { JOB_STATUSES } from '#contracts/job-status.ts';
import type { JobApplicationQuery, JobExportQuery } from '#contracts/jobs.ts';

import { containsWords } from '../api/search-text.ts';
import { countEach } from '../db/count-each.ts';
import type { Database } from '../db/database.ts';
import { onlyRow } from '../db/rows-of.ts';
import { jobApplicationEvents, jobApplications } from '../db/schema/jobs.ts';

export type ApplicationRow = typeof jobApplications.$inferSelect;
export type NewApplication = typeof jobApplications.$inferInsert;
export type EventRow = typeof jobApplicationEvents.$inferSelect;

const allColumns = getTableColumns(jobApplications);
const { description, requirements, notes, details, ...listColumns } = allColumns;
const longTexts = [description, requirements, notes, details];

const SEARCHED = [
  jobApplications.company,
  jobApplications.position,
  jobApplications.location,
  jobApplications.salary,
  jobApplications.hiringManager,
  jobApplications.jobUrl,
  jobApplications.source,
  jobApplications.contactPerson,
  jobApplications.contactEmail,
  jobApplications.nextStepAction,
  ...longTexts,
];

/** Not deleted with others at once, which can be taken back. */
export const isThere = isNull(jobApplications.deletedAt);

function matches({ search, status, priority }: JobExportQuery): SQL | undefined {
  return and(
    isThere,
    status && eq(jobApplications.status, status),
    priority && eq(jobApplications.priority, priority),
    ...(search ? containsWords(SEARCHED, search) : []),
  );
}

const rankedBy = (column: AnyColumn, values: readonly string[]) =>
  sql`array_position(${sql.param(values)}::text[], ${column}::text)`;

/** In the order of the words' meaning, not of the alphabet. */
const RANKED = {
  priority: rankedBy(jobApplications.priority, JOB_PRIORITIES),
  status: rankedBy(jobApplications.status, JOB_STATUSES),
  company: sql`lower(${jobApplications.company})`,
  position: sql`lower(${jobApplications.position})`,
};

type Order = Pick<JobApplicationQuery, 'sortBy' | 'sortOrder'>;

/** Ends with the id, so that the order is always the same; what has no date comes last. */
function orderOf({ sortBy, sortOrder }: Order): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const by = { ...allColumns, ...RANKED }[sortBy];
  return [sql`${direction(by)} nulls last`, direction(jobApplications.id)];
}

export function selectApplications(db: Database, query: JobExportQuery & Order): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(jobApplications)
    .where(matches(query))
    .orderBy(...orderOf(query));
}

/** Without the four long texts. */
export function selectApplicationLines(db: Database, query: JobApplicationQuery) {
  return db
    .select(listColumns)
    .from(jobApplications)
    .where(matches(query))
    .orderBy(...orderOf(query));
}

export const countByStatus = (db: Database) => countEach(db, jobApplications.status, isThere);

export async function findApplication(db: Database, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(jobApplications)
    .where(and(isThere, eq(jobApplications.id, id)));
  return row;
}

/** The application, kept from other changes until the transaction ends. */
export async function lockApplication(tx: Database, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(jobApplications)
    .where(and(isThere, eq(jobApplications.id, id)))
    .for('update');
  return row;
}

export async function insertApplication(tx: Database, values: NewApplication): Promise<ApplicationRow> {
  return onlyRow(await tx.insert(jobApplications).values(values).returning());
}

export async function updateApplication(
  tx: Database,
  id: number,
  values: Partial<NewApplication>,
): Promise<ApplicationRow> {
  return onlyRow(await tx.update(jobApplications).set(values).where(eq(jobApplications.id, id)).returning());
}

export async function deleteApplication(tx: Database, id: number): Promise<void> {
  await tx.delete(jobApplications).where(eq(jobApplications.id, id));
}

/** Newest first. */
export function selectEvents(db: Database, applicationId: number): Promise<EventRow[]> {
  return db
    .select()
    .from(jobApplicationEvents)
    .where(eq(jobApplicationEvents.applicationId, applicationId))
    .orderBy(desc(jobApplicationEvents.eventDate), desc(jobApplicationEvents.id));
}

export async function insertEvent(
  tx: Database,
  values: typeof jobApplicationEvents.$inferInsert,
): Promise<EventRow> {
  return onlyRow(await tx.insert(jobApplicationEvents).values(values).returning());
}

export async function findEvent(tx: Database, applicationId: number, id: number) {
  const isIt = and(eq(jobApplicationEvents.applicationId, applicationId), eq(jobApplicationEvents.id, id));
  const [row] = await tx.select().from(jobApplicationEvents).where(isIt);
  return row;
}

export async function deleteEvent(tx: Database, id: number): Promise<void> {
  await tx.delete(jobApplicationEvents).where(eq(jobApplicationEvents.id, id));
}
