import type { Database } from './database.ts';
import { isContended } from './errors.ts';

const TRIES = 3;
const LONGEST_PAUSE_MS = 60;

/** Makes a database do a transaction again that others were in the way of; it left nothing behind (40001, 40P01, 55P03). */
export function retryTransactions(db: Database): Database {
  const doOnce = db.transaction.bind(db);
  const transaction: typeof doOnce = async (work, config) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await doOnce(work, config);
      } catch (error) {
        if (tries >= TRIES || !isContended(error)) throw error;
        // Of different length, or both meet again.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS * tries));
      }
  };
  return Object.assign(db, { transaction });
}
