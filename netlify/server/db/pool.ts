/** What the pools of both drivers have in common. */

const CONNECT_TIMEOUT_MS = 5_000;
/** While a visitor waits. */
const QUERY_TIMEOUT_MS = 8_000;
/** While a deploy, a build or a start waits: a migration may rewrite a table, a build reads every post. */
export const BATCH_QUERY_TIMEOUT_MS = 10 * 60 * 1000;
const POOL_SIZE = 5;

export type PoolOptions = ReturnType<typeof poolOptions>;

export const poolOptions = (url: string, queryTimeoutMs = QUERY_TIMEOUT_MS) => ({
  connectionString: url,
  max: POOL_SIZE,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: queryTimeoutMs,
  idleTimeoutMillis: 10_000,
  allowExitOnIdle: true,
});

/** An idle connection broke: the pool drops it by itself, the next query opens another. */
export function forgetIdleClient(): void {}
