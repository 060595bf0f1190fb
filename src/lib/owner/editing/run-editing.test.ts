import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { unansweredOf } from './editing.ts';
import { runEditing } from './use-editing-session.ts';

const refusal = (status: number) => Object.assign(new Error(String(status)), { status, body: {} });
const base = { values: '', updatedAt: null };

type Given = { other?: { values: string; version: number }; unanswered?: string[] };

function setUp({ other, unanswered }: Given = {}) {
  const send = vi.fn((_text: string, { version }: { version: number }) =>
    Promise.resolve({ version: version + 1 }),
  );
  const running = runEditing({
    opening: { values: '', base, restored: undefined, unanswered },
    isSame: (one, another) => one === another,
    copying: { send, otherIn: () => other },
  });
  const places: string[] = [];
  running.subscribe(() => places.push(running.shown().place));
  const type = (values: string) => running.dispatch({ type: 'typed', values, isChanged: true });
  const sentTexts = () => send.mock.calls.map(([text, { version }]) => [text, version]);
  return { running, send, places, type, sentTexts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('BA-2 the text goes to the server once, when typing pauses', async () => {
  const { places, sentTexts, type } = setUp();
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(sentTexts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sentTexts()).toEqual([['abc', 0]]);
  expect(places).toEqual(['local', 'sending', 'sent']);
});

test('BA-2 what is typed while a copy is on its way follows it, on its version', async () => {
  const { send, type, sentTexts } = setUp();
  const answer = Promise.withResolvers<{ version: number }>();
  send.mockImplementationOnce(() => answer.promise);
  type('first');
  await vi.advanceTimersByTimeAsync(1_500);
  type('second');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(1);
  answer.resolve({ version: 7 });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sentTexts().at(-1)).toEqual(['second', 7]);
});

test('BA-2 offline the text is sent again by itself until it arrives', async () => {
  const { running, places, send, type, sentTexts } = setUp();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(refusal(503));
  type('kept');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(places.at(-1)).toBe('offline');
  expect(running.now().unanswered).toEqual(['kept']);
  await vi.advanceTimersByTimeAsync(5_000 + 10_000);
  expect(sentTexts()).toEqual(Array(3).fill(['kept', 0]));
  expect(places.at(-1)).toBe('sent');
  expect(running.now().unanswered).toEqual([]);
});

test('BA-2 a connection that comes back does not wait for the next try, and ends no pause', async () => {
  const { running, send, type, sentTexts } = setUp();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  type('sent');
  await vi.advanceTimersByTimeAsync(1_500);
  type('sent, and more');
  running.dispatch({ type: 'reconnected' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sentTexts().at(-1)).toEqual(['sent, and more', 0]);
  await running.hold();
  type('being saved');
  running.dispatch({ type: 'reconnected' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('BA-2 D3 another editor or a lost session stops the sending until the owner has answered', async () => {
  const { running, places, send, type, sentTexts } = setUp({ other: { values: 'theirs', version: 4 } });
  send.mockRejectedValueOnce(refusal(409));
  type('mine');
  await vi.advanceTimersByTimeAsync(1_500);
  type('mine, and more');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect([places.at(-1), running.shown().rival?.values]).toEqual(['conflict', 'theirs']);
  send.mockRejectedValueOnce(refusal(401));
  running.dispatch({ type: 'goneOn', version: 4 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(places.at(-1)).toBe('signedOut');
  running.dispatch({ type: 'resumed' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sentTexts().slice(1)).toEqual(Array(2).fill(['mine, and more', 4]));
  expect([places.at(-1), running.shown().rival]).toEqual(['sent', undefined]);
});

test.each([
  ['is this very text', { values: 'mine', version: 3 }, 3],
  ['is gone', undefined, 0],
])('BA-2 a working copy that %s is no rival: the text goes on from it', async (_, other, version) => {
  const { running, send, type, sentTexts } = setUp(other && { other });
  send.mockRejectedValueOnce(refusal(409));
  type('mine');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sentTexts().at(-1)).toEqual(['mine', version]);
  expect([running.shown().place, running.shown().rival]).toEqual(['sent', undefined]);
});

test('BA-2 a text that opens anew knows what was sent of it, and what its earlier editor sent', async () => {
  const { running, send, type } = setUp();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(refusal(503));
  type('first');
  await vi.advanceTimersByTimeAsync(1_500);
  type('second');
  await vi.advanceTimersByTimeAsync(1_500);
  send.mockImplementationOnce(() => new Promise(() => undefined));
  type('third');
  await vi.advanceTimersByTimeAsync(1_500);
  type('fourth');
  expect(unansweredOf(running.now())).toEqual(['first', 'third']);

  const anew = setUp({ unanswered: ['first', 'third'], other: { values: 'third', version: 3 } });
  anew.send.mockRejectedValueOnce(refusal(409));
  anew.type('fourth');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(anew.sentTexts().at(-1)).toEqual(['fourth', 3]);
  expect(anew.running.shown().rival).toBeUndefined();
});

test('BA-2 an editor that was left sends its text once more and never again: another one may have it by then', async () => {
  const { running, send, type } = setUp();
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  type('left in a tunnel');
  await running.stop();
  running.dispatch({ type: 'reconnected' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('J-6 a text without working copies is never sent, and typing draws nothing anew', () => {
  const drawn = vi.fn();
  const running = runEditing({
    opening: { values: '', base, restored: undefined },
    isSame: (one, other) => one === other,
  });
  running.subscribe(drawn);
  for (const values of ['a', 'ab', 'abc']) running.dispatch({ type: 'typed', values, isChanged: true });
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
