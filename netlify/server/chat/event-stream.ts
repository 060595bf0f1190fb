/** The same reply as a stream of events, for `Accept: text/event-stream`. */
import { ORPCError, ValidationError } from '@orpc/server';

import { chat, ChatInput, type ChatReply } from '#contracts/chat.ts';

import { missingBody } from '../api/body.ts';
import type { ApiContext } from '../api/context.ts';
import { errorBody, reportError } from '../api/errors.ts';
import { isCallOf } from '../api/procedures.ts';
import type { PlainHandler } from '../api/serve.ts';
import { assertPart } from '../api/part-of.ts';
import { assertWithinChatLimits } from './limits.ts';
import { replyInPieces } from './service.ts';

const EVENT_STREAM = 'text/event-stream';

/** Streams `delta` events and a final `done`; errors before the first piece are ordinary answers (D42). */
export const streamedReply: PlainHandler = async (context) => {
  const { request } = context;
  if (!isCallOf(chat.send, request) || !request.headers.get('accept')?.includes(EVENT_STREAM))
    return undefined;
  assertPart('assistant');
  const input = readInput(await context.body());
  await assertWithinChatLimits(context);
  const headers = { 'Content-Type': `${EVENT_STREAM}; charset=utf-8`, 'X-Accel-Buffering': 'no' };
  return new Response(eventsOf(replyInPieces(context, input), context), { headers });
};

function readInput(body: unknown): ChatInput {
  if (body === undefined) throw missingBody();
  const parsed = ChatInput.safeParse(body);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const cause = new ValidationError({ message: 'invalid input', issues, data: undefined });
  throw new ORPCError('BAD_REQUEST', { cause, data: { issues } });
}

function eventsOf(
  pieces: AsyncGenerator<string, ChatReply>,
  context: ApiContext,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const event = (name: string, data: unknown) =>
    encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await pieces.next();
        controller.enqueue(next.done ? event('done', next.value) : event('delta', { text: next.value }));
        if (next.done) controller.close();
      } catch (error) {
        controller.enqueue(event('error', errorBody(reportError(error, context))));
        controller.close();
      }
    },
    async cancel() {
      await pieces.return({ response: '', citations: [], answeredBy: 'search' });
    },
  });
}
