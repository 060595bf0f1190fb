/** Buffers that nobody reads any more may take this much before they go. */
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Gives back what files of before took: it lies outside the heap, and V8 looks there too late for 15 MB at a time.
 * For commands that are started with `--expose-gc`; does nothing elsewhere.
 */
export function freeBuffers(): void {
  if (globalThis.gc && process.memoryUsage().arrayBuffers > KEPT_BYTES) globalThis.gc();
}
