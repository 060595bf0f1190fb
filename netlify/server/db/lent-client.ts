import { isDatabaseUnavailable } from './errors.ts';

/** A connection while it is out of its pool, as both drivers have it. */
export type LentClient = {
  query: (...parameters: never[]) => unknown;
  release: (error?: unknown) => void;
  on: (event: 'error', listener: (error: Error) => void) => unknown;
  off: (event: 'error', listener: (error: Error) => void) => unknown;
};

/**
 * Takes a connection that breaks, or gives no answer in time, back from whoever has it and closes it.
 *
 * drizzle leaves that to nobody: where `begin` fails it never gives the connection back, so that a pool is used up
 * by five of them; where `rollback` gets no answer it gives back an open transaction for the next one to write into;
 * and an error that nobody listens to ends the process.
 */
export function watchLent<Client extends LentClient>(client: Client): Client {
  const { query, release: giveBack } = client;
  let isBack = false;
  const release = (error?: unknown) => {
    if (isBack) return;
    isBack = true;
    client.off('error', release);
    Object.assign(client, { query });
    giveBack(error);
  };
  const watchedQuery = (...parameters: never[]) => {
    const answer: unknown = Reflect.apply(query, client, parameters);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) release(error);
      });
    return answer;
  };
  client.on('error', release);
  return Object.assign(client, { query: watchedQuery, release });
}
