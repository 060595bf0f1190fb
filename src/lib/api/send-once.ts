/** What was sent to a place and has not been answered well yet. */
const unanswered = new Map<string, { request: string; key: string }>();

/**
 * Sends a write so that the same one sent again, because its answer was lost, happens once: it keeps its
 * `Idempotency-Key` until `send` has succeeded, or another one goes to the same place.
 */
export async function sendOnce<Answer>(
  place: string,
  request: string,
  send: (headers: { 'Idempotency-Key': string }) => Promise<Answer>,
): Promise<Answer> {
  const before = unanswered.get(place);
  const key = before?.request === request ? before.key : crypto.randomUUID();
  unanswered.set(place, { request, key });
  const answer = await send({ 'Idempotency-Key': key });
  // The next one with the same text is meant; another write of this place may wait for its own answer.
  if (unanswered.get(place)?.key === key) unanswered.delete(place);
  return answer;
}
