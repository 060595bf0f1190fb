/** What work on somebody else's bytes or text may cost before it is ended (`security.md`, D28). */
export const BOUNDS = {
  /** From the moment the task's code is loaded. */
  timeMs: 5_000,
  /** For starting the process and loading the task's code, which is ours. */
  startMs: 20_000,
  /** Of the process, beyond the files that it maps: heap, buffers and all else. */
  memoryMiB: 256,
  /** Of V8's heap alone, so that it tidies up before the process is too large. */
  heapMiB: 160,
  inputBytes: 32 * 1024 * 1024,
  outputBytes: 32 * 1024 * 1024,
  /** Processes at the same time; further calls wait. */
  atOnce: 2,
  /** So long a process waits for the next call. */
  idleMs: 60_000,
  /** After so many tasks a process is replaced, whatever its libraries have kept. */
  tasksPerProcess: 50,
} as const;
