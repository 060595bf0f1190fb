/** What the pools of both drivers have in common. */

/** How long a connection and a statement may take. */
export type Patience = { connectMs: number; queryMs: number };

/** While a visitor waits. */
export const VISITOR: Patience = { connectMs: 5_000, queryMs: 8_000 };
/**
 * While a deploy, a build or a start waits: a migration may rewrite a table, a build reads every post, and on one
 * machine both stand behind whoever visits.
 */
export const BATCH: Patience = { connectMs: 60_000, queryMs: 10 * 60 * 1000 };

const POOL_SIZE = 5;

export type PoolOptions = ReturnType<typeof poolOptions>;

/** A pooler between us and Postgres refuses settings of a session; there the client's own limit stands alone. */
const isPooled = (url: string) => new URL(url).hostname.split('.')[0]?.endsWith('-pooler') === true;

export const poolOptions = (url: string, { connectMs, queryMs }: Patience) => ({
  connectionString: url,
  max: POOL_SIZE,
  connectionTimeoutMillis: connectMs,
  query_timeout: queryMs,
  // What nobody waits for any more ends at the server as well.
  ...(!isPooled(url) && { statement_timeout: queryMs, idle_in_transaction_session_timeout: 2 * queryMs }),
  idleTimeoutMillis: 10_000,
  allowExitOnIdle: true,
});

/** An idle connection broke: the pool drops it by itself, the next query opens another. */
export function forgetIdleClient(): void {}
