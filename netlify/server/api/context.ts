import type { Context as NetlifyContext } from '@netlify/functions';

import type { Database } from '../db/database.ts';
import { database } from '../db/client.ts';

/** What every handler knows about the call it answers. */
export type ApiContext = {
  readonly db: Database;
  readonly request: Request;
  /** The address of the client's connection, as the platform saw it; never a forwarded header. */
  readonly clientAddress: string;
  readonly requestId: string;
  /** Headers that guards and handlers add to the answer. */
  readonly responseHeaders: Headers;
  readonly now: () => Date;
};

/** The part of Netlify's context that the server uses, so that tests and the local host can make it. */
export type CallContext = Pick<NetlifyContext, 'ip' | 'requestId'>;

/** Builds the context of one call; the database is opened when a handler first asks for it. */
export function createContext(request: Request, call: CallContext): ApiContext {
  return {
    get db() {
      return database();
    },
    request,
    clientAddress: call.ip,
    requestId: call.requestId,
    responseHeaders: new Headers(),
    now: () => new Date(),
  };
}
