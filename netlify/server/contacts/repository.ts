import { desc } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { contacts } from '../db/schema/contacts.ts';

export async function insertContact(db: Database, values: typeof contacts.$inferInsert) {
  const [row] = await db.insert(contacts).values(values).returning();
  if (!row) throw new Error('the insert returned no row');
  return row;
}

export function listContacts(db: Database, limit: number) {
  return db.select().from(contacts).orderBy(desc(contacts.createdAt), desc(contacts.id)).limit(limit);
}
