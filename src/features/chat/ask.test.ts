import { afterEach, expect, test, vi } from 'vitest';

import { ask, events } from './ask.ts';

afterEach(() => vi.unstubAllGlobals());

const REPLY = { response: 'Grüße', citations: [], answeredBy: 'search' };
const STREAM = `event: delta\ndata: {"text":"Grü"}\n\nevent: delta\ndata: {"text":"ße"}\n\nevent: done\ndata: ${JSON.stringify(REPLY)}\n\n`;

/** A body whose bytes arrive in pieces of `size`, even within a letter. */
function body(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(start, start + size));
      start += size;
    },
  });
}

const answer = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));
const askNow = (onPiece = (_: string) => {}) =>
  ask({ message: 'Hi', history: [], onPiece, signal: new AbortController().signal });

test.each([1, 2, 7, 1_000])(
  'P-CHAT-8 pieces come as written, whatever %i bytes a packet holds',
  async (size) => {
    answer(new Response(body(STREAM, size)));
    const pieces: string[] = [];
    expect(await askNow((text) => pieces.push(text))).toEqual(REPLY);
    expect(pieces).toEqual(['Grü', 'ße']);
  },
);

test('P-CHAT-8 message and history are posted as JSON with cookies', async () => {
  const fetch = vi.fn((_url: string, _init: { body: string }) =>
    Promise.resolve(new Response(body(STREAM, 50))),
  );
  vi.stubGlobal('fetch', fetch);
  const history = [{ role: 'user' as const, content: 'Hello' }];
  await ask({ message: 'Hi', history, onPiece: () => {}, signal: new AbortController().signal });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/chat');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(JSON.parse(init?.body ?? '')).toEqual({ message: 'Hi', history });
});

test.each([
  ['refuses', new Response('{"error":"Too many"}', { status: 429 })],
  ['stops before the end', new Response(body(STREAM.slice(0, -60), 50))],
  ['fails on the way', new Response('event: error\ndata: {"error":"x"}\n\n')],
  ['ends with something else', new Response('event: done\ndata: {"citations":[]}\n\n')],
  ['is a page', new Response('<!doctype html>')],
])('P-CHAT-8 an answer that %s is a failure', async (_, response) => {
  answer(response);
  await expect(askNow()).rejects.toThrow();
});

test('P-CHAT-8 events that are not understood are passed over', async () => {
  const found = [];
  for await (const event of events(body(': comment\n\nevent: a\ndata: 1\n\n', 3))) found.push(event);
  expect(found).toEqual([{ name: 'a', data: 1 }]);
});
