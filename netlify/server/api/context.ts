import type { Context as NetlifyContext } from '@netlify/functions';

import type { Database } from '../db/database.ts';
import { CALL_BUDGET_MS, withBudget } from '../db/budget.ts';
import { preparedDatabase } from '../db/client.ts';
import { readJson } from './body.ts';
import { logFailure } from './errors.ts';

/** What every handler knows about the call it answers. */
export type ApiContext = {
  readonly db: Database;
  readonly request: Request;
  /** The JSON body, read once, or `undefined` without one. @throws what `readJson` does. */
  readonly body: () => Promise<unknown>;
  /** The address of the client's connection, as the platform saw it; never a forwarded header. */
  readonly clientAddress: string;
  readonly requestId: string;
  /** Headers that guards and handlers add to the answer. */
  readonly responseHeaders: Headers;
  readonly now: () => Date;
  /** Starts work that the answer does not wait for, with a budget of its own; a failure is logged. */
  readonly afterwards: (work: () => Promise<unknown>) => void;
};

/** The part of Netlify's context that the server uses, so that tests and the local host can make it. */
export type CallContext = Pick<NetlifyContext, 'ip' | 'requestId'> &
  // Keeps a function alive after its answer; one process on one machine lives anyway.
  Partial<Pick<NetlifyContext, 'waitUntil'>>;

/** Builds the context of one call, for which the database is prepared. */
export function createContext(request: Request, call: CallContext, bodyLimitBytes?: number): ApiContext {
  let body: Promise<unknown> | undefined;
  return {
    get db() {
      return preparedDatabase();
    },
    request,
    body: () => (body ??= readJson(request, bodyLimitBytes)),
    clientAddress: call.ip,
    requestId: call.requestId,
    responseHeaders: new Headers(),
    now: () => new Date(),
    afterwards(work) {
      const done = withBudget(CALL_BUDGET_MS, work).catch((error: unknown) =>
        logFailure(error, call.requestId),
      );
      call.waitUntil?.(done);
    },
  };
}
