import type { FunctionHandler } from '#local/functions.ts';
import type { Database } from '#server/db/database.ts';

import { call, type Call } from './call.ts';
import { makeOwner } from './factories/owner.ts';

/** Calls of one function by the signed-in owner: the status of the answer and its body, parsed. */
export async function ownerCalls(db: Database, handler: FunctionHandler) {
  const owner = await makeOwner(db);
  const send = async (method: string, path: string, body?: unknown, options: Call = {}) => {
    const headers = { cookie: owner.cookie, ...options.headers };
    const response = await call(handler, path, {
      ...options,
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  };
  return { owner, send };
}
