import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { LEAK } from '#support/hostile-inputs.ts';
import { nastyWord } from '#support/hostile-procedures.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { runs } from '#support/runs.ts';

import databaseFunction from '../../functions/database.ts';
import { COLUMNS } from './shown-columns.ts';

const db = await testDatabase();

const mostly = (known: string[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: nastyWord });
/** A table, and a question for its rows that is mostly right. */
const questions = mostly(Object.keys(COLUMNS)).chain((table) => {
  const { shown, masked = '' } = COLUMNS[table] ?? { shown: 'id' };
  const column = mostly(`${shown} ${masked}`.trim().split(' '));
  const filter = fc.oneof(
    fc.record({ column, equals: nastyWord }),
    fc.record({ column, contains: nastyWord }),
    fc.constant({}),
  );
  const others = fc.record(
    { sort: column, order: mostly(['asc', 'desc']), limit: mostly(['1', '200']), after: nastyWord },
    { requiredKeys: [] },
  );
  return fc.record({ table: fc.constant(table), filter, others });
});

const RUNS = runs(1_000);

test(`A-DB-1 ${RUNS} hostile questions for rows: no 5xx, nothing leaked, nothing changed`, async () => {
  const { send } = await ownerCalls(db, databaseFunction);
  await makePost(db);
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(questions, async ({ table, filter, others }) => {
      const asked = { ...filter, ...others };
      const path = `/api/tools/database/tables/${encodeURIComponent(table.toWellFormed())}/rows`;
      const { status, body } = await send('GET', `${path}?${new URLSearchParams(asked).toString()}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect([200, 404, 422]).toContain(status);
      if (status === 422) expect(body).toMatchObject({ fields: expect.any(Object) });
      if (status !== 200) expect(JSON.stringify(body)).not.toMatch(LEAK);
    }),
    { numRuns: RUNS, seed: 20_261_122 },
  );
  expect(statuses.get(200)).toBeGreaterThan(RUNS / 20);
  expect(await db.$count(sql`blog_posts`)).toBe(1);
}, 180_000);

test('A-DB-1 every column of every table can be sorted and filtered by, page by page', async () => {
  const { send } = await ownerCalls(db, databaseFunction);
  await makePost(db);
  for (const [name, { shown }] of Object.entries(COLUMNS))
    for (const [at, column] of shown.split(' ').filter(Boolean).entries()) {
      const asked = `sort=${column}&order=${at % 2 === 0 ? 'asc' : 'desc'}&column=${column}&contains=a`;
      const { status } = await send('GET', `/api/tools/database/tables/${name}/rows?${asked}&limit=1`);
      expect(status, `${name} ${asked}`).toBe(200);
    }
}, 180_000);
