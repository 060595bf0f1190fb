import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Quarantine } from '#contracts/quarantine.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blobQuarantine, managedFiles } from '#server/db/schema/files.ts';
import { instanceIdentity } from '#server/db/schema/platform.ts';
import { listBlobs, putBlob } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { picture, text } from '#support/sample-files.ts';
import { upload, uploadMedia } from '#support/upload.ts';

import filesFunction from '../../../functions/files.ts';
import { sweepFiles } from '../uploads.ts';
import { keepIdentity, keptIdentity } from './identity.ts';

const db = await testDatabase();
await testBlobs();
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const marked = async () => (await db.select().from(blobQuarantine)).map(({ key }) => key);
const putOrphans = async (count: number) => {
  for (let index = 0; index < count; index += 1) await putBlob(`files/orphan-${index}.txt`, text('orphan'));
};

/** As a database that was made yesterday and has never seen these blobs. */
const emptyDatabase = () =>
  db.execute(sql`delete from managed_files; delete from admin_users; delete from instance_identity`);

async function twoFiles(): Promise<void> {
  const { cookie } = await makeOwner(db);
  for (const name of ['a.txt', 'b.txt']) await upload(cookie, { name, bytes: text(name) });
}

test('A-FIL-2 on a new database the sweep marks nothing, says why once, and every file is still there', async () => {
  await twoFiles();
  await sweepFiles(db, inDays(2));
  await emptyDatabase();
  for (const night of [3, 4]) await sweepFiles(db, inDays(night));
  expect(await marked()).toEqual([]);
  expect(await listBlobs('files/')).toHaveLength(2);
  const stops = (await db.select().from(adminLogs)).filter(({ action }) => action.startsWith('stopped'));
  expect(stops.map(({ details }) => details)).toMatchObject([
    { name: 'files/', why: 'foreign' },
    { name: 'parts/', why: 'foreign' },
  ]);
});

test('A-FIL-2 a database that is younger than the blobs is not believed, even where none was known', async () => {
  await putBlob('files/one.txt', text('one'));
  await db.insert(instanceIdentity).values({ createdAt: new Date() });
  await sweepFiles(db, inDays(2));
  expect(await marked()).toEqual([]);
  const { send } = await ownerCalls(db, filesFunction);
  const { body } = await send('GET', '/api/tools/files/quarantine');
  expect(body).toMatchObject({ stopped: [{ prefix: 'files/', why: 'younger', found: 1 }] });
});

test('A-FIL-2 a copy of the database from before the last sweep is not believed', async () => {
  await twoFiles();
  await sweepFiles(db, inDays(1));
  await db.update(instanceIdentity).set({ sweeps: 0 });
  await db.delete(managedFiles).where(sql`id = 2`);
  await sweepFiles(db, inDays(2));
  expect(await marked()).toEqual([]);
});

test.each([
  ['more than 20 files', 500, 21],
  ['more than 5 % of them', 30, 2],
])('A-FIL-2 a sweep that would mark %s stops', async (_, files, orphans) => {
  const { id } = await makeOwner(db);
  await putOrphans(orphans);
  const row = { size: 1, mimeType: 'text/plain', category: 'other' as const, checksum: '', uploadedBy: id };
  for (let index = 0; index < files; index += 1) await putBlob(`files/${index}`, text('x'));
  await db.insert(managedFiles).values(
    Array.from({ length: files }, (_row, index) => ({
      ...row,
      path: `files/${index}`,
      filename: `${index}`,
      originalName: `${index}`,
    })),
  );
  await sweepFiles(db, inDays(2));
  expect(await marked()).toEqual([]);
});

test('A-FIL-2 what the owner approves is marked in the next sweep, and goes after 30 days and nights', async () => {
  const { send } = await ownerCalls(db, filesFunction);
  await putOrphans(3);
  await sweepFiles(db, inDays(2));
  expect((await send('POST', '/api/tools/files/quarantine/approve')).body).toMatchObject({
    stopped: [{ prefix: 'files/', why: 'many', isApproved: true }],
  });
  await sweepFiles(db, inDays(3));
  expect(await marked()).toHaveLength(3);
  for (let night = 4; night < 33; night += 1) await sweepFiles(db, inDays(night));
  expect(await listBlobs('files/')).toHaveLength(3);
  for (const night of [33, 34]) await sweepFiles(db, inDays(night));
  expect(await listBlobs('files/')).toEqual([]);
  expect(await marked()).toEqual([]);
});

test('A-FIL-2 an approval where no sweep has stopped takes no storage from another database', async () => {
  const other = { identity: randomUUID(), sweeps: 1 };
  await keepIdentity(other);
  const { send } = await ownerCalls(db, filesFunction);
  await send('POST', '/api/tools/files/quarantine/approve');
  expect(await keptIdentity()).toEqual(other);
});

test('A-FIL-2 a clock that jumps a year ahead removes nothing', async () => {
  await makeOwner(db);
  await putOrphans(1);
  for (const day of [2, 400, 401]) await sweepFiles(db, inDays(day));
  expect(await listBlobs('files/')).toHaveLength(1);
});

test('A-FIL-2 one click makes a private file again of what was marked, with its name', async () => {
  const { owner, send } = await ownerCalls(db, filesFunction);
  await uploadMedia(owner.cookie, { name: 'chart.png', bytes: await picture('png') });
  const [before] = await db.select().from(managedFiles);
  await db.delete(managedFiles);
  await sweepFiles(db, inDays(2));
  const { files } = (await send('GET', '/api/tools/files/quarantine')).body as Quarantine;
  expect(files).toMatchObject([{ name: 'chart.png' }]);
  const { status, body } = await send('POST', `/api/tools/files/quarantine/${files[0]?.id}/restore`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ originalName: 'chart.png', category: 'media', isPublic: false });
  const [after] = await db.select().from(managedFiles);
  expect(after).toMatchObject({ path: before?.path, checksum: before?.checksum, width: before?.width });
  expect(await marked()).toEqual([]);
  expect((await send('POST', `/api/tools/files/quarantine/${files[0]?.id}/restore`)).status).toBe(404);
});

test('A-FIL-2 bytes of no known type come back as well, and a mark goes where a row has come', async () => {
  const { send } = await ownerCalls(db, filesFunction);
  await putBlob('files/odd', Uint8Array.of(0, 1, 2));
  await sweepFiles(db, inDays(2));
  const { files } = (await send('GET', '/api/tools/files/quarantine')).body as Quarantine;
  const { body } = await send('POST', `/api/tools/files/quarantine/${files[0]?.id}/restore`);
  expect(body).toMatchObject({ mimeType: 'application/octet-stream', category: 'other', size: 3 });
  await db.insert(blobQuarantine).values({ key: 'files/odd', markedAt: new Date() });
  await sweepFiles(db, inDays(3));
  expect(await marked()).toEqual([]);
});
