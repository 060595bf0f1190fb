/**
 * Bursts of refused requests: counted in this process, told to the database by the dozen. What tells it is loaded with
 * the first dozen.
 */
import type { Database } from '../db/database.ts';
import type { ApiContext } from './context.ts';

/** Not signed in, from another site, wrong input. */
const COUNTED = new Set([401, 403, 422]);
const WINDOW_MS = 10 * 60 * 1000;
/** A refusal costs no statement; as many as this do. */
const DOZEN = 25;
/** As many dozens in the window, of all processes together, are a burst: 100 requests. */
const BURST_DOZENS = 4;

const counts = new WeakMap<Database, Map<number, number>>();

/** Notes what was answered; the answer does not wait. */
export function noteRefusal(context: ApiContext, status: number): void {
  if (!COUNTED.has(status)) return;
  const ofDatabase = countsOf(context);
  if (!ofDatabase) return;
  const count = (ofDatabase.get(status) ?? 0) + 1;
  ofDatabase.set(status, count % DOZEN);
  if (count === DOZEN) context.afterwards(() => countDozen(context, status));
}

/** Nothing where there is no database to tell. */
function countsOf(context: ApiContext): Map<number, number> | undefined {
  try {
    const { db } = context;
    const known = counts.get(db) ?? new Map<number, number>();
    counts.set(db, known);
    return known;
  } catch {
    return undefined;
  }
}

async function countDozen(context: ApiContext, status: number): Promise<void> {
  const { db, clientAddress, request } = context;
  const now = context.now();
  const [{ countCall }, { raiseNotice }] = await Promise.all([
    import('./limits.ts'),
    import('../notices/service.ts'),
  ]);
  const { count, resetsAt } = await countCall(db, `refused:${status}`, WINDOW_MS, now);
  if (count !== BURST_DOZENS) return;
  const details = { status, requests: BURST_DOZENS * DOZEN, until: resetsAt.toISOString() };
  const lastCaller = { clientAddress, request, owner: undefined };
  await raiseNotice(db, lastCaller, { kind: 'refusals', subject: String(status), details, now });
}
