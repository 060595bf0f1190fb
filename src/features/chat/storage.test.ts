// with a document
import { beforeEach, expect, test, vi } from 'vitest';

import type { Message } from './conversation.ts';
import { keep, newest, restore } from './storage.ts';

const message = (content: string): Message => ({ id: content, role: 'user', content, timestamp: 'now' });

beforeEach(() => sessionStorage.clear());

test('P-CHAT-8 a conversation that is kept is there again', () => {
  keep([message('Hello')]);
  expect(restore()).toEqual([message('Hello')]);
});

test.each(['', '{', '7', '[7, null, {"id":1}]', '[{"id":"1","role":"system","content":"x"}]'])(
  'P-CHAT-8 damaged storage %j gives an empty conversation',
  (stored) => {
    sessionStorage.setItem('chatConversation', stored);
    expect(restore()).toEqual([]);
  },
);

test('P-CHAT-8 blocked storage is no error', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keep([message('Hello')])).not.toThrow();
  expect(restore()).toEqual([]);
  vi.unstubAllGlobals();
});

test('P-CHAT-8 of a very long conversation the newest messages are kept, in order', () => {
  const long = Array.from({ length: 100 }, (_, index) => message(`${index} ${'x'.repeat(2_000)}`));
  const kept = newest(long);
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.length).toBeLessThan(50);
  expect(kept.at(-1)).toBe(long.at(-1));
  expect(newest(long.slice(0, 3))).toHaveLength(3);
});
