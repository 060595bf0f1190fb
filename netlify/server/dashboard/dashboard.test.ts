import { expect, test, vi } from 'vitest';

import { RECENT_LOGS, type Dashboard } from '#contracts/dashboard.ts';
import { storeBackup } from '#server/backup/stored/work.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blobQuarantine, blobSweeps, managedFiles } from '#server/db/schema/files.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { contacts } from '#server/db/schema/contacts.ts';
import { instanceIdentity } from '#server/db/schema/platform.ts';
import { sslCertificates } from '#server/db/schema/certificates.ts';
import { testBlobs, whileBlobsAreDown } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeComment } from '#support/factories/comment.ts';
import { contactInput } from '#support/factories/contact.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';

import dashboardFunction from '../../functions/dashboard.ts';

const db = await testDatabase();
await testBlobs();

const FILE = {
  ...{ filename: 'a', originalName: 'a', size: 1, mimeType: 'text/plain', checksum: 'a' },
  category: 'other' as const,
};

let cookie = '';

async function overview(): Promise<Dashboard> {
  cookie = (await makeOwner(db)).cookie;
  return ask();
}

async function ask(): Promise<Dashboard> {
  const response = await call(dashboardFunction, '/api/tools/dashboard', { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.json()) as Dashboard;
}

test('T-2 an empty site has nothing but its tables', async () => {
  const { tablesCount, ...rest } = await overview();
  expect(tablesCount).toBeGreaterThan(20);
  expect(rest).toEqual({
    certificatesCount: 0,
    filesCount: 0,
    recentLogs: [],
    attention: {
      ...{ certificates: 0, newMessages: 0, pendingComments: 0, failedBuilds: 0, drafts: 0 },
      ...{ quarantinedFiles: 0, stoppedSweeps: 0, failedPurges: 0 },
    },
    backup: { newestAt: null, isLate: false, missingBlobs: 0 },
    certificates: [],
    notices: [],
  });
});

test('T-2 totals count what is there, and what waits for the owner', async () => {
  await db.insert(managedFiles).values([
    { ...FILE, path: 'a' },
    { ...FILE, path: 'b' },
  ]);
  const certificate = { name: 'a', domain: 'a.example', certificateData: 'a', privateKeyData: 'a' };
  await db.insert(sslCertificates).values({ ...certificate, type: 'self-signed' });
  await db.insert(contacts).values([contactInput(), { ...contactInput(), status: 'read' }]);
  const post = await makePost(db);
  await makePost(db, { status: 'draft' });
  await makeComment(db, { postId: post.id, status: 'pending' });
  await makeComment(db, { postId: post.id, status: 'approved' });
  await db.insert(buildRequests).values([
    { reason: 'published', lastError: 'HTTP_500' },
    { reason: 'published', lastError: null },
    { reason: 'published', lastError: 'TIMEOUT', succeededAt: new Date() },
  ]);
  expect(await overview()).toMatchObject({
    certificatesCount: 1,
    filesCount: 2,
    attention: { newMessages: 1, pendingComments: 1, failedBuilds: 1, drafts: 1 },
  });
});

test('T-2 the latest activity comes with it', async () => {
  const actions = Array.from({ length: RECENT_LOGS + 2 }, (_, index) => `${index}`);
  await db.insert(adminLogs).values(actions.map((action) => ({ action, resource: 'file' })));
  const { recentLogs } = await overview();
  expect(recentLogs.map(({ action }) => action)).toEqual(actions.reverse().slice(0, RECENT_LOGS));
});

test('the overview says when the newest backup was made, and when there should have been one', async () => {
  const long = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await db.insert(instanceIdentity).values({ createdAt: long });
  expect((await overview()).backup).toMatchObject({ newestAt: null, isLate: true });
  await storeBackup(db, 'nightly', () => new Date());
  const { backup } = await ask();
  expect(backup.isLate).toBe(false);
  expect(Date.parse(backup.newestAt ?? '')).toBeGreaterThan(long.getTime());
});

test('a backup of a date that is still to come hides neither that others are late nor what they lack', async () => {
  const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await db.insert(instanceIdentity).values({ createdAt: at(-9) });
  await db.insert(managedFiles).values({ ...FILE, path: 'files/lost' });
  await storeBackup(db, 'nightly', () => at(-3));
  await db.delete(managedFiles);
  await storeBackup(db, 'nightly', () => at(400));
  const { backup } = await overview();
  expect(backup).toMatchObject({ isLate: true, missingBlobs: 1 });
  expect(Date.parse(backup.newestAt ?? '')).toBeLessThan(Date.now());
});

test('with the storage down the overview is there without it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect((await whileBlobsAreDown(overview)).backup).toEqual({ isLate: false });
});

test('A-FIL-2 blobs that will go and sweeps that have stopped wait for the owner', async () => {
  await db.insert(blobQuarantine).values({ key: 'files/a', markedAt: new Date() });
  const sweep = { sweptAt: new Date(), stopped: 'many' as const };
  await db.insert(blobSweeps).values([
    { prefix: 'files/', ...sweep },
    { prefix: 'parts/', ...sweep, approved: true },
  ]);
  expect((await overview()).attention).toMatchObject({ quarantinedFiles: 1, stoppedSweeps: 1 });
});
