import { beforeEach, expect, test, vi } from 'vitest';

import { watchPointer } from './offer-trigger.ts';

const offer = vi.fn();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  offer.mockClear();
  page = new EventTarget();
  watchPointer(page, offer);
  return () => vi.useRealTimers();
});

const empty = (milliseconds: number) => moveFor(milliseconds, null);
const content = (milliseconds: number) => moveFor(milliseconds, {});
const rest = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);

test.each<[string, (() => void)[], offers: number]>([
  ['less than ten seconds of movement outside content offer nothing', [() => empty(9_900)], 0],
  ['ten seconds of it offer the game', [() => empty(10_000)], 1],
  ['a pause of one second starts them again', [() => empty(9_000), () => rest(1_000), () => empty(9_900)], 0],
  ['after a pause ten more seconds count', [() => empty(9_000), () => rest(1_000), () => empty(10_100)], 1],
  // The last move was 1 s ago, and the check 0.1 s ago saw only 0.9.
  ['a pause between two checks counts', [() => empty(3_200), () => rest(900), () => empty(9_800)], 0],
  ['shorter pauses do not matter', Array.from({ length: 12 }, () => () => (empty(200), rest(800))), 1],
  ['content starts them again', [() => empty(6_000), () => content(100), () => empty(9_000)], 0],
  ['moving over content alone never offers the game', [() => content(30_000)], 0],
  ['the game is offered once per visit of the page', [() => empty(30_000), () => empty(30_000)], 1],
])('P-BG-2 %s', (_, steps, offers) => {
  for (const step of steps) step();
  expect(offer).toHaveBeenCalledTimes(offers);
  if (offers > 0) expect(vi.getTimerCount()).toBe(0);
});

/** A pointer that moves ten times a second, over what `closest` finds. */
function moveFor(milliseconds: number, found: object | null): void {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    const event = new Event('pointermove');
    Object.defineProperty(event, 'target', { value: { closest: () => found } });
    page.dispatchEvent(event);
    vi.advanceTimersByTime(100);
  }
}
