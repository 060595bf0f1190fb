import { expect, test } from 'vitest';

import { askedTogether } from './asked-together.ts';
import { withBudget } from './budget.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './errors.ts';

const database = {} as Database; // handed on, never asked here
const now = new Date();

/** Answers its questions, in order, when the test says so. */
function slowAnswers() {
  const asked: ReturnType<typeof Promise.withResolvers<string>>[] = [];
  const ask = askedTogether(() => {
    asked.push(Promise.withResolvers<string>());
    return asked.at(-1)?.promise ?? Promise.reject(new Error('not asked'));
  });
  return { asked, ask: () => ask(database, now) };
}

test('D45 what was asked before a call came is no answer to it: the calls that came meanwhile share the next', async () => {
  const { asked, ask } = slowAnswers();
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('before');
  expect(await first).toBe('before');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve('after');
  expect(await Promise.all(later)).toEqual(['after', 'after', 'after']);
  void ask();
  expect(asked).toHaveLength(3);
});

test('P-NET-3 a call waits for the query of others no longer than its budget; one that failed is asked anew', async () => {
  const { asked, ask } = slowAnswers();
  const first = ask();
  const late = withBudget(20, ask);
  await expect(late).rejects.toSatisfy(isDatabaseUnavailable);
  asked[0]?.reject(new Error('Connection terminated'));
  await expect(first).rejects.toSatisfy(isDatabaseUnavailable);
  await expect.poll(() => asked.length).toBe(2);
  const again = ask();
  asked[1]?.reject(new Error('Connection terminated'));
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.resolve('after');
  expect(await again).toBe('after');
});
