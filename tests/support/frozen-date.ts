import { afterEach, beforeEach, vi } from 'vitest';

/** In each test of the file it is `now`; timers run. */
export function freezeDate(now: Date): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());
}
