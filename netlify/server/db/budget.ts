/** How long one call may wait for the database in all: for connections and answers together, however many there are. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A call is answered within 10 seconds; the rest is for everything else that it does. */
export const CALL_BUDGET_MS = 8_000;

type Budget = { leftMs: number; waits: Set<() => void> };

const budgets = new AsyncLocalStorage<Budget>();

/**
 * Does the work of one call, which waits `ms` milliseconds for the database at most, and no longer once it is
 * `abandoned` by whoever asked.
 */
export function withBudget<Result>(ms: number, work: () => Result, abandoned?: AbortSignal): Result {
  const budget: Budget = { leftMs: ms, waits: new Set() };
  const leave = () => {
    budget.leftMs = 0;
    for (const end of budget.waits) end();
  };
  if (abandoned?.aborted) budget.leftMs = 0;
  abandoned?.addEventListener('abort', leave, { once: true });
  return budgets.run(budget, work);
}

/** For work that says how far it is and may take minutes, such as a backup. */
export const withoutBudget = <Result>(work: () => Result): Result => budgets.exit(work);

/** To wait for as long as others do costs the process one timer, to the millisecond each would cost one. */
const STEP_MS = 100;

/**
 * In milliseconds, in whole tenths of a second before the last one; `undefined` for work that is no call. Never below
 * 1, which is as good as nothing.
 */
export function budgetLeft(): number | undefined {
  const budget = budgets.getStore();
  if (!budget) return undefined;
  const step = budget.leftMs > 2 * STEP_MS ? STEP_MS : 1;
  return Math.max(1, Math.ceil(budget.leftMs / step) * step);
}

/**
 * Starts the clock; call what it returns when the wait is over.
 *
 * @param onAbandoned nobody waits for this answer any more
 */
export function spendBudget(onAbandoned: () => void = () => {}): () => void {
  const budget = budgets.getStore();
  const start = process.hrtime.bigint(); // no clock that is set, nor one that a test holds still
  let isOver = false;
  const end = () => onAbandoned(); // one of its own for each wait
  budget?.waits.add(end);
  return () => {
    if (budget && !isOver) budget.leftMs -= Number(process.hrtime.bigint() - start) / 1e6;
    budget?.waits.delete(end);
    isOver = true;
  };
}

/**
 * Waits for what this call has not begun alone, on its budget.
 *
 * @param late says what is thrown once that is used up
 */
export async function waitInBudget<Result>(work: Promise<Result>, late: () => Error): Promise<Result> {
  const left = budgetLeft();
  if (left === undefined) return work;
  const stop = spendBudget();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), left);
  return Promise.race([work, over]).finally(() => {
    clearTimeout(timer);
    stop();
  });
}
