/** Deleting in a database that takes no changes by default, as hosts make it where a plan is used up, and on a standby. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { resolveContractProcedures } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import { methodOf } from '#contracts/address.ts';
import { contract } from '#contracts/contract.ts';
import { findFunction, loadFunctions } from '#local/functions.ts';
import { places } from '#local/postgres/cluster.ts';
import { startPostgres } from '#local/postgres/server.ts';
import { ROOT } from '#local/settings.ts';
import { openDatabase, useDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrations.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { idempotencyKeys } from '#server/db/schema/platform.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { contactInput } from '#support/factories/contact.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { startFakeBuildHook } from '#support/fake-build-hook.ts';
import { fillTables } from '#support/filled-tables.ts';
import { startNeonRelay } from '#support/neon-relay.ts';
import { newDatabase, THROW_AWAY } from '#support/postgres.ts';

import buildRequestsFunction from '../../netlify/functions/build-requests.ts';

await testBlobs();
const functions = await loadFunctions(path.join(ROOT, 'netlify/functions'));

/** Sends a call with what is due after its answer. */
async function send(cookie: string, method: string, address: string, body?: unknown) {
  const handler = findFunction(functions, new URL(address, 'http://localhost').pathname)?.handler;
  if (!handler) throw new Error(`no function for ${address}`);
  const headers = { cookie, 'idempotency-key': `once-${method}-${address.replaceAll(/\W/g, '-')}` };
  const response = await call(handler, address, { method, body, headers });
  return { status: response.status, body: await response.text() };
}

/** Patience with a machine that has much else to do. */
const MINUTE = { timeout: 60_000 };
const SESSION = 'a'.repeat(64);

const DRAFT = 'new-0193a0f0-0000-7000-8000-000000000001';

/** With rows in every table, and a public post of its own. */
async function readOnlyInstance(driver: 'pg' | 'neon' = 'pg') {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  const first = await openDatabase(url);
  await fillTables(first.db);
  await first.db.execute(sql`
    select setval(pg_get_serial_sequence(table_name, column_name), 1000)
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`);
  const owner = await makeOwner(first.db);
  for (const statement of [
    `update job_applications set deleted_at = null`,
    `update job_saved_filters set user_id = ${owner.id}`,
    `update blog_post_drafts set key = '${DRAFT}' where key = 'new-1'`,
    `update preview_links set key = 'post-1'`,
    `update passkeys set admin_user_id = ${owner.id}`,
  ])
    await first.db.execute(sql.raw(statement));
  const { id } = await makePost(first.db, { slug: 'a-post' });
  const moment = new Date().toISOString();
  await first.db.insert(sessions).values({
    sid: SESSION,
    sess: { adminUserId: owner.id, startedAt: moment, lastSeenAt: moment, userAgent: null },
    expire: new Date(Date.now() + 60_000),
  });
  const name = new URL(url).pathname.slice(1);
  await first.db.execute(sql.raw(`alter database "${name}" set default_transaction_read_only = on`));
  await first.close();
  const relay = driver === 'neon' ? await startNeonRelay(url) : undefined;
  onTestFinished(() => void relay?.close());
  return { ...(await opened(relay?.url ?? url)), cookie: owner.cookie, id };
}

async function opened(url: string) {
  const connection = await openDatabase(url);
  const before = useDatabase(connection);
  onTestFinished(async () => {
    useDatabase(before);
    await connection.close();
  });
  return connection;
}

/** Of each procedure that deletes a call for what is there, what belongs to something before that. */
const DELETIONS: Record<string, [method: string, address: string, body?: unknown]> = {
  'auth.endSession': ['DELETE', `/api/auth/sessions/${SESSION}`],
  'auth.passkeys.remove': ['DELETE', '/api/auth/passkeys/1', { password: LOGIN.password }],
  'blogAdmin.comments.remove': ['DELETE', '/api/blog/admin/comments/1'],
  'blogAdmin.posts.remove': ['DELETE', '/api/blog/admin/posts/1'],
  'blogAdmin.posts.bulk': ['POST', '/api/blog/admin/posts/bulk', { action: 'delete', ids: [2, 3] }],
  'blogAdmin.drafts.discard': ['DELETE', `/api/blog/admin/drafts/${DRAFT}?version=1`],
  'blogAdmin.categories.remove': ['DELETE', '/api/blog/admin/categories/1'],
  'blogAdmin.tags.remove': ['DELETE', '/api/blog/admin/tags/1'],
  'blogAdmin.revokePreview': ['DELETE', '/api/blog/admin/previews/1'],
  'certificates.remove': ['DELETE', '/api/tools/certificates/1'],
  'contacts.remove': ['POST', '/api/contacts/delete', { ids: [1] }],
  'files.cancelUpload': ['DELETE', '/api/tools/files/uploads/0193a0f0-0000-7000-8000-000000000001'],
  'files.remove': ['DELETE', '/api/tools/files/1?force=true'],
  'jobs.removeEvent': ['DELETE', '/api/job/applications/1/events/1'],
  'jobs.contacts.remove': ['DELETE', '/api/job/applications/1/contacts/1'],
  'jobs.savedFilters.remove': ['DELETE', '/api/job/filters/1'],
  'jobs.calendar.revoke': ['DELETE', '/api/job/calendar'],
  'jobs.remove': ['DELETE', '/api/job/applications/1'],
  'jobs.batches.change': ['POST', '/api/job/bulk', { ids: [2, 3], change: { isDeleted: true } }],
  'resumes.removeBase': ['DELETE', '/api/resumes/base/1'],
  'resumes.remove': ['DELETE', '/api/resumes/1'],
  'assistant.removeAnswer': ['DELETE', '/api/tools/assistant/answers/1'],
  'auth.signOutEverywhere': ['POST', '/api/auth/sign-out-everywhere', {}],
  'auth.logout': ['POST', '/api/auth/logout', {}],
};

test('the calls that delete are known', async () => {
  const deleting: string[] = [];
  await resolveContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path: names }) => {
    const { deletes } = procedure['~orpc'].meta;
    if (deletes || methodOf(procedure) === 'DELETE') deleting.push(names.join('.'));
  });
  expect(Object.keys(DELETIONS).sort()).toEqual(deleting.sort());
});

const DRIVERS = ['pg', 'neon'] as const;
test.each(DRIVERS)(
  'P-NET-3 by %s each of them deletes where the default is to change nothing',
  async (driver) => {
    const { cookie } = await readOnlyInstance(driver);
    const refused: string[] = [];
    for (const [name, [method, address, body]] of Object.entries(DELETIONS)) {
      const answer = await send(cookie, method, address, body);
      if (answer.status !== 200) refused.push(`${name}: ${answer.status} ${answer.body}`);
    }
    expect(refused).toEqual([]);
  },
);

test('P-NET-3 what is deleted there is gone with all that belongs to it, once, and from the site', async () => {
  await using hook = await startFakeBuildHook();
  const { db, cookie, id } = await readOnlyInstance();
  const known = { logs: await db.$count(adminLogs), keys: await db.$count(idempotencyKeys) };
  const remove = () => send(cookie, 'DELETE', `/api/blog/admin/posts/${id}`);
  expect([await remove(), await remove()]).toEqual(Array(2).fill({ status: 200, body: `{"id":${id}}` }));
  expect(await db.$count(blogPosts, sql`id = ${id}`)).toBe(0);
  expect((await db.$count(adminLogs)) - known.logs).toBe(1);
  expect((await db.$count(idempotencyKeys)) - known.keys).toBe(1);
  const open = () => db.$count(buildRequests, sql`post_id = ${id} and succeeded_at is null`);
  await vi.waitFor(async () => expect(await open()).toBe(0), MINUTE);
  expect(hook.calls.length).toBeGreaterThan(0);
});

test('P-NET-3 what is to follow a deletion there is tried again later', async () => {
  await using hook = await startFakeBuildHook();
  const { db, cookie, id } = await readOnlyInstance();
  await db.transaction((tx) => tx.delete(buildRequests), { accessMode: 'read write' });
  hook.answerWith(500);
  await send(cookie, 'DELETE', `/api/blog/admin/posts/${id}`);
  const row = async () => (await db.select().from(buildRequests))[0];
  await vi.waitFor(async () => expect(await row()).toMatchObject({ attempts: 1, succeededAt: null }), MINUTE);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  await buildRequestsFunction();
  expect((await row())?.succeededAt).not.toBeNull();
});

test('P-NET-3 what does not delete is refused there, by the same calls as well', async () => {
  const { cookie } = await readOnlyInstance();
  for (const [method, address, body] of [
    ['POST', '/api/blog/admin/posts', { title: 'New', content: 'Text' }],
    ['POST', '/api/blog/admin/posts/bulk', { action: 'publish', ids: [1] }],
    ['POST', '/api/job/bulk', { ids: [1], change: { priority: 'low' } }],
    ['POST', '/api/contacts', contactInput()],
  ] as const)
    expect(await send(cookie, method, address, body), address).toMatchObject({
      status: 503,
      body: expect.stringContaining('READ_ONLY'),
    });
});

test('P-NET-3 on a standby a deletion is refused with the sentence of every write', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'standby-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const primary = await startPostgres(folder, THROW_AWAY);
  const first = await openDatabase(primary.url);
  await migrate(first.db);
  await makeOwner(first.db);
  const { id } = await makePost(first.db);
  await first.close();
  await primary.close();
  writeFileSync(path.join(places(folder).cluster, 'standby.signal'), '');
  const standby = await startPostgres(folder, THROW_AWAY);
  onTestFinished(standby.close);
  const { db } = await opened(standby.url);
  const login = await call(
    findFunction(functions, '/api/auth/login')?.handler ?? expect.fail(),
    '/api/auth/login',
    {
      body: LOGIN,
    },
  );
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  expect(await send(cookie, 'DELETE', `/api/blog/admin/posts/${id}`)).toMatchObject({
    status: 503,
    body: expect.stringContaining('What is there can be read'),
  });
  expect(await db.$count(blogPosts)).toBe(1);
});
