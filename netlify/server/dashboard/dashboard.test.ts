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
    backup: { newestAt: null, isLate: false },
    certificates: [],
    notices: [],
  });
});

test('T-2 totals count what is there, and what waits for the owner', async () => {
  const file = {
    filename: 'a',
    originalName: 'a',
    size: 1,
    mimeType: 'text/plain',
    category: 'other' as const,
    checksum: 'a',
  };
  await db.insert(managedFiles).values([
    { ...file, path: 'a' },
    { ...file, path: 'b' },
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
  expect((await overview()).backup).toEqual({ newestAt: null, isLate: true });
  await storeBackup(db, 'nightly', () => new Date());
  const { backup } = await ask();
  expect(backup.isLate).toBe(false);
  expect(Date.parse(backup.newestAt ?? '')).toBeGreaterThan(long.getTime());
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
