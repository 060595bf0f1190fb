/** A part of the build in a process of its own, which says why it failed. */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

import { ROOT } from '../local/settings.ts';

export type ChildOptions = {
  environment: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  /** From -20 to 19: how far it stands back behind others. */
  niceness?: number | undefined;
};

/** Of a reason, which is kept in the database. */
const REASON_MAXIMUM = 500;

/**
 * Runs Node with these arguments.
 *
 * @param what names it in the error: `The build`
 * @throws {Error} with what the child told by `tellReason`; it has printed the rest
 */
export function runChild(
  what: string,
  args: string[],
  { environment, signal, niceness }: ChildOptions,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal,
    env: environment,
  });
  const end = () => child.kill();
  process.once('exit', end);
  if (niceness !== undefined && child.pid) setPriority(child.pid, niceness);
  let reason = '';
  child.on('message', (message) => {
    if (typeof message === 'string') reason = message.slice(0, REASON_MAXIMUM);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${what} failed: ${reason || (code ?? 'it was ended by a signal')}`));
    });
  });
}

/** Ends this process with the one that started it, however that ended: two builds must not write into one folder. */
export function endWithStarter(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref(); // which alone keeps nothing running
}

/** Tells the process that started this one why it fails, in one line. */
export function tellReason(reason: string): void {
  if (process.connected) process.send?.(reason);
}
