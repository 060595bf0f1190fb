import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { ActivityLog, ActivityResource } from '#contracts/activity.ts';
import type { Database } from '#server/db/database.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';

import activityFunction from '../../functions/activity.ts';
import { recordActivity, type Caller } from './record.ts';

const db = await testDatabase();

async function signedIn() {
  const { id, cookie } = await makeOwner(db);
  const get = (query = '', path = '') =>
    call(activityFunction, `/api/tools/logs${path}${query}`, { headers: { cookie } });
  const list = async (query = '') => (await (await get(query)).json()) as ActivityLog[];
  const found = async (query: string) => (await list(query)).map(({ action }) => action);
  const caller: Caller = {
    owner: { id },
    clientAddress: '203.0.113.7',
    request: new Request('http://localhost:8888/', { headers: { 'user-agent': 'Firefox' } }),
  };
  return { caller, get, list, found };
}

const add = (
  resource: ActivityResource,
  action: string,
  changes: Partial<typeof adminLogs.$inferInsert> = {},
) => db.insert(adminLogs).values({ resource, action, ...changes });

test('A-LOG-1 an entry says who did what to what, from where and when, newest first', async () => {
  const { caller, list } = await signedIn();
  await recordActivity(db, caller, 'created', 'blog_post', 7, { title: 'On-call' });
  await recordActivity(db, undefined, 'failed', 'build');
  const [second, first] = await list();
  expect(first).toEqual({
    id: 1,
    username: 'owner',
    action: 'created',
    resource: 'blog_post',
    resourceId: '7',
    details: { title: 'On-call' },
    ipAddress: '203.0.113.7',
    userAgent: 'Firefox',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(second).toMatchObject({ username: 'System', resourceId: null, ipAddress: null, details: null });
});

test('A-LOG-1 BA-3 filter=blog keeps what is about the blog', async () => {
  const { found } = await signedIn();
  await add('blog_post', 'post');
  await add('session', 'session');
  await add('blog_comment', 'comment');
  expect(await found('?filter=blog')).toEqual(['comment', 'post']);
});

test('A-LOG-1 entries are found by action, resource, words and days', async () => {
  const { found, get } = await signedIn();
  await add('contact', 'old', {
    createdAt: new Date('2026-01-31T23:59:59Z'),
    details: { note: '100%_sure' },
  });
  await add('contact', 'new', { createdAt: new Date('2026-02-01T00:00:00Z'), ipAddress: '198.51.100.4' });
  await add('file', 'new', { createdAt: new Date('2026-02-02T00:00:00Z'), resourceId: 'report' });
  expect(await found('?action=old')).toEqual(['old']);
  expect(await found('?resource=file')).toEqual(['new']);
  expect(await found('?search=100%25_sure')).toEqual(['old']);
  expect(await found('?search=%25')).toEqual(['old']);
  expect(await found('?search=NEW%20198.51')).toEqual(['new']);
  expect(await found('?search=nothing')).toEqual([]);
  expect(await found('?to=2026-01-31')).toEqual(['old']);
  expect(await found('?from=2026-02-01&to=2026-02-01')).toEqual(['new']);
  const dayInSeattle = '?from=2026-01-31T08:00:00.000Z&to=2026-02-01T08:00:00.000Z';
  expect(await found(dayInSeattle)).toEqual(['new', 'old']);
  expect(await found('?from=2026-02-01T00:00:00Z&to=2026-02-02T00:00:00Z')).toEqual(['new']);
  expect(await (await get('', '/actions')).json()).toEqual(['new', 'old']);
});

test('A-LOG-1 entries are found by who did it', async () => {
  const { caller, found, get } = await signedIn();
  await recordActivity(db, caller, 'owned', 'file');
  await recordActivity(db, undefined, 'swept', 'file');
  expect(await found('?actor=owner')).toEqual(['owned']);
  expect(await found('?actor=System')).toEqual(['swept']);
  expect(await found('?actor=nobody')).toEqual([]);
  expect(await found('?search=OWNE')).toEqual(['owned']);
  expect(await (await get('', '/actors')).json()).toEqual(['System', 'owner']);
});

test('A-LOG-1 pages follow the last id, whatever is added meanwhile', async () => {
  const { list } = await signedIn();
  for (let count = 0; count < 5; count += 1) await add('file', `${count}`);
  const first = await list('?limit=2');
  await add('file', 'meanwhile');
  const second = await list(`?limit=2&before=${first.at(-1)?.id}`);
  expect([...first, ...second].map(({ action }) => action)).toEqual(['4', '3', '2', '1']);
});

test('A-LOG-1 the log comes as CSV, filtered alike and harmless in a spreadsheet', async () => {
  const { get } = await signedIn();
  await add('contact', '=cmd|calc!A1', { createdAt: new Date('2026-02-01T00:00:00Z') });
  await add('file', 'hidden');
  const response = await get('?resource=contact', '/export');
  expect(response.headers.get('content-type')).toBe('text/csv;charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('activity.csv');
  const lines = (await response.text()).split('\r\n');
  expect(lines).toEqual([
    'Time,User,Action,Resource,Resource ID,Details,Address,Browser',
    `2026-02-01T00:00:00.000Z,System,'=cmd|calc!A1,contact,,,,`,
    '',
  ]);
});

test('A-LOG-1 the export holds the whole log, however long, and one table of it is one file', async () => {
  const { get } = await signedIn();
  await db.execute(
    sql`insert into admin_logs (action, resource) select n::text, 'file' from generate_series(1, 6001) n`,
  );
  const csv = await (await get('', '/export')).text();
  expect(csv.split('\r\n')).toHaveLength(6_003);
  const lines = (await (await get('?format=jsonl&action=17', '/export')).text()).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { action: string }).action)).toEqual(['17']);
});

test('A-LOG-1 an export that is let go of reads no further', async () => {
  const { get } = await signedIn();
  await db.execute(
    sql`insert into admin_logs (action, resource) select n::text, 'file' from generate_series(1, 3001) n`,
  );
  const reader = (await get('', '/export')).body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await reader?.cancel();
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});

test.each([
  ['/export', '?format=xml', 'format'],
  ['/export', '?resource=secret', 'resource'],
  ['/export', '?unknown=1', 'unknown'],
  ['', '?filter=everything', 'filter'],
  ['', '?limit=0', 'limit'],
  ['', '?from=yesterday', 'from'],
  ['', '?to=2026-02-01T00:00', 'to'],
  ['', '?resource=secret', 'resource'],
  ['', '?unknown=1', 'unknown'],
])('A-LOG-1 the log%s with %s is 422, naming the field', async (path, query, field) => {
  const { get } = await signedIn();
  const response = await get(query, path);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('A-LOG-1 an entry is stored with its change or not at all', async () => {
  const { caller, list } = await signedIn();
  const failing = db.transaction(async (tx: Database) => {
    await recordActivity(tx, caller, 'created', 'file', 1);
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  expect(await list()).toEqual([]);
});
