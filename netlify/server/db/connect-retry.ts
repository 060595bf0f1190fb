import { budgetLeft, spendBudget } from './budget.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { watchLent, type CheckedOutClient } from './checked-out-client.ts';

const TRIES = 3;
/** After this no further try starts: one more may take 5 s, and the answer is due within 10 s. */
const RETRY_WINDOW_MS = 3_000;
const FIRST_PAUSE_MS = 100;

type Callback = (error: Error | undefined, client?: unknown, release?: (error?: unknown) => void) => void;
export type Connecting = { connect: (...parameters: never[]) => unknown };

/**
 * Makes a pool try up to three times to get a connection, in 8 s at most.
 *
 * Only connecting is repeated: no statement was sent yet, so nothing can happen twice. A sleeping
 * Neon compute or a restarting Postgres is bridged; any other error passes at once.
 */
export function retryConnecting<Pool extends Connecting>(pool: Pool): Pool {
  const connectOnce = pool.connect.bind(pool) as () => Promise<CheckedOutClient>;
  const connect = (callback?: Callback) => {
    const stop = spendBudget();
    const client = inTime(withRetries(connectOnce)).finally(stop).then(watchLent);
    if (!callback) return client;
    client.then(
      (ready) => callback(undefined, ready, (error) => ready.release(error)),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
    return undefined;
  };
  return Object.assign(pool, { connect });
}

/** What is left of the call's budget for its first answer; a connection that comes later goes back to the pool. */
async function inTime(connecting: Promise<CheckedOutClient>): Promise<CheckedOutClient> {
  const left = budgetLeft();
  if (left === undefined) return connecting;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      reject(new Error('timeout exceeded when trying to connect'));
    }, left);
  });
  try {
    return await Promise.race([connecting, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const start = Date.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = FIRST_PAUSE_MS * 4 ** (tries - 1);
      const isLast = tries >= TRIES || Date.now() - start + wait >= RETRY_WINDOW_MS;
      if (isLast || !isDatabaseUnavailable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
