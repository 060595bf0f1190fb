import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testDatabase } from '#support/database.ts';

import type { Database } from './database.ts';
import { isContended } from './errors.ts';
import { rowsOf } from './rows-of.ts';

const db = await testDatabase();

test('P-NET-3 two changes that wait for each other are both done in the end', async () => {
  await db.execute(sql`create table pairs (id int primary key, count int not null)`);
  await db.execute(sql`insert into pairs values (1, 0), (2, 0)`);
  const add = async (tx: Database, id: number) => {
    await tx.execute(sql`update pairs set count = count + 1 where id = ${id}`);
    await tx.execute(sql`select pg_sleep(0.05)`);
  };
  const both = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await add(tx, first);
      await add(tx, second);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  const rows = rowsOf(await db.execute(sql`select count from pairs`));
  expect(rows).toEqual([{ count: 2 }, { count: 2 }]);
});

test('P-NET-3 what is in the way for good is told after three tries', async () => {
  let tries = 0;
  const work = db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
  });
  await expect(work).rejects.toSatisfy(isContended);
  expect(tries).toBe(3);
});
