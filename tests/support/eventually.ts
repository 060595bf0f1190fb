import { vi } from 'vitest';

/** So long nothing takes that passes; the second that Vitest would wait is short on a machine with much else to do. */
const TIMEOUT_MS = 60_000;

/** Tries until it throws no more, and returns what it gives. */
export const eventually = <Result>(attempt: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(attempt, TIMEOUT_MS);
