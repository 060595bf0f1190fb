/** A full database: what goes along with a change is left out where it has no room, so that the owner can make some. */
import { AsyncLocalStorage } from 'node:async_hooks';

import type { Database } from './database.ts';
import { isReadOnly } from './errors.ts';

const full = new AsyncLocalStorage<true>();

const isFullMode = () => full.getStore() === true;

/** Does a transaction again of which something had no room. */
export const inFullMode = <Result>(work: () => Result): Result => full.run(true, work);

/**
 * Stores what only goes along with a change: its entry in the log, its key, what is to be told afterwards. It belongs
 * to the transaction as all else does, but for a full database, where the change goes on without it and the server's
 * log says so.
 *
 * @returns nothing where it was left out
 */
export async function alongside<Result>(
  tx: Database,
  what: string,
  work: (tx: Database) => Promise<Result>,
): Promise<Result | undefined> {
  if (!isFullMode()) return work(tx);
  try {
    return await tx.transaction(work);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    console.error(`The database is full or takes no changes: ${what} was not stored.`);
    return undefined;
  }
}
