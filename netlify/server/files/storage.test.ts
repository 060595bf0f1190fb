import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import type { Database } from '#server/db/database.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blobQuarantine, fileUploads, managedFiles } from '#server/db/schema/files.ts';
import { listBlobs, putBlob } from '#server/integrations/blobs.ts';
import { testBlobs, whileBlobsAreDown } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { picture, text } from '#support/sample-files.ts';
import { newUploadId, upload, uploadMedia, uploadPart } from '#support/upload.ts';

import filesFunction from '../../functions/files.ts';
import { storeFile } from './service.ts';
import { sweepFiles } from './uploads.ts';

const db = await testDatabase();
await testBlobs();

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const noLog = () => vi.spyOn(console, 'error').mockReturnValue(undefined);

test('A-FIL-2 with the storage down an upload is a 503 that says so, and nothing is stored', async () => {
  using _ = noLog();
  const { cookie } = await makeOwner(db);
  const response = await whileBlobsAreDown(() => upload(cookie, { name: 'a.txt', bytes: text('a') }));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({
    error: 'The file storage cannot be reached at the moment. Please try again.',
  });
  expect(await db.select().from(managedFiles)).toEqual([]);
  expect(await db.select().from(adminLogs)).toEqual([]);
  expect((await upload(cookie, { name: 'a.txt', bytes: text('a') })).status).toBe(201);
});

test('A-FIL-2 with the storage down lists still answer and a preview is a 503', async () => {
  using _ = noLog();
  const { cookie } = await makeOwner(db);
  await uploadMedia(cookie, { name: 'chart.png', bytes: await picture('png') });
  await whileBlobsAreDown(async () => {
    expect((await call(filesFunction, '/api/tools/files', { headers: { cookie } })).status).toBe(200);
    expect((await call(filesFunction, '/api/tools/files/1/preview')).status).toBe(503);
  });
  expect((await call(filesFunction, '/api/tools/files/1/preview')).status).toBe(200);
});

test('A-FIL-2 an upload in parts survives a storage that is down for a while', async () => {
  using _ = noLog();
  const { cookie } = await makeOwner(db);
  const file = { name: 'notes.txt', bytes: text('one two') };
  const fields = { partBytes: 4, uploadId: newUploadId(), category: 'other' };
  await uploadPart(cookie, file, { ...fields, part: 1 });
  const down = await whileBlobsAreDown(() => uploadPart(cookie, file, { ...fields, part: 2 }));
  expect(down.status).toBe(503);
  expect((await uploadPart(cookie, file, { ...fields, part: 2 })).status).toBe(201);
});

test('A-FIL-2 a row that cannot be stored takes its bytes along', async () => {
  using _ = noLog();
  const { cookie } = await makeOwner(db);
  await db.execute(sql`alter table managed_files add constraint refused check (size < 0)`);
  const response = await upload(cookie, { name: 'a.txt', bytes: text('a') });
  await db.execute(sql`alter table managed_files drop constraint refused`);
  expect(response.status).toBe(500);
  expect(await listBlobs('')).toEqual([]);
  expect(await db.select().from(adminLogs)).toEqual([]);
});

test('A-FIL-2 a row whose commit got no answer keeps its bytes: it may be stored', async () => {
  const { id } = await makeOwner(db);
  const lostAnswer = async (work: Parameters<Database['transaction']>[0]) => {
    await db.transaction(work);
    throw new Error('Connection terminated unexpectedly');
  };
  const unreliable = new Proxy(db, {
    get: (target, name): unknown => (name === 'transaction' ? lostAnswer : Reflect.get(target, name)),
  });
  const caller = {
    owner: { id },
    clientAddress: '203.0.113.7',
    request: new Request('http://localhost:8888'),
  };
  const file = { bytes: text('a'), originalName: 'a.txt', category: 'other', isPublic: true } as const;
  await expect(storeFile(unreliable, caller, file)).rejects.toThrow('Connection terminated');
  const answer = await call(filesFunction, '/api/tools/files/1/preview');
  expect(await answer.text()).toBe('a');
});

test('A-FIL-2 a file is stored only with its row in the log', async () => {
  using _ = noLog();
  const { cookie } = await makeOwner(db);
  await db.execute(sql`alter table admin_logs add constraint refused check (action = '')`);
  const response = await upload(cookie, { name: 'a.txt', bytes: text('a') });
  await db.execute(sql`alter table admin_logs drop constraint refused`);
  expect(response.status).toBe(500);
  expect(await db.select().from(managedFiles)).toEqual([]);
  expect(await listBlobs('')).toEqual([]);
});

test('A-FIL-2 a deleted file is gone even if its bytes could not be deleted; the sweep marks them', async () => {
  using _ = noLog();
  const { cookie } = await makeOwner(db);
  await upload(cookie, { name: 'a.txt', bytes: text('a') });
  const remove = () => call(filesFunction, '/api/tools/files/1', { method: 'DELETE', headers: { cookie } });
  expect((await whileBlobsAreDown(remove)).status).toBe(200);
  expect(await db.select().from(managedFiles)).toEqual([]);
  expect(await listBlobs('files/')).toHaveLength(1);
  await sweepFiles(db, inDays(2));
  const [key] = await listBlobs('files/');
  expect(await db.select().from(blobQuarantine)).toMatchObject([{ key }]);
});

test('A-FIL-2 the sweep leaves files alone, and whatever is younger than a day', async () => {
  const { cookie } = await makeOwner(db);
  await upload(cookie, { name: 'a.txt', bytes: text('a') });
  await putBlob('files/orphan.txt', text('orphan'));
  await uploadPart(
    cookie,
    { name: 'b.txt', bytes: text('12345678') },
    {
      partBytes: 4,
      part: 1,
      uploadId: newUploadId(),
      category: 'other',
    },
  );
  await sweepFiles(db, inDays(0.9));
  expect(await db.select().from(blobQuarantine)).toEqual([]);
  expect(await listBlobs('parts/')).toHaveLength(1);
  expect(await db.select().from(fileUploads)).toHaveLength(1);

  await sweepFiles(db, inDays(1.1));
  expect(await listBlobs('files/')).toHaveLength(2);
  expect(await db.select().from(blobQuarantine)).toMatchObject([{ key: 'files/orphan.txt' }]);
  expect(await listBlobs('parts/')).toEqual([]);
  expect(await db.select().from(fileUploads)).toEqual([]);
});
