import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { withQueriesAtOnce } from './embedded-client.ts';

const own = await PGlite.create();
const atOnce = withQueriesAtOnce(await PGlite.create());

beforeAll(async () => {
  for (const client of [own, atOnce])
    await client.exec(
      'create table samples (id integer primary key, words text[], data jsonb, moment timestamptz, yes boolean, price numeric)',
    );
});
afterAll(async () => {
  for (const client of [own, atOnce]) await client.close();
});

const INSERT = 'insert into samples values ($1, $2, $3, $4, $5, $6) returning *';
const MOMENT = '2026-11-20T12:00:00.000Z';

test.for([
  ['text', [1, '{a,"b, c"}', '{"a":[1,null]}', MOMENT, true, '12.50']],
  ['values of their own types', [2, ['a', 'b, c'], { a: [1, null] }, new Date(MOMENT), false, 12.5]],
  ['nothing', [3, null, null, undefined, null, null]],
  ['any alphabet', [4, '{Größe,日本,🙂}', '"\'$1"', MOMENT, 't', 0]],
] as const)('DB-1 the embedded client stores and returns %s as PGlite does', async ([, values]) => {
  const expected = await own.query(INSERT, [...values]);
  expect(await atOnce.query(INSERT, [...values])).toEqual(expected);
  const rows = await own.query('select * from samples', [], { rowMode: 'array' });
  expect((await atOnce.query('select * from samples', [], { rowMode: 'array' })).fields).toEqual(rows.fields);
});

test('DB-1 the embedded client reports errors by their code and goes on', async () => {
  await expect(atOnce.query('select nothing')).rejects.toMatchObject({ code: '42703' });
  await expect(atOnce.query('select $1::integer', ['many'])).rejects.toMatchObject({ code: '22P02' });
  const failing = atOnce.transaction(async (tx) => {
    await tx.query('insert into samples (id) values ($1)', [100]);
    await tx.query('insert into samples (id) values ($1)', [100]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect((await atOnce.query('select id from samples where id = $1', [100])).rows).toEqual([]);
});

test('DB-1 the embedded client uses a statement again, and anew after an error or a change of its table', async () => {
  const half = (value: string) => atOnce.query('select $1::integer / 2 as half', [value]);
  expect((await half('4')).rows).toEqual([{ half: 2 }]);
  await expect(half('many')).rejects.toMatchObject({ code: '22P02' });
  expect((await half('6')).rows).toEqual([{ half: 3 }]);

  await atOnce.exec('create table prices (price numeric); insert into prices values (12.5)');
  const prices = () => atOnce.query('select price from prices');
  await prices();
  await atOnce.exec('alter table prices alter price type text');
  await expect(prices()).rejects.toMatchObject({ code: '0A000' });
  expect((await prices()).rows).toEqual([{ price: '12.5' }]);
});

test('DB-1 the embedded client keeps queries beside a transaction out of it, and a closed one closed', async () => {
  let beside: ReturnType<typeof atOnce.query> | undefined;
  const after = await atOnce.transaction(async (tx) => {
    await tx.query('insert into samples (id) values ($1)', [200]);
    beside = atOnce.query('select yes from samples where id = $1', [200]);
    await tx.query('update samples set yes = true where id = $1', [200]);
    return tx;
  });
  expect((await beside)?.rows).toEqual([{ yes: true }]);
  await expect(after.query('select 1')).rejects.toThrow('closed');
});

test('DB-1 a closed embedded client says so', async () => {
  const client = withQueriesAtOnce(await PGlite.create());
  await client.close();
  await expect(client.query('select 1')).rejects.toThrow('PGlite is closed');
});
