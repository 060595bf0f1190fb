import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { tooltipTiming } from './tooltip.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tooltips() {
  const history: (string | null)[] = [];
  return { history, ...tooltipTiming<string>((trigger) => history.push(trigger)) };
}

test('P-UI-2 a tooltip opens after 700 ms', () => {
  const { history, enter } = tooltips();
  enter('first');
  vi.advanceTimersByTime(699);
  expect(history).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(history).toEqual(['first']);
});

test('P-UI-2 a pointer that leaves before that opens nothing', () => {
  const { history, enter, leave } = tooltips();
  enter('first');
  vi.advanceTimersByTime(600);
  leave();
  vi.advanceTimersByTime(10_000);
  expect(history).toEqual([]);
});

test('P-UI-2 within 300 ms after one closed the next opens at once', () => {
  const { history, enter, leave } = tooltips();
  enter('first');
  vi.advanceTimersByTime(700);
  leave();
  vi.advanceTimersByTime(299);
  enter('second');
  expect(history).toEqual(['first', null, 'second']);
});

test('P-UI-2 300 ms after one closed the next waits its 700 ms again', () => {
  const { history, enter, leave } = tooltips();
  enter('first');
  vi.advanceTimersByTime(700);
  leave();
  vi.advanceTimersByTime(300);
  enter('second');
  expect(history).toEqual(['first', null]);
  vi.advanceTimersByTime(700);
  expect(history).toEqual(['first', null, 'second']);
});

test('P-UI-2 moving straight from one trigger to the next closes one and opens the other', () => {
  const { history, enter } = tooltips();
  enter('first');
  vi.advanceTimersByTime(700);
  enter('second');
  expect(history).toEqual(['first', null, 'second']);
});

test('P-UI-2 moving within a trigger neither reopens its tooltip nor starts its time again', () => {
  const { history, enter } = tooltips();
  enter('first');
  vi.advanceTimersByTime(700);
  enter('first');
  vi.advanceTimersByTime(700);
  expect(history).toEqual(['first']);
});
