// with a document
import { expect, test, vi } from 'vitest';

import { untilOnline } from './until-online.ts';

/** Whether it is over by now. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  const over = vi.fn<() => void>();
  void wait.then(over);
  await Promise.resolve();
  return over.mock.calls.length > 0;
}

test('D19 waiting ends with its time, the connection, or what it waits for', async () => {
  vi.useFakeTimers();
  const byTime = untilOnline(5_000);
  expect(await isOver(byTime)).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(await isOver(byTime)).toBe(true);

  const byConnection = untilOnline(5_000);
  dispatchEvent(new Event('online'));
  expect(await isOver(byConnection)).toBe(true);

  const controller = new AbortController();
  const byAbort = untilOnline(5_000, controller.signal);
  controller.abort();
  expect(await isOver(byAbort)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
