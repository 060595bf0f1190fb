import { asc, desc, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { rowsOf } from '#server/db/rows-of.ts';
import { startNeonRelay } from '#support/neon-relay.ts';
import { newDatabase } from '#support/postgres.ts';

import { openDatabase } from './client.ts';
import type { Database } from './database.ts';
import { preparedOnce } from './prepared-once.ts';
import { blogTags } from './schema/blog.ts';

const tagNames = preparedOnce((db, order: 'asc' | 'desc') =>
  db
    .select({ name: blogTags.name })
    .from(blogTags)
    .where(sql`${blogTags.name} <> ${sql.placeholder('not')}`)
    .orderBy(order === 'asc' ? asc(blogTags.name) : desc(blogTags.name)),
);

const keptByServer = async (tx: Database) =>
  rowsOf(await tx.execute(sql`select name from pg_prepared_statements where statement like '%blog_tags%'`));

async function useTwice(url: string): Promise<void> {
  const { db, close } = await openDatabase(url);
  onTestFinished(close);
  await db.insert(blogTags).values(['a', 'b', 'c'].map((name) => ({ name, slug: name })));
  const read = (tx: Database) =>
    Promise.all([tagNames(tx, 'asc').execute({ not: 'b' }), tagNames(tx, 'desc').execute({ not: 'a' })]);
  for (let time = 1; time <= 7; time += 1)
    await db.transaction(async (tx) => {
      expect(await read(tx)).toEqual([
        [{ name: 'a' }, { name: 'c' }],
        [{ name: 'c' }, { name: 'b' }],
      ]);
      expect(await keptByServer(tx)).toHaveLength(2);
      // As a migration does while connections are open.
      if (time === 6) await tx.execute(sql`alter table blog_tags add column later text`);
    });
}

test('a statement has one plan on a connection in all its transactions, one for each variant, and outlives a new column', async () => {
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  await useTwice(url);
});

test('so it does over the Neon driver', async () => {
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  const relay = await startNeonRelay(url);
  onTestFinished(relay.close);
  await useTwice(relay.url);
});
