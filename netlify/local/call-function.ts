import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { LoadedFunction } from './functions.ts';

/** Calls that have not ended, their answer sent or not, and what they left to be done afterwards. */
const underWay = new Set<Promise<unknown>>();

function keepInSight<Result>(work: Promise<Result>): Promise<Result> {
  const forget = () => void underWay.delete(work);
  underWay.add(work);
  work.then(forget, forget);
  return work;
}

/** Resolves once nothing is under way any more, or the time is up. */
export async function finishCalls(withinMs: number): Promise<void> {
  const timeIsUp = new AbortController();
  const end = pause(withinMs, undefined, { signal: timeIsUp.signal }).catch(() => {});
  const finished = (async () => {
    while (underWay.size > 0 && !timeIsUp.signal.aborted) await Promise.allSettled(underWay);
  })();
  await Promise.race([finished, end]);
  timeIsUp.abort();
}

/** Answers a request with a function; a background function is answered 202 before it runs. */
export async function callFunction(
  found: LoadedFunction,
  request: Request,
  clientAddress: string,
  requestId: string = randomUUID(),
): Promise<Response> {
  const waitUntil = (work: Promise<unknown>) => void keepInSight(work);
  const call = { ip: clientAddress, requestId, waitUntil };
  if (!found.isBackground)
    return (await keepInSight(found.handler(request, call))) ?? new Response(null, { status: 204 });
  // What the server hands on only looks like a Request, and cannot be copied as one.
  const { url, headers } = request;
  const copy = new Request(url, { method: 'POST', headers, body: await request.arrayBuffer() });
  keepInSight(found.handler(copy, call)).catch((error: unknown) => {
    console.error(`Background function ${found.name} failed`, error);
  });
  return new Response(null, { status: 202 });
}
