import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { scheduleGreeting } from './greeting.ts';

let happened: string[];
const start = () =>
  scheduleGreeting({
    greet: () => happened.push('greet'),
    followUp: () => happened.push('follow up'),
    leave: () => happened.push('leave'),
  });

beforeEach(() => {
  happened = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('P-CHAT-2 greets after 5 s, follows up 10 s later, leaves 3 s after that', () => {
  start();
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return happened.at(-1);
  };
  expect(after(4_999)).toBeUndefined();
  expect(after(1)).toBe('greet');
  expect(after(9_999)).toBe('greet');
  expect(after(1)).toBe('follow up');
  expect(after(2_999)).toBe('follow up');
  expect(after(1)).toBe('leave');
  expect(after(60_000)).toBe('leave');
  expect(happened).toHaveLength(3);
});

test.each([
  ['before the greeting', 4_999, []],
  ['after the greeting', 14_999, ['greet']],
  ['after the follow-up', 17_999, ['greet', 'follow up']],
])('P-CHAT-2 stopped %s, nothing more happens', (_, at, before) => {
  const stop = start();
  vi.advanceTimersByTime(at);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(happened).toEqual(before);
});
