import { randomUUID } from 'node:crypto';

import type { FunctionHandler } from '#local/functions.ts';

export type Call = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that the connection comes from. */
  ip?: string;
};

/** What the calls of this file go on with behind their answers. */
const going = new Set<Promise<unknown>>();

/** Waits for that: what is written later would stand in the tables of the next test. */
export const settled = async (): Promise<void> => void (await Promise.all(going));

function waitUntil(work: Promise<unknown>): void {
  going.add(work);
  void work.finally(() => going.delete(work));
}

/** Calls a function as the platform does; a body that is no text, form or bytes is sent as JSON. */
export async function call(handler: FunctionHandler, path: string, options: Call = {}) {
  const { body, headers = {}, ip = '203.0.113.7' } = options;
  const method = options.method ?? (body === undefined ? 'GET' : 'POST');
  const written = body === undefined ? undefined : await writtenOf(body);
  const request = new Request(`http://localhost:8888${path}`, {
    method,
    headers: { ...written?.headers, ...headers },
    ...(written && { body: written.body }),
  });
  const response = await handler(request, { ip, requestId: randomUUID(), waitUntil });
  if (!response) throw new Error(`no answer from ${path}`);
  return response;
}

/** A form in one piece, as it comes from a network: one that is written while it is read fails where it is not read to its end. */
async function writtenOf(body: unknown): Promise<{ headers: Record<string, string>; body: BodyInit }> {
  if (body instanceof FormData || body instanceof Uint8Array) {
    const written = new Response(body as BodyInit);
    const type = written.headers.get('content-type');
    return { headers: type ? { 'content-type': type } : {}, body: await written.arrayBuffer() };
  }
  const headers = { 'content-type': 'application/json' };
  return { headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}
