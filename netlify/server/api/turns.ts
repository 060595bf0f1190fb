import { waitInBudget } from '../db/budget.ts';
import { apiError } from './errors.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Lets `atOnce` pieces of work run at a time in this process; the others wait as long as their calls may.
 *
 * @param busy what a call is told whose time is up before its turn has come, with 503
 */
export function turns(atOnce: number, busy: string) {
  let running = 0;
  const waiting: (() => void)[] = [];

  function turn(): Promise<undefined> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const begin = () => resolve(undefined);
    waiting.push(begin);
    return waitInBudget(promise, () => {
      waiting.splice(waiting.indexOf(begin), 1);
      return apiError(503, 'UNAVAILABLE', busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
