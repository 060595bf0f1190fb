import { apiRequest, isRequestError } from '#lib/api-request.ts';
import { tellSessionEnded } from '#lib/session-end.ts';

let last = { request: '', idempotencyKey: '' };

/**
 * Creates something: the same text sent again, because its answer was lost, creates nothing twice.
 *
 * @throws what the server answers.
 */
export async function postOnce(path: string, body: object): Promise<unknown> {
  const request = `${path} ${JSON.stringify(body)}`;
  if (last.request !== request) last = { request, idempotencyKey: crypto.randomUUID() };
  const headers = { 'Idempotency-Key': last.idempotencyKey };
  try {
    const answer = await apiRequest(path, { method: 'POST', body, headers });
    last = { request: '', idempotencyKey: '' }; // the next one with the same text is meant
    return answer;
  } catch (error) {
    if (isRequestError(error) && error.status === 401) tellSessionEnded();
    throw error;
  }
}
