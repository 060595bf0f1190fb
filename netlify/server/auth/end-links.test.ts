import { expect, test } from 'vitest';

import type { PreviewLink } from '#contracts/blog-admin.ts';
import { findPreview } from '#server/blog/preview/site.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';

import authFunction from '../../functions/auth.ts';
import blogAdmin from '../../functions/blog-admin.ts';
import jobs from '../../functions/jobs.ts';

const db = await testDatabase();

/** A preview link and the calendar's address, and whether they show something after the password is changed. */
async function linksAfter(change: { endLinks?: boolean }): Promise<[boolean, number]> {
  const headers = { cookie: (await makeOwner(db)).cookie };
  const { id } = await makePost(db, { status: 'draft' });
  const link = await call(blogAdmin, '/api/blog/admin/previews', { headers, body: { key: `post-${id}` } });
  const calendar = await call(jobs, '/api/job/calendar', { headers, method: 'POST' });
  const body = { currentPassword: LOGIN.password, newPassword: 'a much better password', ...change };
  expect((await call(authFunction, '/api/auth/password', { headers, body })).status).toBe(200);
  const token = ((await link.json()) as PreviewLink).url.split('/').at(-1) ?? '';
  const { address } = (await calendar.json()) as { address: string };
  const feed = await call(jobs, new URL(address).pathname);
  return [(await findPreview(token)) !== undefined, feed.status];
}

const actions = async () =>
  (await db.select().from(adminLogs).orderBy(adminLogs.id)).map(({ action }) => action);

test('AU-3 who changes the password because of a break-in ends preview links and the calendar address with it', async () => {
  expect(await linksAfter({ endLinks: true })).toEqual([false, 404]);
  expect((await actions()).slice(-3)).toEqual([
    'changed password',
    'revoked all previews',
    'took back calendar address',
  ]);
});

test('AU-3 a new password alone leaves them as they are', async () => {
  expect(await linksAfter({})).toEqual([true, 200]);
});
