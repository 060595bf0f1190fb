/** Asks the server and reads the answer while it is being written. */
import { chat } from 'virtual:public-api/chat';

import type { ChatReply } from '#contracts/chat.ts';
import { respond } from '#lib/api-routes/call.ts';

import type { Message } from './conversation.ts';

/** The server gives the model 25 s; beyond this nothing more will come. */
const TIME_LIMIT_MS = 40_000;

export type Question = {
  message: string;
  history: Pick<Message, 'role' | 'content'>[];
  onPiece: (text: string) => void;
  signal: AbortSignal;
};

/**
 * The whole reply (P-CHAT-8).
 *
 * @throws when the server cannot be reached, refuses, or stops before the end.
 */
export async function ask({ message, history, onPiece, signal }: Question): Promise<ChatReply> {
  const { body } = await respond(
    chat.send,
    { message, history },
    {
      headers: { Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    },
  );
  if (!body) throw new Error('The answer is empty.');
  for await (const { name, data } of events(body)) {
    if (name === 'delta' && hasText(data)) onPiece(data.text);
    if (name === 'done' && isReply(data)) return data;
  }
  throw new Error('The answer has no end.');
}

type ServerEvent = { name: string; data: unknown };

/** Events of a `text/event-stream` with one `event` and one `data` line each. */
export async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader(); // Safari cannot iterate streams
  const decoder = new TextDecoder();
  let waiting = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const blocks = (waiting + decoder.decode(next.value, { stream: true })).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (name) yield { name, data: JSON.parse(data) as unknown };
    }
  }
}

function hasText(data: unknown): data is { text: string } {
  return typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string';
}

function isReply(data: unknown): data is ChatReply {
  return (
    typeof data === 'object' &&
    data !== null &&
    'response' in data &&
    typeof data.response === 'string' &&
    'citations' in data &&
    Array.isArray(data.citations)
  );
}
