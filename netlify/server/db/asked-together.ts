import { CALL_BUDGET_MS, waitInBudget, withBudget } from './budget.ts';
import type { Database } from './database.ts';

type Asked<Answer> = { running: Promise<unknown>; next?: Promise<Answer> };

/**
 * Lets calls that want to know the same at the same time share a query. One that was begun before a call came says
 * nothing of how it is since then: the call waits for the next one, which is begun for all that came meanwhile.
 * It is nobody's own, so it goes on when one of them leaves, and each waits no longer than its budget.
 */
export function askedTogether<Answer>(
  ask: (db: Database, now: Date) => Promise<Answer>,
): (db: Database, now: Date) => Promise<Answer> {
  const databases = new WeakMap<Database, Asked<Answer>>();

  function begin(db: Database, now: Date): Promise<Answer> {
    const answer = withBudget(CALL_BUDGET_MS, () => ask(db, now));
    const forget = () => databases.delete(db);
    databases.set(db, { running: answer.then(forget, forget) });
    return answer;
  }

  return (db, now) => {
    const asked = databases.get(db);
    const answer = asked ? (asked.next ??= asked.running.then(() => begin(db, now))) : begin(db, now);
    return waitInBudget(answer, () => new Error('Query read timeout'));
  };
}
