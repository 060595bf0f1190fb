import type { ContactInput } from '#contracts/contact-message.ts';

import type { Database } from '../db/database.ts';
import * as repository from './repository.ts';

/** People need longer than this to fill in six fields. */
const FASTEST_HUMAN_MS = 3_000;
const LIST_LIMIT = 1_000;

/** Stores a message; the honeypot and the time trap only mark it, so that nothing is ever lost. */
export function create(db: Database, { website, elapsedMs, company, ...message }: ContactInput) {
  const isSpam = Boolean(website) || (elapsedMs !== undefined && elapsedMs < FASTEST_HUMAN_MS);
  return repository.insertContact(db, { ...message, company: company || null, isSpam });
}

/** The newest messages first, at most a thousand. */
export function list(db: Database) {
  return repository.listContacts(db, LIST_LIMIT);
}
