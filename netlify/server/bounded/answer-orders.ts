/** The other end of `runBounded`: the loop of the process that does the work. */
import { deserialize, serialize } from 'node:v8';

import { ORPCError } from '@orpc/client';

import { BOUNDS } from './limits.ts';
import type { Order, Refusal, Report } from './messages.ts';

/** Loads what does a task; only the task that is asked for is loaded. */
export type TaskTable = Record<string, () => Promise<(input: never) => unknown>>;

/** Carries out one order after another until the server ends this process or is gone itself. */
export function answerOrders(tasks: TaskTable): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => {
    void carryOut(tasks, order).then(report);
  });
}

async function carryOut(tasks: TaskTable, { task, input }: Order): Promise<Report> {
  try {
    const run = await tasks[task]?.();
    if (!run) throw new Error(`There is no task ${task}.`);
    report({ kind: 'loaded' });
    const output = serialize(await run(deserialize(input) as never));
    if (output.byteLength > BOUNDS.outputBytes) throw new RangeError('The output is too large.');
    return { kind: 'done', output };
  } catch (error) {
    if (error instanceof ORPCError)
      return { kind: 'refused', refusal: refusalOf(error as ORPCError<string, unknown>) };
    return { kind: 'failed', frames: framesOf(error) };
  }
}

function refusalOf({ status, code, message, data }: ORPCError<string, unknown>): Refusal {
  const isRecord = typeof data === 'object' && data !== null;
  return { status, code, message, data: isRecord ? { ...data } : {} };
}

/** Where it happened, for the log. Not what: the message may hold words of the document. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, 4).map((frame) => frame.trim())].join(' ').slice(0, 1_000);
}

const report = (message: Report): void => void process.send?.(message);
