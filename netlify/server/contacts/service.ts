import { MESSAGE_FIELDS, type ContactInput, type MessageField } from '#contracts/contact-message.ts';
import type {
  Contact,
  ContactExportQuery,
  ContactPage,
  ContactQuery,
  ContactStatus,
} from '#contracts/contacts.ts';

import { recordEach } from '../activity/record.ts';
import { csvFile } from '../api/csv.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import type { Database } from '../db/database.ts';
import * as repository from './repository.ts';
import { judge } from './spam-signs.ts';

const EXPORT_MAXIMUM = 1_000;

/** Stores a message; what looks like spam is only filed apart, so that nothing is ever lost. */
export function create(db: Database, input: ContactInput) {
  const { website: _, elapsedMs: __, ...message } = input;
  const { signs, isSpam } = judge(input);
  const status = isSpam ? 'spam' : 'new';
  return repository.insertContact(db, { ...message, status, spamSigns: signs });
}

/** One page of messages, newest first, and how many there are of each status. */
export async function list(db: Database, { page, limit, ...filters }: ContactQuery): Promise<ContactPage> {
  const rows = await repository.selectContacts(db, { ...filters, limit, offset: (page - 1) * limit });
  const total = await repository.countContacts(db, filters);
  return {
    contacts: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total,
    totalPages: Math.ceil(total / limit),
    counts: await repository.countByStatus(db),
  };
}

/** Changes the status, writes down what really changed, and says how many messages that were. */
export function setStatus(context: OwnerContext, ids: number[], status: ContactStatus): Promise<number> {
  return context.db.transaction(async (tx) => {
    const changed = await repository.updateStatus(tx, ids, status);
    await recordEach(tx, context, `marked ${status}`, 'contact', changed);
    return changed.length;
  });
}

/** Deletes messages for good, writes down that it was done but nothing of them, and says how many there were. */
export function remove(context: OwnerContext, ids: number[]): Promise<number> {
  return context.db.transaction(async (tx) => {
    const deleted = await repository.deleteContacts(tx, ids);
    await recordEach(tx, context, 'deleted', 'contact', deleted);
    return deleted.length;
  });
}

export async function exportAll(db: Database, filters: ContactExportQuery): Promise<File> {
  const rows = await repository.selectContacts(db, { ...filters, limit: EXPORT_MAXIMUM });
  return csvFile(
    'messages.csv',
    [
      ['Time', (contact) => contact.createdAt],
      ...MESSAGE_FIELDS.map(columnOf),
      ['Status', (contact) => contact.status],
    ],
    rows,
  );
}

/** `firstName` under "First name". */
function columnOf(
  name: MessageField,
): [title: string, value: (contact: Pick<Contact, MessageField>) => unknown] {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return [name === 'opportunityType' ? 'Opportunity' : title, (contact) => contact[name]];
}
