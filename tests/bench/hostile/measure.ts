/** What one call costs the process that serves everybody. */
import { readFileSync, writeFileSync } from 'node:fs';

export type Figures = {
  status: number;
  /** Of the thread that serves everybody: what nobody else is served in. */
  cpuMs: number;
  /** Until the answer was there, with the database and bounded processes. */
  wallMs: number;
  /** Beyond what the process had before, at the most. */
  memoryMiB: number;
};

const MICROSECONDS = 1_000;
const KIBIBYTES = 1_024;

/** @param call sends something and reads the answer to its end; its status */
async function measure(call: () => Promise<number>): Promise<Figures> {
  forgetPeak();
  const before = memoryOf('VmRSS');
  const cpuBefore = process.threadCpuUsage();
  const start = performance.now();
  const status = await call();
  const wallMs = performance.now() - start;
  const { user, system } = process.threadCpuUsage(cpuBefore);
  const memoryMiB = Math.max(0, memoryOf('VmHWM') - before);
  return { status, cpuMs: (user + system) / MICROSECONDS, wallMs, memoryMiB };
}

/**
 * The least of several, or the first that takes this long: what else the machine does only ever adds.
 *
 * @param prepare before each of them, or the second would find what the first has remembered
 */
export async function leastOf(
  runs: number,
  longMs: number,
  call: () => Promise<number>,
  prepare: () => Promise<void>,
): Promise<Figures> {
  await prepare();
  let least = await measure(call);
  for (let run = 1; run < runs && least.wallMs < longMs; run += 1) {
    await prepare();
    const next = await measure(call);
    if (next.cpuMs + next.wallMs < least.cpuMs + least.wallMs) least = next;
  }
  return least;
}

function forgetPeak(): void {
  if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5');
}

function memoryOf(name: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return process.memoryUsage.rss() / KIBIBYTES ** 2;
  const line = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(line?.[1]) / KIBIBYTES;
}
