import { and, asc, count, eq } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { firstOf, onlyRow } from '../../db/rows-of.ts';
import { jobApplicationContacts } from '../../db/schema/jobs.ts';

export type ContactRow = typeof jobApplicationContacts.$inferSelect;
type NewContact = typeof jobApplicationContacts.$inferInsert;

/** In the order in which they were added. */
export function selectContacts(db: Database, applicationId: number): Promise<ContactRow[]> {
  return db
    .select()
    .from(jobApplicationContacts)
    .where(eq(jobApplicationContacts.applicationId, applicationId))
    .orderBy(asc(jobApplicationContacts.id));
}

export async function countContacts(db: Database, applicationId: number): Promise<number> {
  const [row] = await db
    .select({ contacts: count() })
    .from(jobApplicationContacts)
    .where(eq(jobApplicationContacts.applicationId, applicationId));
  return row?.contacts ?? 0;
}

export async function insertContact(tx: Database, values: NewContact): Promise<ContactRow> {
  return onlyRow(await tx.insert(jobApplicationContacts).values(values).returning());
}

/** Nothing where the application has no such contact. */
export async function updateContact(
  tx: Database,
  { id, contactId }: { id: number; contactId: number },
  values: Partial<NewContact>,
): Promise<ContactRow | undefined> {
  const [row] = await tx.update(jobApplicationContacts).set(values).where(isIt(id, contactId)).returning();
  return row;
}

/** Nothing where the application has no such contact. */
export const deleteContact = (
  tx: Database,
  { id, contactId }: { id: number; contactId: number },
): Promise<ContactRow | undefined> =>
  firstOf(tx.delete(jobApplicationContacts).where(isIt(id, contactId)).returning());

const isIt = (applicationId: number, id: number) =>
  and(eq(jobApplicationContacts.applicationId, applicationId), eq(jobApplicationContacts.id, id));
