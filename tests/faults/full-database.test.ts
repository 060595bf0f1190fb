/** A database that is full or takes no changes: the owner signs in, reads, deletes and exports; visitors read. */
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import { Backups } from '#contracts/backup.ts';
import { storeBackup } from '#server/backup/stored/work.ts';
import { openDatabase, useDatabase } from '#server/db/client.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { adminUsers, sessions } from '#server/db/schema/auth.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { testBlobs } from '#support/blobs.ts';
import { call, type Call } from '#support/call.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';
import { contactInput } from '#support/factories/contact.ts';
import { makePost } from '#support/factories/post.ts';
import { newDatabase } from '#support/postgres.ts';

import activity from '../../netlify/functions/activity.ts';
import auth from '../../netlify/functions/auth.ts';
import backup from '../../netlify/functions/backup.ts';
import blog from '../../netlify/functions/blog.ts';
import blogAdmin from '../../netlify/functions/blog-admin.ts';
import contacts from '../../netlify/functions/contacts.ts';
import dashboard from '../../netlify/functions/dashboard.ts';
import databaseFunction from '../../netlify/functions/database.ts';

await testBlobs();

const FULL = sql`
  create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
  do $$ declare name text; begin
    for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
      execute 'create trigger full_disk before insert or update on ' || name || ' for each row execute function no_room()';
    end loop;
  end $$`;

/** An instance with a post, whose database then takes nothing. */
async function instance(kind: 'full' | 'read-only') {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  const first = await openDatabase(url);
  const { cookie } = await makeOwner(first.db);
  const { id } = await makePost(first.db, { slug: 'a-post' });
  await first.db.update(sessions).set({ sess: sql`sess || '{"lastSeenAt":"${sql.raw(minutesAgo(5))}"}'` });
  const before = useDatabase(first);
  await call(dashboard, '/api/tools/dashboard', { headers: { cookie } }); // what is made at first use is there
  useDatabase(before);
  if (kind === 'full') await first.db.execute(FULL);
  else
    await first.db.execute(
      sql.raw(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`),
    );
  await first.close();
  const connection = await openDatabase(url);
  onTestFinished(connection.close);
  const previous = useDatabase(connection);
  onTestFinished(() => void useDatabase(previous));
  return { db: connection.db, cookie, id };
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const logIn = (body = LOGIN) => call(auth, '/api/auth/login', { body });

const READS = [
  [dashboard, '/api/tools/dashboard'],
  [blogAdmin, '/api/blog/admin/posts'],
  [blogAdmin, '/api/blog/admin/posts/1'],
  [contacts, '/api/contacts'],
  [activity, '/api/tools/logs'],
  [activity, '/api/tools/logs/export?format=jsonl'],
  [databaseFunction, '/api/tools/database/overview'],
  [databaseFunction, '/api/tools/database/tables/blog_posts/rows'],
] as const;

test.each(['full', 'read-only'] as const)(
  'P-NET-3 with a %s database the owner signs in, reads and exports, and visitors read',
  async (kind) => {
    const { cookie } = await instance(kind);
    const answer = await logIn();
    expect(answer.status).toBe(200);
    for (const session of [cookieOf(answer), cookie])
      for (const [handler, path] of READS) {
        const response = await call(handler, path, { headers: { cookie: session } });
        await response.text();
        expect(response.status, path).toBe(200);
      }
    for (const path of ['/api/blog/posts', '/api/blog-post?slug=a-post'])
      expect((await call(blog, path)).status).toBe(200);
  },
);

test.each(['full', 'read-only'] as const)(
  'P-NET-3 of a %s database a backup is made and downloaded',
  async (kind) => {
    const { db } = await instance(kind);
    const cookie = cookieOf(await logIn());
    expect(await storeBackup(db, 'owner', () => new Date())).toBe(true);
    const listed = await call(backup, '/api/tools/backups', { headers: { cookie } });
    const { backups, failure } = Backups.parse(await listed.json());
    expect(failure).toBeNull();
    const archive = await call(backup, `/api/tools/backups/${backups[0]?.id}/archive`, {
      headers: { cookie },
    });
    expect([archive.status, (await archive.bytes()).length]).toEqual([200, backups[0]?.bytes]);
  },
);

test.each(['full', 'read-only'] as const)(
  'P-NET-3 with a %s database a write is refused with a sentence and a time, and guessing is bounded',
  { timeout: 120_000 }, // each guess costs a hash
  async (kind) => {
    await instance(kind);
    const refused = await call(contacts, '/api/contacts', { body: contactInput() });
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      ...[503, '300'],
      expect.objectContaining({ code: 'READ_ONLY', error: expect.stringContaining('can be read') }),
    ]);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await logIn({ ...LOGIN, password: `wrong ${guess}` })).status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
  },
);

test('P-NET-3 in a full database the owner makes room: what is deleted is gone, once for its key', async () => {
  const { db, cookie, id } = await instance('full');
  const remove = (options: Call = {}) =>
    call(blogAdmin, `/api/blog/admin/posts/${id}`, {
      method: 'DELETE',
      ...options,
      headers: { cookie, 'idempotency-key': 'delete-it-once' },
    });
  const answer = await remove();
  expect([answer.status, await answer.json()]).toEqual([200, { id }]);
  expect(await db.$count(blogPosts)).toBe(0);
  expect(await db.$count(adminLogs)).toBe(0);
  expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain(
    '“deleted blog_post” of the log was not',
  );
});

test('AU-6 a session without a row ends with the password, and is none for another purpose', async () => {
  const { db, cookie: _known } = await instance('read-only');
  const cookie = cookieOf(await logIn());
  const verify = async () => (await call(auth, '/api/auth/verify', { headers: { cookie } })).status;
  expect(await verify()).toBe(200);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read write`);
    await tx.update(adminUsers).set({ passwordHash: 'another' });
  });
  expect(await verify()).toBe(401);
});
