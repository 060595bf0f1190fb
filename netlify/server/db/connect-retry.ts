import { budgetLeft, spendBudget, waitInBudget } from './budget.ts';
import { isDatabaseUnavailable } from './errors.ts';

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
    const client = inTime(withRetries(connectOnce)).then(watchLent);
    if (!callback) return client;
    client.then(
      (ready) => callback(undefined, ready, (error) => ready.release(error)),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
    return undefined;
  };
  return Object.assign(pool, { connect });
}

/** A connection that comes after the call's budget is used up goes back to the pool. */
function inTime(connecting: Promise<CheckedOutClient>): Promise<CheckedOutClient> {
  return waitInBudget(connecting, () => {
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    return new Error('timeout exceeded when trying to connect');
  });
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

/** A connection while it is out of its pool, as both drivers have it. */
type CheckedOutClient = {
  query: (...parameters: never[]) => unknown;
  release: (error?: unknown) => void;
  /** Where both drivers read how long a query may take. */
  connectionParameters?: { query_timeout?: number | false };
  on: (event: 'error', listener: (error: Error) => void) => unknown;
  off: (event: 'error', listener: (error: Error) => void) => unknown;
};

/**
 * Takes a connection that breaks, gives no answer in time, or works for somebody who has left, back from whoever has it
 * and closes it.
 *
 * drizzle leaves that to nobody: where `begin` fails it never gives the connection back, so that a pool is used up
 * by five of them; where `rollback` gets no answer it gives back an open transaction for the next one to write into;
 * and an error that nobody listens to ends the process.
 */
function watchLent<Client extends CheckedOutClient>(client: Client): Client {
  const { query, release: giveBack, connectionParameters } = client;
  const usual = connectionParameters?.query_timeout;
  let isBack = false;
  const release = (error?: unknown) => {
    if (isBack) return;
    isBack = true;
    client.off('error', release);
    Object.assign(client, { query });
    if (connectionParameters) connectionParameters.query_timeout = usual ?? false; // not the last borrower's
    giveBack(error);
  };
  const watchedQuery = (...parameters: never[]) => {
    const left = budgetLeft();
    if (connectionParameters && left !== undefined)
      connectionParameters.query_timeout = typeof usual === 'number' ? Math.min(left, usual) : left;
    const stop = spendBudget(() => release(new Error('Whoever asked has left.')));
    const answer: unknown = Reflect.apply(query, client, withEnd(parameters, stop));
    if (answer instanceof Promise)
      answer.then(stop, (error: unknown) => {
        stop();
        if (isDatabaseUnavailable(error)) release(error);
      });
    return answer;
  };
  client.on('error', release);
  return Object.assign(client, { query: watchedQuery, release });
}

type Ended = (...outcome: unknown[]) => unknown;

/** The parameters of a query, of which a pool's own has a callback instead of a promise. */
function withEnd(parameters: readonly unknown[], end: () => void): unknown[] {
  const last = parameters.at(-1);
  if (typeof last !== 'function') return [...parameters];
  const callback = last as Ended;
  const ended: Ended = (...outcome) => {
    end();
    return callback(...outcome);
  };
  return [...parameters.slice(0, -1), ended];
}
