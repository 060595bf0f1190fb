/** How long one call may wait for the database in all: for connections and answers together, however many there are. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A call is answered within 10 seconds; the rest is for everything else that it does. */
export const CALL_BUDGET_MS = 8_000;

type Budget = { leftMs: number; abandoned?: AbortSignal | undefined };

const budgets = new AsyncLocalStorage<Budget>();

/**
 * Does the work of one call, which waits `ms` milliseconds for the database at most, and no longer once it is
 * `abandoned` by whoever asked.
 */
export const withBudget = <Result>(ms: number, work: () => Result, abandoned?: AbortSignal): Result =>
  budgets.run({ leftMs: ms, abandoned }, work);

/** For work that says how far it is and may take minutes, such as a backup. */
export const withoutBudget = <Result>(work: () => Result): Result => budgets.exit(work);

/** In milliseconds; `undefined` for work that is no call. Never below 1, which is as good as nothing. */
export function budgetLeft(): number | undefined {
  const budget = budgets.getStore();
  return budget && Math.max(1, Math.round(budget.leftMs));
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
  const leave = () => {
    if (budget) budget.leftMs = 0;
    onAbandoned();
  };
  budget?.abandoned?.addEventListener('abort', leave, { once: true });
  return () => {
    if (budget && !isOver) budget.leftMs -= Number(process.hrtime.bigint() - start) / 1e6;
    budget?.abandoned?.removeEventListener('abort', leave);
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
