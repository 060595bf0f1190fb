import { randomUUID } from 'node:crypto';

import type { LoadedFunction } from './functions.ts';

/** Answers a request with a function; a background function is answered 202 before it runs. */
export async function callFunction(
  found: LoadedFunction,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const call = { ip: clientAddress, requestId: randomUUID() };
  if (!found.isBackground) return (await found.handler(request, call)) ?? new Response(null, { status: 204 });
  // What the server hands on only looks like a Request, and cannot be copied as one.
  const { url, headers } = request;
  const copy = new Request(url, { method: 'POST', headers, body: await request.arrayBuffer() });
  void found.handler(copy, call).catch((error: unknown) => {
    console.error(`Background function ${found.name} failed`, error);
  });
  return new Response(null, { status: 202 });
}
