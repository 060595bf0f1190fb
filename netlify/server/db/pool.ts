/** What the pools of both drivers have in common. */

const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 8_000;
const POOL_SIZE = 5;

export type PoolOptions = ReturnType<typeof poolOptions>;

export const poolOptions = (url: string) => ({
  connectionString: url,
  max: POOL_SIZE,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
  idleTimeoutMillis: 10_000,
  allowExitOnIdle: true,
});

/** An idle connection broke: the pool drops it by itself, the next query opens another. */
export function forgetIdleClient(): void {}
