/** Outboxes: rows written in the transaction of a change, and tried until they are delivered. */
import { sql, type SQLWrapper } from 'drizzle-orm';

const LONGEST_PAUSE_SECONDS = 60 * 60;

/** What a failed attempt changes of a row: the next one follows after `firstSeconds`, twice, four times …, at most an hour. */
export const failedAttempt = (attempts: SQLWrapper, lastError: string, firstSeconds: number, now: Date) => ({
  lastError,
  attempts: sql`${attempts} + 1`,
  nextAttemptAt: sql`${now.toISOString()}::timestamptz
    + least(${firstSeconds} * power(2, ${attempts}), ${LONGEST_PAUSE_SECONDS}) * interval '1 second'`,
});
