import { deserialize, serialize } from 'node:v8';

import { apiError, type ApiError } from '../api/errors.ts';
import type { TaskTable } from './answer-orders.ts';
import { startProcess, type BoundedProcess, type Outcome } from './bounded-process.ts';
import { BOUNDS } from './limits.ts';
import type { Order } from './messages.ts';

type Task<Tasks extends TaskTable, Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;
type Input<Tasks extends TaskTable, Name extends keyof Tasks> = Parameters<Task<Tasks, Name>>[0];
type Output<Tasks extends TaskTable, Name extends keyof Tasks> = Awaited<ReturnType<Task<Tasks, Name>>>;

/** Makes what runs the tasks of `entry`, the file of a process that calls `answerOrders` with such a table. */
export function boundedRunner<Tasks extends TaskTable>(entry: URL, timeMs: number = BOUNDS.timeMs) {
  const processes = processPool(() => startProcess(entry, timeMs));
  return async <Name extends keyof Tasks & string>(
    task: Name,
    input: Input<Tasks, Name>,
  ): Promise<Output<Tasks, Name>> => {
    const bytes = serialize(input);
    if (bytes.byteLength > BOUNDS.inputBytes)
      throw apiError(413, 'TOO_LARGE', 'This is too large to be worked on.');
    const outcome = await processes.run({ task, input: bytes });
    if (outcome.kind !== 'done') throw errorOf(task, outcome);
    return deserialize(outcome.output) as Output<Tasks, Name>; // written by the task of this name
  };
}

/** At most `BOUNDS.atOnce` processes, started when they are needed; one stays for the next call. */
function processPool(start: () => BoundedProcess) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  let idle: BoundedProcess | undefined;
  let farewell: NodeJS.Timeout | undefined;
  const take = async (): Promise<BoundedProcess> => {
    if (busy >= BOUNDS.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    const kept = idle;
    idle = undefined;
    clearTimeout(farewell);
    return kept?.isAlive() ? kept : start();
  };
  const giveBack = (one: BoundedProcess): void => {
    if (!idle && one.isAlive() && one.tasksDone < BOUNDS.tasksPerProcess) {
      idle = one;
      farewell = setTimeout(one.end, BOUNDS.idleMs).unref();
    } else one.end();
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };
  const run = async (order: Order): Promise<Outcome> => {
    const one = await take();
    const isKept = one.tasksDone > 0;
    const outcome = await one.run(order);
    giveBack(one);
    // One that was kept may have been gone already, which is not the order's fault.
    return isKept && outcome.kind === 'ended' && !outcome.hasBegun ? run(order) : outcome;
  };
  return { run };
}

function errorOf(task: string, outcome: Exclude<Outcome, { kind: 'done' }>): ApiError {
  if (outcome.kind === 'refused') {
    const { status, code, message, data } = outcome.refusal;
    return apiError(status, code, message, data);
  }
  if (outcome.kind === 'failed') console.error(`The bounded task ${task} failed: ${outcome.frames}`);
  if (outcome.kind === 'ended' && outcome.by !== 'itself') return ENDED[outcome.by]();
  return apiError(422, 'UNREADABLE', 'This cannot be read: it is damaged or of another kind.');
}

const ENDED = {
  time: () => apiError(422, 'TIME_EXCEEDED', 'This took too long to read, and was stopped.'),
  memory: () =>
    apiError(
      422,
      'MEMORY_EXCEEDED',
      `This needs more than ${BOUNDS.memoryMiB} MB of memory to be read, and was stopped.`,
    ),
};
