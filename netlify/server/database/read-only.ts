import { sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { databaseErrorCode } from '../db/errors.ts';

const STATEMENT_TIMEOUT_MS = 2_000;
/** Postgres gave a statement up, because it took too long. */
const QUERY_CANCELED = '57014';

/** Reads in a transaction that cannot write, each statement for two seconds at most; `undefined` beyond them. */
export async function readOnly<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql`
          select set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true),
            set_config('timezone', 'UTC', true)`);
        return work(tx);
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (databaseErrorCode(error) === QUERY_CANCELED) return undefined;
    throw error;
  }
}
