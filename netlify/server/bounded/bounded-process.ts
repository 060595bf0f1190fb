/**
 * A process that works on what cannot be trusted, and that can be ended at any moment.
 *
 * A thread would not do: at its limit of memory V8 takes the whole process along as soon as one built-in asks for
 * much at once (`match`, spreading, a growing Map), and `terminate()` waits for a long `JSON.parse` or `replace`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';

import { env } from '../env.ts';
import { BOUNDS } from './limits.ts';
import type { Order, Report } from './messages.ts';

/** Memory is looked at so often: a process needs longer than that to fill what a function has. */
const LOOK_EVERY_MS = 25;

export type Outcome =
  | Exclude<Report, { kind: 'loaded' }>
  /** `hasBegun` once the code of the task was loaded. */
  | { kind: 'ended'; by: 'time' | 'memory' | 'itself'; hasBegun: boolean };

export type BoundedProcess = {
  /** One at a time. After an outcome `ended` the process is gone. */
  run: (order: Order) => Promise<Outcome>;
  end: () => void;
  /** False once it has ended, by itself or by the system too. */
  isAlive: () => boolean;
  tasksDone: number;
};

/** Starts one, with `timeMs` for each order; it neither sees the server's variables nor may write files, start programs or load native code. */
export function startProcess(entry: URL, timeMs: number): BoundedProcess {
  const child = fork(fileURLToPath(entry), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { NODE_ENV: 'production', LD_LIBRARY_PATH: env().LD_LIBRARY_PATH ?? '' },
    execArgv: ['--permission', '--allow-fs-read=*', `--max-old-space-size=${BOUNDS.heapMiB}`],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  hold(child, false);
  const started: BoundedProcess = {
    run: async (order) => {
      hold(child, true);
      const outcome = await outcomeOf(child, order, timeMs);
      if (outcome.kind === 'ended') end();
      hold(child, false);
      started.tasksDone += 1;
      return outcome;
    },
    end,
    isAlive: () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null,
    tasksDone: 0,
  };
  return started;
}

/** Whether this process waits for the child before it ends by itself. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  if (isHeld) child.channel?.ref();
  else child.channel?.unref();
}

function outcomeOf(child: ChildProcess, order: Order, timeMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(clock);
      clearInterval(watch);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(outcome);
    };
    let hasBegun = false;
    const settleEnded = (by: 'time' | 'memory' | 'itself') => settle({ kind: 'ended', by, hasBegun });
    const onTime = () => settleEnded('time');
    const onEnd = () => settleEnded(isOutOfMemory(child) ? 'memory' : 'itself');
    const onMessage = (report: Report) => {
      if (report.kind !== 'loaded') return settle(report);
      hasBegun = true;
      clearTimeout(clock);
      clock = setTimeout(onTime, timeMs);
    };
    let clock = setTimeout(onTime, BOUNDS.startMs);
    const watch = setInterval(() => {
      void memoryOf(child.pid ?? 0).then((held) => {
        if (held > BOUNDS.memoryMiB) settleEnded('memory');
      });
    }, LOOK_EVERY_MS);
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(order, (error) => {
      if (error) onEnd();
    });
  });
}

/** V8 aborts where its heap is full; a system that is short of memory kills. */
const isOutOfMemory = ({ signalCode }: ChildProcess) =>
  ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'].includes(signalCode ?? '');

const MIB_IN_KIB = 1024;

/**
 * In MiB, without the files that it maps. 0 where the system does not say (only Linux does): there nothing but V8's
 * heap is bounded.
 */
async function memoryOf(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / MIB_IN_KIB;
  } catch {
    return 0;
  }
}
