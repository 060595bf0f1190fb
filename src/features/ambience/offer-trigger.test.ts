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

test('P-BG-2 ten seconds of pointer movement outside content offer the game, not a moment sooner', () => {
  moveFor(9_900);
  expect(offer).not.toHaveBeenCalled();
  moveFor(100);
  expect(offer).toHaveBeenCalledTimes(1);
});

test('P-BG-2 a pause of one second starts the ten seconds again', () => {
  moveFor(9_000);
  vi.advanceTimersByTime(1_000);
  moveFor(9_900);
  expect(offer).not.toHaveBeenCalled();
  moveFor(200);
  expect(offer).toHaveBeenCalledTimes(1);
});

test('P-BG-2 a pause between two of the checks counts as well', () => {
  moveFor(3_200);
  vi.advanceTimersByTime(900); // the last move was 1 s ago, and the check 0.1 s ago saw only 0.9
  moveFor(9_800);
  expect(offer).not.toHaveBeenCalled();
});

test('P-BG-2 shorter pauses do not matter', () => {
  for (let pause = 0; pause < 12; pause++) {
    moveFor(200);
    vi.advanceTimersByTime(800);
  }
  expect(offer).toHaveBeenCalledTimes(1);
});

test('P-BG-2 moving over content starts the ten seconds again', () => {
  moveFor(6_000);
  moveOver({ closest: () => ({}) });
  moveFor(9_000);
  expect(offer).not.toHaveBeenCalled();
});

test('P-BG-2 moving over content alone never offers the game', () => {
  moveFor(30_000, { closest: () => ({}) });
  expect(offer).not.toHaveBeenCalled();
});

test('P-BG-2 the game is offered once per visit of the page', () => {
  moveFor(30_000);
  expect(offer).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

/** A pointer that moves ten times a second, over the empty page if nothing else is said. */
function moveFor(milliseconds: number, target: { closest: () => unknown } = { closest: () => null }): void {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    moveOver(target);
    vi.advanceTimersByTime(100);
  }
}

function moveOver(target: { closest: () => unknown }): void {
  const event = new Event('pointermove');
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}
