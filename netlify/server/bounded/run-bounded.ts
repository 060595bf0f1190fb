/** Runs code on somebody else's bytes or text where it can be ended. */
import type { tasks } from '../../worker/tasks.ts';
import { boundedRunner } from './bounded-runner.ts';

/** The bundler puts this file beside each function that names it: see netlify/build/bundle.ts. */
const WORKER = new URL('../../worker/worker.ts', import.meta.url);

/**
 * `runBounded('read-resume', input)`: what the task of that name in `netlify/worker/tasks.ts` makes of `input`, in a
 * process with 5 s and 256 MiB that is kept for the next call. Input and output are copied; functions and classes do
 * not survive that. Input is at most 32 MiB, output too.
 *
 * @throws what the task refuses with `apiError`; 422 `TIME_EXCEEDED`, `MEMORY_EXCEEDED` or `UNREADABLE` when the
 * task is ended or fails
 */
export const runBounded = boundedRunner<typeof tasks>(WORKER);
