import { expect, test } from 'vitest';

import { sendOnce } from './send-once.ts';

const keys: string[] = [];
const write = (place: string, request: string, answer: () => Promise<unknown>) =>
  sendOnce(place, request, (headers) => {
    keys.push(headers['Idempotency-Key']);
    return answer();
  });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const done = () => Promise.resolve('done');
const lastKeys = (count: number) => keys.slice(-count);

test('a write whose answer was lost goes again with its key, whatever goes to other places meanwhile', async () => {
  await expect(write('a', 'text', lost)).rejects.toThrow('Failed to fetch');
  await expect(write('b', 'text', lost)).rejects.toThrow('Failed to fetch');
  expect(await write('a', 'text', done)).toBe('done');
  await write('b', 'text', done);
  const [a, b, ...again] = lastKeys(4);
  expect(a).not.toBe(b);
  expect(again).toEqual([a, b]);
});

test('another text, or the same one after it succeeded, is another write', async () => {
  await expect(write('a', 'first', lost)).rejects.toThrow();
  await write('a', 'second', done);
  await write('a', 'second', done);
  expect(new Set(lastKeys(3)).size).toBe(3);
});

test('a write that succeeds late forgets no later one of its place', async () => {
  let answerFirst = (_answer: string) => {};
  const first = write('a', 'first', () => new Promise((resolve) => (answerFirst = resolve)));
  await expect(write('a', 'second', lost)).rejects.toThrow();
  answerFirst('done');
  await first;
  await write('a', 'second', done);
  const [, lostKey, again] = lastKeys(3);
  expect(again).toBe(lostKey);
});
