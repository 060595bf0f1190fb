import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { DatabaseOverview, TableRows } from '#contracts/database.ts';
import type { Dashboard } from '#contracts/dashboard.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { setVariables } from '#support/variables.ts';

import dashboardFunction from '../../functions/dashboard.ts';
import databaseFunction from '../../functions/database.ts';
import { COLUMNS } from './shown-columns.ts';

const db = await testDatabase();
const PATH = '/api/tools/database';

async function signedIn() {
  const { owner, send } = await ownerCalls(db, databaseFunction);
  const get = (path: string) => send('GET', `${PATH}${path}`);
  const rows = async (table: string, query: Record<string, string> = {}) => {
    const { status, body } = await get(`/tables/${table}/rows?${new URLSearchParams(query).toString()}`);
    expect(status).toBe(200);
    return body as TableRows;
  };
  /** One column of every row, over all pages. */
  const walk = async (table: string, column: string, query: Record<string, string>) => {
    const found: (string | null)[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page: TableRows = await rows(table, { ...query, ...(after ? { after } : {}) });
      const index = page.columns.findIndex(({ name }) => name === column);
      found.push(...page.rows.map((row) => row[index] ?? null));
      after = page.next;
    }
    return found;
  };
  return { owner, get, rows, walk };
}

test('A-DB-1 T-2 the tables have a name, an owner and a schema, as many as the dashboard says', async () => {
  const { owner, get } = await signedIn();
  const { status, body } = await get('/tables');
  expect(status).toBe(200);
  const tables = body as Record<string, string>[];
  for (const table of tables)
    expect(Object.keys(table).sort()).toEqual(['schemaname', 'tablename', 'tableowner']);
  expect(tables.map(({ tablename }) => tablename)).toEqual(Object.keys(COLUMNS));
  const dashboard = await call(dashboardFunction, '/api/tools/dashboard', {
    headers: { cookie: owner.cookie },
  });
  expect(((await dashboard.json()) as Dashboard).tablesCount).toBe(tables.length);
});

test('A-DB-1 the overview says how large everything is, and what the code would migrate', async () => {
  setVariables({ DATABASE_SIZE_LIMIT_MB: '512' });
  const { get } = await signedIn();
  await db.execute(sql`insert into rate_limits select 'k' || n, 1, now() from generate_series(1, 500) n`);
  await db.execute(sql`analyze rate_limits`);
  const first = (await get('/overview')).body as DatabaseOverview;
  expect(first.version).toMatch(/^\d+\.\d+$/);
  expect(first.limitBytes).toBe(512 * 1024 * 1024);
  expect(first.totalBytes).toBeGreaterThan(1_000_000);
  expect(first.connections.used).toBeGreaterThan(0);
  expect(first.migrations).toMatchObject({ pending: [], unknown: 0 });
  const state = first.tables.find(({ tablename }) => tablename === 'rate_limits');
  expect(state).toMatchObject({ rows: 500, analyzedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(state?.tableBytes).toBeGreaterThan(0);
  expect(state?.indexBytes).toBeGreaterThan(0);
  await db.execute(sql`delete from drizzle.__drizzle_migrations where id = 2`);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99)`);
  const { migrations } = (await get('/overview')).body as DatabaseOverview;
  expect(migrations).toMatchObject({ pending: ['0001_public_blog'], unknown: 1 });
});

test('A-DB-1 a foreign key without an index is named, and an index that nobody reads', async () => {
  const { get } = await signedIn();
  const indexes = async () => (await get('/overview')).body as DatabaseOverview;
  expect((await indexes()).missingIndexes).toEqual([]);
  await db.execute(sql`drop index passkeys_admin_user_id_index`);
  await db.execute(sql`create index passkeys_partly_index on passkeys (admin_user_id) where is_synced`);
  const { missingIndexes, unusedIndexes } = await indexes();
  expect(missingIndexes).toEqual([{ tablename: 'passkeys', columns: ['admin_user_id'] }]);
  expect(unusedIndexes.map(({ name }) => name)).toContain('passkeys_partly_index');
});

test('A-DB-1 one table is counted exactly', async () => {
  const { get } = await signedIn();
  await db.execute(sql`insert into rate_limits select 'k' || n, 1, now() from generate_series(1, 7) n`);
  expect((await get('/tables/rate_limits/count')).body).toMatchObject({ tablename: 'rate_limits', rows: 7 });
});

test('A-DB-1 every column is shown or masked because somebody said so, and no other', async () => {
  const found = await db.execute(sql`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`);
  const columns = rowsOf(found).map((row) => Object.values(row as Record<string, string>).join('.'));
  const decided = Object.entries(COLUMNS).flatMap(([table, { shown, masked = '' }]) =>
    `${shown} ${masked}`
      .trim()
      .split(' ')
      .map((column) => `${table}.${column}`),
  );
  expect(decided.sort()).toEqual(columns.sort());
});

test('A-DB-1 rows come as the texts of their columns, long ones cut', async () => {
  const { rows } = await signedIn();
  await makePost(db, {
    title: 'On-call',
    content: 'ä'.repeat(10_000),
    publishedAt: new Date('2026-01-02T03:04:05Z'),
  });
  const { columns, rows: found, next } = await rows('blog_posts');
  const row = Object.fromEntries(columns.map(({ name }, index) => [name, found[0]?.[index]]));
  expect(row).toMatchObject({
    id: '1',
    title: 'On-call',
    content: `${'ä'.repeat(500)}…`,
    published_at: '2026-01-02T03:04:05+00:00',
    search_vector: null,
    featured: 'false',
  });
  expect(columns[0]).toEqual({ name: 'id', type: 'integer', isKey: true, isMasked: false });
  expect(next).toBeNull();
});

test('A-DB-1 pages follow one key, several, and any column, rows without a value last', async () => {
  const { walk } = await signedIn();
  await db.execute(sql`
    insert into contacts (first_name, last_name, email, company, opportunity_type, message)
    select 'Ada', 'Example', 'ada@example.com', case when n % 3 > 0 then 'Company ' || n % 3 end, 'other', 'x'
    from generate_series(1, 9) n`);
  expect(await walk('contacts', 'id', { limit: '2' })).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(await walk('contacts', 'id', { limit: '4', order: 'desc' })).toEqual([
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
  const byCompany = ['1', '4', '7', '2', '5', '8', '3', '6', '9'];
  expect(await walk('contacts', 'id', { limit: '2', sort: 'company' })).toEqual(byCompany);
  const falling = ['8', '5', '2', '7', '4', '1', '9', '6', '3'];
  expect(await walk('contacts', 'id', { limit: '2', sort: 'company', order: 'desc' })).toEqual(falling);
  expect(await walk('contacts', 'id', { limit: '1', sort: 'created_at', order: 'desc' })).toHaveLength(9);
  await db.execute(sql`
    insert into idempotency_keys (scope, key, request_hash) select 'POST /' || n % 3, 'k' || n, 'h' from generate_series(1, 7) n`);
  const scopes = ['POST /0', 'POST /0', 'POST /1', 'POST /1', 'POST /1', 'POST /2', 'POST /2'];
  expect(await walk('idempotency_keys', 'scope', { limit: '1' })).toEqual(scopes);
});

test('A-DB-1 rows are found by what one column shows', async () => {
  const { owner, walk } = await signedIn();
  await makePost(db, { title: '100% sure' });
  await makePost(db, { title: '100 times' });
  expect(await walk('blog_posts', 'id', { column: 'title', contains: '100%' })).toEqual(['1']);
  expect(await walk('blog_posts', 'id', { column: 'id', equals: '2' })).toEqual(['2']);
  expect(await walk('blog_posts', 'id', { column: 'featured', equals: "x' or true --" })).toEqual([]);
  expect(await walk('admin_users', 'id', { column: 'email', contains: 'OWNER@' })).toEqual([
    String(owner.id),
  ]);
});

test('A-DB-1 a secret is never read: neither shown, nor found, nor sorted by, nor in a cursor', async () => {
  const { get, rows } = await signedIn();
  await db.execute(sql`insert into sessions (sid, sess, expire) values ('secret-of-a-session', '{}', now())`);
  await db.execute(
    sql`insert into recovery_codes (admin_user_id, code_hash) select id, 'secret-of-a-code' from admin_users`,
  );
  for (const table of Object.keys(COLUMNS)) {
    const page = await rows(table, { limit: '1' });
    expect(JSON.stringify(page), table).not.toMatch(/secret-of|\$scrypt/);
    expect(Buffer.from(page.next ?? '', 'base64url').toString('latin1'), table).not.toContain('secret-of');
    for (const [index, { name, isMasked }] of page.columns.entries()) {
      if (!isMasked) continue;
      expect(page.rows.map((row) => row[index]).filter(Boolean), `${table}.${name}`).toEqual([]);
      for (const query of [`sort=${name}`, `column=${name}&contains=a`, `column=${name}&equals=a`])
        expect((await get(`/tables/${table}/rows?${query}`)).status, `${table} ${query}`).toBe(422);
    }
  }
  const { columns } = await rows('sessions');
  expect(columns.filter(({ isMasked }) => isMasked).map(({ name }) => name)).toEqual(['sid', 'sess']);
});

test('A-DB-1 a table that nobody has decided about shows nothing', async () => {
  const { rows } = await signedIn();
  await db.execute(sql`create table "odd ""name" (id integer primary key, secret text)`);
  await db.execute(sql`insert into "odd ""name" values (1, 'a'), (2, 'b')`);
  const page = await rows('odd%20%22name', { limit: '1' });
  await db.execute(sql`drop table "odd ""name"`);
  expect(page).toMatchObject({ rows: [[null, null]], next: expect.any(String) });
});

test('A-DB-1 each look is written down, before anything is read', async () => {
  const { owner, rows, walk } = await signedIn();
  await makePost(db);
  await makePost(db);
  await walk('blog_posts', 'id', { limit: '1', sort: 'title', column: 'status', equals: 'published' });
  const looks = await db.select().from(adminLogs).orderBy(adminLogs.id);
  const look = { userId: owner.id, action: 'viewed', resource: 'database', resourceId: 'blog_posts' };
  const details = { sort: 'title', order: 'asc', column: 'status', equals: 'published' };
  expect(looks).toMatchObject([
    { ...look, details: { ...details, isFurtherPage: false } },
    { ...look, details: { ...details, isFurtherPage: true } },
  ]);
  const { rows: log } = await rows('admin_logs');
  expect(log).toHaveLength(3);
});

test.each([
  ['/tables/nothing/rows', 404, undefined],
  ['/tables/nothing/count', 404, undefined],
  ['/tables/pg_class/rows', 404, undefined],
  ['/tables/public.users/rows', 404, undefined],
  ['/tables/users/rows?sort=nothing', 422, 'sort'],
  ['/tables/users/rows?order=up', 422, 'order'],
  ['/tables/users/rows?limit=0', 422, 'limit'],
  ['/tables/users/rows?contains=a', 422, 'column'],
  ['/tables/users/rows?column=email', 422, 'equals'],
  ['/tables/users/rows?column=email&equals=a&contains=b', 422, 'equals'],
  ['/tables/users/rows?column=ctid&equals=a', 422, 'column'],
  ['/tables/users/rows?after=garbage', 422, 'after'],
  ['/tables/users/rows?unknown=1', 422, 'unknown'],
])('A-DB-1 %s is %i, naming the field', async (path, status, field) => {
  const { get } = await signedIn();
  const answer = await get(path);
  expect(answer.status).toBe(status);
  if (field) expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('A-DB-1 a cursor is of one question alone', async () => {
  const { get, rows } = await signedIn();
  await makePost(db);
  await makePost(db);
  const { next } = await rows('blog_posts', { limit: '1' });
  expect((await get(`/tables/blog_posts/rows?after=${next}`)).status).toBe(200);
  expect((await get(`/tables/blog_posts/rows?order=desc&after=${next}`)).status).toBe(422);
  expect((await get(`/tables/users/rows?after=${next}`)).status).toBe(422);
});
