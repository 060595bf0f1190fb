import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { recordActivity } from '#server/activity/record.ts';
import { verifyActivity } from '#server/activity/chain/service.ts';
import { openDatabase } from '#server/db/client.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { contacts } from '#server/db/schema/contacts.ts';
import { seedBlog } from '#server/db/seed.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { makePost } from '#support/factories/post.ts';
import { newDatabase } from '#support/postgres.ts';

import { copyDatabase } from './copy-database.ts';

const source = await testDatabase();
const query = async (text: string) => rowsOf(await source.execute(sql.raw(text)));

async function emptyCopy() {
  const { url, drop } = await newDatabase();
  const { db, close } = await openDatabase(url);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  return db;
}

test('DB-1 a copied database has every row, goes on with its ids, and is not seeded again', async () => {
  await seedBlog(source);
  await makePost(source, { content: 'Größe 日本 🙂 "quoted"' });
  await source.insert(contacts).values(Array.from({ length: 1_001 }, () => contactInput()));
  const copy = await emptyCopy();
  await copyDatabase(query, copy);
  const tables = (await query("select tablename from pg_tables where schemaname = 'public' order by 1")) as {
    tablename: string;
  }[];
  for (const { tablename } of tables) {
    const rows = sql.raw(`select to_jsonb(t) as row from ${tablename} t order by 1`);
    expect(rowsOf(await copy.execute(rows)), tablename).toEqual(rowsOf(await source.execute(rows)));
  }
  const [next] = await copy.insert(contacts).values(contactInput()).returning();
  expect(next?.id).toBe(1_002);
  expect(await seedBlog(copy)).toBe(0);
});

test('A-LOG-1 the log of a database from before its chain is chained in the copy', async () => {
  await recordActivity(source, undefined, 'created', 'file', 1);
  await source.execute(sql`delete from activity_chain`);
  const copy = await emptyCopy();
  await copyDatabase(query, copy);
  expect(await verifyActivity(copy, {})).toMatchObject({ broken: null, checked: 1 });
});

test('DB-1 a copy that fails leaves nothing', async () => {
  await source.insert(contacts).values(contactInput());
  const copy = await emptyCopy();
  const failing = (text: string) =>
    text.includes('drizzle') ? Promise.reject(new Error('The source is gone.')) : query(text);
  await expect(copyDatabase(failing, copy)).rejects.toThrow('The source is gone.');
  expect(await copy.$count(contacts)).toBe(0);
});
