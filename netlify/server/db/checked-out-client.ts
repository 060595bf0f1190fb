import { budgetLeft, spendBudget } from './budget.ts';
import { isDatabaseUnavailable } from './errors.ts';

/** A connection while it is out of its pool, as both drivers have it. */
export type CheckedOutClient = {
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
export function watchLent<Client extends CheckedOutClient>(client: Client): Client {
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

type Callback = (...outcome: unknown[]) => unknown;

/** The parameters of a query, of which a pool's own has a callback instead of a promise. */
function withEnd(parameters: readonly unknown[], end: () => void): unknown[] {
  const last = parameters.at(-1);
  if (typeof last !== 'function') return [...parameters];
  const callback = last as Callback;
  const ended: Callback = (...outcome) => {
    end();
    return callback(...outcome);
  };
  return [...parameters.slice(0, -1), ended];
}
