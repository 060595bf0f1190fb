import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';

import { MESSAGE_FIELDS } from '#contracts/contact-message.ts';
import type { ContactExportQuery, ContactStatus } from '#contracts/contacts.ts';

import { containsWords } from '../api/search-text.ts';
import { countEach } from '../db/count-each.ts';
import type { Database } from '../db/database.ts';
import { onlyRow } from '../db/rows-of.ts';
import { contacts } from '../db/schema/contacts.ts';

export async function insertContact(db: Database, values: typeof contacts.$inferInsert) {
  const { id, createdAt } = contacts;
  return onlyRow(await db.insert(contacts).values(values).returning({ id, createdAt }));
}

/** All that the visitor typed; the opportunity was chosen. */
const SEARCHED = MESSAGE_FIELDS.filter((name) => name !== 'opportunityType').map((name) => contacts[name]);

function matches({ status, search }: ContactExportQuery): SQL | undefined {
  const hasStatus =
    status === 'inbox' ? inArray(contacts.status, ['new', 'read']) : status && eq(contacts.status, status);
  return and(hasStatus, ...(search ? containsWords(SEARCHED, search) : []));
}

/** Newest first. */
export function selectContacts(
  db: Database,
  { limit, offset = 0, ...filters }: ContactExportQuery & { limit: number; offset?: number },
) {
  return db
    .select()
    .from(contacts)
    .where(matches(filters))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(limit)
    .offset(offset);
}

export function countContacts(db: Database, filters: ContactExportQuery): Promise<number> {
  return db.$count(contacts, matches(filters));
}

export const countByStatus = (db: Database) => countEach(db, contacts.status);

/** The ids of the messages that had another status. */
export async function updateStatus(tx: Database, ids: number[], status: ContactStatus): Promise<number[]> {
  const changed = await tx
    .update(contacts)
    .set({ status })
    .where(and(inArray(contacts.id, ids), ne(contacts.status, status)))
    .returning({ id: contacts.id });
  return changed.map(({ id }) => id);
}

/** The ids of those that were there. */
export async function deleteContacts(tx: Database, ids: number[]): Promise<number[]> {
  const deleted = await tx.delete(contacts).where(inArray(contacts.id, ids)).returning({ id: contacts.id });
  return deleted.map(({ id }) => id);
}
