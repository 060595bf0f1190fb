import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { tooltipTiming } from './tooltip.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A trigger that the pointer comes to, milliseconds that pass, or the pointer that leaves. */
type Step = string | number | null;

test.each<[string, Step[], (string | null)[]]>([
  ['a tooltip is not open before 700 ms', ['first', 699], []],
  ['a tooltip opens after 700 ms', ['first', 700], ['first']],
  ['a pointer that leaves before that opens nothing', ['first', 600, null, 10_000], []],
  [
    'within 300 ms after one closed the next opens at once',
    ['first', 700, null, 299, 'second'],
    ['first', null, 'second'],
  ],
  ['300 ms after one closed the next waits', ['first', 700, null, 300, 'second', 699], ['first', null]],
  [
    '300 ms after one closed the next opens after its 700 ms',
    ['first', 700, null, 300, 'second', 700],
    ['first', null, 'second'],
  ],
  [
    'moving straight from one trigger to the next closes one and opens the other',
    ['first', 700, 'second'],
    ['first', null, 'second'],
  ],
  ['moving within a trigger neither reopens nor waits again', ['first', 700, 'first', 700], ['first']],
])('P-UI-2 %s', (_, steps, shown) => {
  const history: (string | null)[] = [];
  const { enter, leave } = tooltipTiming<string>((trigger) => history.push(trigger));
  for (const step of steps)
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else if (step === null) leave();
    else enter(step);
  expect(history).toEqual(shown);
});
