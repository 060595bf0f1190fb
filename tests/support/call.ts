import { randomUUID } from 'node:crypto';

import type { FunctionHandler } from '#local/functions.ts';

export type Call = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that the connection comes from. */
  ip?: string;
};

/** Calls a function as the platform does; a body that is no string is sent as JSON. */
export async function call(handler: FunctionHandler, path: string, options: Call = {}) {
  const { body, headers = {}, ip = '203.0.113.7' } = options;
  const method = options.method ?? (body === undefined ? 'GET' : 'POST');
  const request = new Request(`http://localhost:8888${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await handler(request, { ip, requestId: randomUUID() });
  if (!response) throw new Error(`no answer from ${path}`);
  return response;
}
