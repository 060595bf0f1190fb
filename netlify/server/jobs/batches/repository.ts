import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/rows-of.ts';
import {
  jobApplicationContacts,
  jobApplicationEvents,
  jobApplications,
  jobBatches,
  jobBatchItems,
} from '../../db/schema/jobs.ts';
import { isThere, type ApplicationRow, type NewApplication } from '../repository.ts';

export type Item = typeof jobBatchItems.$inferSelect;
type NewItem = typeof jobBatchItems.$inferInsert;

/** Rows of one statement: the wire takes 65,535 parameters. */
const AT_ONCE = 1_000;

function* inParts<Value>(values: readonly Value[]): Generator<Value[]> {
  for (let from = 0; from < values.length; from += AT_ONCE) yield values.slice(from, from + AT_ONCE);
}

/** Kept from other changes until the transaction ends. */
const lock = (tx: Database, which: SQL | undefined): Promise<ApplicationRow[]> =>
  tx.select().from(jobApplications).where(which).orderBy(jobApplications.id).for('update');

/** All applications of these that are there, kept from other changes until the transaction ends. */
export const lockApplications = (tx: Database, ids: readonly number[]): Promise<ApplicationRow[]> =>
  lock(tx, and(isThere, inArray(jobApplications.id, [...ids])));

/** The same with those that were deleted at once since. */
export const lockWithDeleted = (tx: Database, ids: readonly number[]): Promise<ApplicationRow[]> =>
  lock(tx, inArray(jobApplications.id, [...ids]));

/** All applications, kept from other changes until the transaction ends. */
export const lockAllApplications = (tx: Database): Promise<ApplicationRow[]> => lock(tx, isThere);

export async function insertApplications(tx: Database, values: NewApplication[]): Promise<ApplicationRow[]> {
  const rows: ApplicationRow[] = [];
  for (const part of inParts(values))
    rows.push(...(await tx.insert(jobApplications).values(part).returning()));
  return rows;
}

/** Names of the database: the fields of the form, which a batch may change. */
const WRITTEN = [
  ...['company', 'position', 'location', 'salary', 'hiring_manager', 'hiring_manager_link', 'job_url'],
  ...['description', 'requirements', 'applied_date', 'status', 'priority', 'source', 'contact_person'],
  ...['contact_email', 'notes', 'next_step_date', 'next_step_action', 'details', 'updated_at'],
];
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Writes the fields of the rows as they are here, in a few statements however many they are. */
export async function writeApplications(tx: Database, rows: readonly ApplicationRow[]): Promise<void> {
  const assignments = sql.join(
    WRITTEN.map((name) => sql`${sql.identifier(name)} = read.${sql.identifier(name)}`),
    sql`, `,
  );
  for (const part of inParts(rows)) {
    const json = JSON.stringify(
      part.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
      ),
    );
    await tx.execute(sql`
      update ${jobApplications} set ${assignments}
      from jsonb_populate_recordset(null::job_applications, ${json}::jsonb) as read
      where ${jobApplications.id} = read.id`);
  }
}

type NewEvent = typeof jobApplicationEvents.$inferInsert;

export async function insertEvents(tx: Database, events: NewEvent[]): Promise<void> {
  for (const part of inParts(events)) await tx.insert(jobApplicationEvents).values(part);
}

/** Deletes so that it can be taken back, or takes it back. */
export async function setDeleted(
  tx: Database,
  ids: readonly number[],
  deletedAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  // Not through `$onUpdate`: what comes back is as it went.
  const unchanged = { deletedAt, updatedAt: sql`${jobApplications.updatedAt}` };
  await tx
    .update(jobApplications)
    .set(unchanged)
    .where(inArray(jobApplications.id, [...ids]));
}

/** An entry that a batch wrote into the history and one that took it back again: together they say nothing. */
const ofBatchTakenBack = (tx: Database) =>
  exists(
    tx
      .select({ id: jobBatches.id })
      .from(jobBatchItems)
      .innerJoin(jobBatches, eq(jobBatches.id, jobBatchItems.batchId))
      .where(
        and(
          eq(jobBatchItems.applicationId, jobApplicationEvents.applicationId),
          eq(jobApplicationEvents.type, 'status'),
          isNotNull(jobBatches.undoneAt),
          or(
            eq(jobApplicationEvents.createdAt, jobBatches.createdAt),
            eq(jobApplicationEvents.createdAt, jobBatches.undoneAt),
          ),
        ),
      ),
  );

/** Deletes for good those of these that have no contacts and no history of their own. Gives their ids. */
export async function deleteWithoutHistory(tx: Database, ids: readonly number[]): Promise<number[]> {
  const events = tx
    .select({ id: jobApplicationEvents.id })
    .from(jobApplicationEvents)
    .where(and(eq(jobApplicationEvents.applicationId, jobApplications.id), not(ofBatchTakenBack(tx))));
  const contacts = tx
    .select({ id: jobApplicationContacts.id })
    .from(jobApplicationContacts)
    .where(eq(jobApplicationContacts.applicationId, jobApplications.id));
  const isBare = and(inArray(jobApplications.id, [...ids]), notExists(events), notExists(contacts));
  const rows = await tx.delete(jobApplications).where(isBare).returning({ id: jobApplications.id });
  return rows.map(({ id }) => id);
}

export async function insertBatch(tx: Database, title: string, createdAt: Date) {
  return onlyRow(await tx.insert(jobBatches).values({ title, createdAt }).returning());
}

export async function insertItems(tx: Database, items: NewItem[]): Promise<void> {
  for (const part of inParts(items)) await tx.insert(jobBatchItems).values(part);
}

export function selectBatches(db: Database, since: Date) {
  return db
    .select({
      id: jobBatches.id,
      title: jobBatches.title,
      createdAt: jobBatches.createdAt,
      applications: db.$count(jobBatchItems, eq(jobBatchItems.batchId, jobBatches.id)),
    })
    .from(jobBatches)
    .where(and(isNull(jobBatches.undoneAt), gt(jobBatches.createdAt, since)))
    .orderBy(desc(jobBatches.id))
    .limit(20);
}

/** A batch that was not taken back yet, kept from being so twice. */
export async function lockBatch(tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(jobBatches)
    .where(and(eq(jobBatches.id, id), isNull(jobBatches.undoneAt)))
    .for('update');
  return row;
}

export const selectItems = (tx: Database, batchId: number): Promise<Item[]> =>
  tx.select().from(jobBatchItems).where(eq(jobBatchItems.batchId, batchId)).orderBy(jobBatchItems.id);

export async function noteUndone(tx: Database, id: number, undoneAt: Date): Promise<void> {
  await tx.update(jobBatches).set({ undoneAt }).where(eq(jobBatches.id, id));
}

/** Removes for good what was deleted before, and the batches of that time. */
export async function purge(db: Database, before: Date): Promise<void> {
  await db.delete(jobApplications).where(lt(jobApplications.deletedAt, before));
  await db.delete(jobBatches).where(lt(jobBatches.createdAt, before));
}
