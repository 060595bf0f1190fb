import type { z } from 'zod';

import { apiRequest, isRequestError, type RequestOptions } from './api-request.ts';
import { tellSessionEnded } from './session-end.ts';

type Write = Required<Pick<RequestOptions, 'method' | 'body'>> & { path: string; signal?: AbortSignal };

/** What was sent to a path and has not been answered well yet. */
const unanswered = new Map<string, { request: string; idempotencyKey: string }>();

/**
 * Sends a write so that the same one sent again, because its answer was lost, happens once: it keeps its
 * `Idempotency-Key` until it has succeeded, or another one goes to the same path.
 *
 * @throws what the server answers, and what `schema` says of an answer that is none
 */
export async function sendOnce<Answer>(
  { method, path, body, signal }: Write,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const request = JSON.stringify([method, body]);
  const before = unanswered.get(path);
  const idempotencyKey = before?.request === request ? before.idempotencyKey : crypto.randomUUID();
  unanswered.set(path, { request, idempotencyKey });
  const headers = { 'Idempotency-Key': idempotencyKey };
  try {
    const options = { method, body, headers, ...(signal && { signal }) };
    const answer = schema.parse(await apiRequest(path, options));
    // The next one with the same text is meant; another write of this path may wait for its own answer.
    if (unanswered.get(path)?.idempotencyKey === idempotencyKey) unanswered.delete(path);
    return answer;
  } catch (error) {
    if (isRequestError(error) && error.status === 401) tellSessionEnded();
    throw error;
  }
}
