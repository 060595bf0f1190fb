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
  const copy = new Request(request, { body: await request.arrayBuffer(), method: 'POST' });
  void found.handler(copy, call).catch((error: unknown) => {
    console.error(`Background function ${found.name} failed`, error);
  });
  return new Response(null, { status: 202 });
}
