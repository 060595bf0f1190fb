/** What a process holds, as its system counts it: heap, buffers, WebAssembly and all else. */
import { readFile } from 'node:fs/promises';

const MIB_IN_KIB = 1024;

/**
 * In MiB, without the files that it maps. 0 where the system does not say (only Linux does): there nothing but V8's
 * heap is bounded.
 */
export async function memoryOf(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / MIB_IN_KIB;
  } catch {
    return 0;
  }
}
