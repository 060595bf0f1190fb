import type { Database } from './database.ts';
import { isContended, isFull } from './errors.ts';
import { inFullMode } from './full-mode.ts';

const TRIES = 3;
const LONGEST_PAUSE_MS = 60;

/**
 * Makes a database do a transaction again that others were in the way of (40001, 40P01, 55P03), and once more, without
 * what only goes along with it, where there was no room (53100). Either left nothing behind.
 *
 * The work is done several times then: what it does beside the database it has to do before or after.
 */
export function retryTransactions(db: Database): Database {
  const doOnce = db.transaction.bind(db);
  const doContended: typeof doOnce = async (work, config) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await doOnce(work, config);
      } catch (error) {
        if (tries >= TRIES || !isContended(error)) throw error;
        // Of different length, or both meet again.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS * tries));
      }
  };
  const transaction: typeof doOnce = async (work, config) => {
    try {
      return await doContended(work, config);
    } catch (error) {
      if (!isFull(error)) throw error;
      return inFullMode(() => doContended(work, config));
    }
  };
  return Object.assign(db, { transaction });
}
