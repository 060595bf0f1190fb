/** Each migration only adds: the functions of the release before go on working while and after it runs. */
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { newDatabase } from '#support/postgres.ts';

import { openDatabase } from './client.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './known-migrations.ts';
import { migrate } from './migrations.ts';
import { rowsOf } from './rows-of.ts';

/**
 * What was landed before this was asked; nothing may be added. 0006 changes no schema but a meaning: functions before
 * it go on marking spam in a column that nobody reads.
 */
const KNOWN: Record<string, string[]> = {
  '0001_public_blog': ['blog_analytics.blog_analytics_once_index refuses what was allowed'],
  '0004_file_details': ['managed_files.checksum is needed, which nobody wrote before'],
  '0007_contact_status': ['contacts.is_spam is gone'],
};

const Columns = z.array(
  z.object({ name: z.string(), type: z.string(), isRequired: z.boolean(), isFilled: z.boolean() }),
);
const Rules = z.array(z.object({ name: z.string(), definition: z.string() }));

type Schema = {
  columns: Map<string, z.infer<typeof Columns>[number]>;
  /** Checks, keys and unique indexes, by `table.name`. */
  rules: Map<string, string>;
};

async function schemaOf(db: Database): Promise<Schema> {
  const columns = await db.execute(sql`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", (a.atthasdef or a.attidentity <> '') as "isFilled"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  const rules = await db.execute(sql`
    select r.relname || '.' || k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class r on r.oid = k.conrelid
    where k.connamespace = 'public'::regnamespace and k.contype in ('c', 'u', 'f', 'x')
    union all
    select t.relname || '.' || i.relname, pg_get_indexdef(i.oid)
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where i.relnamespace = 'public'::regnamespace and x.indisunique
      and not exists (select from pg_constraint k where k.conindid = i.oid)`);
  return {
    columns: new Map(Columns.parse(rowsOf(columns)).map((column) => [column.name, column])),
    rules: new Map(Rules.parse(rowsOf(rules)).map(({ name, definition }) => [name, definition])),
  };
}

/** What functions written for `before` would stumble over in `after`. */
function breakages(before: Schema, after: Schema): string[] {
  const found: string[] = [];
  const tables = new Set([...before.columns.keys()].map(tableOf));
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name);
    if (!is) found.push(`${name} is gone`);
    else if (is.type !== was.type) found.push(`${name} was ${was.type} and is ${is.type}`);
    else if (is.isRequired && !was.isRequired) found.push(`${name} may be null no more`);
    else if (was.isFilled && !is.isFilled) found.push(`${name} has no default any more`);
  }
  for (const [name, is] of after.columns)
    if (tables.has(tableOf(name)) && !before.columns.has(name) && is.isRequired && !is.isFilled)
      found.push(`${name} is needed, which nobody wrote before`);
  for (const [name, rule] of after.rules) {
    const was = before.rules.get(name);
    const isNew = was !== rule && !(was && isWider(was, rule));
    const isOfOldColumns = [...before.columns.keys()].some(
      (column) => tableOf(column) === tableOf(name) && mentions(rule, column),
    );
    const isOfNewColumn = [...after.columns.keys()].some(
      (column) => !before.columns.has(column) && tableOf(column) === tableOf(name) && mentions(rule, column),
    );
    if (isNew && isOfOldColumns && !isOfNewColumn) found.push(`${name} refuses what was allowed`);
  }
  return found;
}

/** Whether a list of values is the only difference, and has all that it had: a status that is added refuses nothing. */
function isWider(was: string, is: string): boolean {
  const list = /= ANY \(ARRAY\[[^\]]*\]\)/g;
  const frame = (rule: string) => rule.replaceAll(list, '= ANY ()');
  const values = (rule: string) =>
    rule.match(list)?.map((each) => [...each.matchAll(/'[^']*'/g)].map(([value]) => value)) ?? [];
  const after = values(is);
  return (
    frame(was) === frame(is) &&
    values(was).every((each, index) => each.every((value) => after[index]?.includes(value)))
  );
}

const tableOf = (name: string) => name.split('.', 1)[0] ?? '';
const mentions = (rule: string, column: string) =>
  new RegExp(`\\b${column.split('.')[1] ?? ''}\\b`).test(rule.replace(/REFERENCES .*/, ''));

async function emptyDatabase() {
  const { url, drop } = await newDatabase({ isMigrated: false });
  onTestFinished(drop);
  const { db, close } = await openDatabase(url);
  onTestFinished(close);
  return db;
}

test('a migration takes nothing away that the functions before it use, and asks nothing new of them', async () => {
  const db = await emptyDatabase();
  const found: Record<string, string[]> = {};
  for (const { tag, when } of MIGRATIONS) {
    const before = await schemaOf(db);
    await migrate(db, when);
    const broken = breakages(before, await schemaOf(db));
    if (broken.length > 0) found[tag] = broken;
  }
  expect(found).toEqual(KNOWN);
});

const KINDS = 'alter table posts drop constraint kinds, add constraint kinds check (text in';
const CHANGES: [change: string, found: string | undefined][] = [
  ['alter table posts drop column text', 'posts.text is gone'],
  ['alter table posts rename column text to body', 'posts.text is gone'],
  ['drop table posts', 'posts.id is gone'],
  ['alter table posts alter text set not null', 'posts.text may be null no more'],
  ['alter table posts alter text type varchar(10)', 'posts.text was text and is character varying(10)'],
  ['alter table posts alter views drop default', 'posts.views has no default any more'],
  ['alter table posts add slug text not null', 'posts.slug is needed, which nobody wrote before'],
  ["alter table posts add check (text <> '')", 'posts.posts_text_check refuses what was allowed'],
  ['create unique index one on posts (text)', 'posts.one refuses what was allowed'],
  ['alter table posts add slug text', undefined],
  ["alter table posts add slug text not null default ''", undefined],
  ['create table other (id int not null, name text not null unique)', undefined],
  ["alter table posts add state text check (state in ('a', 'b'))", undefined],
  ['create index by_text on posts (text)', undefined],
  [`${KINDS} ('new', 'old', 'other'))`, undefined],
  [`${KINDS} ('new', 'other'))`, 'posts.kinds refuses what was allowed'],
];

test('the comparison of schemas sees what is taken away or newly asked, and lets pass what is added', async () => {
  const db = await emptyDatabase();
  await db.execute(sql`create table posts (id int, text text, views int not null default 0,
    constraint kinds check (text in ('new', 'old')))`);
  const before = await schemaOf(db);
  const undone = new Error('undone');
  for (const [change, expected] of CHANGES) {
    const changed = db.transaction(async (tx) => {
      await tx.execute(sql.raw(change));
      expect(breakages(before, await schemaOf(tx))[0], change).toBe(expected);
      throw undone;
    });
    await expect(changed).rejects.toBe(undone);
  }
});
