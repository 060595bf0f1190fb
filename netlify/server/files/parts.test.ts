import { expect, test } from 'vitest';

import { INVALID_MEDIA_TYPE } from '#contracts/files.ts';
import { fileUploads, managedFiles } from '#server/db/schema/files.ts';
import { deleteBlob, listBlobs } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { concat, noisyPicture, picture, text, type SampleFile } from '#support/sample-files.ts';
import { newUploadId, uploadPart } from '#support/upload.ts';

import filesFunction from '../../functions/files.ts';

const db = await testDatabase();
await testBlobs();

const MEBIBYTE = 1024 * 1024;
const PART_BYTES = 4 * MEBIBYTE;

/** A PNG of 9.1 MB: three parts. */
const large: SampleFile = { name: 'large.png', bytes: await noisyPicture(1_800, 1_780) };

/** The owner's upload of a file in parts of 4 MB. */
async function begin(file: SampleFile = large) {
  const { cookie } = await makeOwner(db);
  const uploadId = newUploadId();
  const fields = { category: 'media', isPublic: 'true', uploadId };
  const send = (part: number, more = {}) =>
    uploadPart(cookie, file, { partBytes: PART_BYTES, part, ...fields, ...more });
  const path = `/api/tools/files/uploads/${uploadId}`;
  const ask = (method = 'GET') => call(filesFunction, path, { method, headers: { cookie } });
  return { cookie, uploadId, send, ask };
}

test('D19 a file of 9 MB arrives in parts of 4 MB and is the very same bytes', async () => {
  const { cookie, uploadId, send } = await begin();
  const first = await send(1);
  expect(first.status).toBe(202);
  expect(await first.json()).toEqual({ uploadId, total: 3, received: [1], file: null });
  expect((await send(2)).status).toBe(202);
  const last = await send(3);
  expect(last.status).toBe(201);
  expect(await last.json()).toMatchObject({
    id: 1,
    size: large.bytes.length,
    width: 1_800,
    isDuplicate: false,
  });
  const preview = await call(filesFunction, '/api/tools/files/1/preview', { headers: { cookie } });
  expect(Buffer.compare(Buffer.from(await preview.arrayBuffer()), large.bytes)).toBe(0);
  expect(await listBlobs('parts/')).toEqual([]);
});

test('D19 after a broken connection the page asks what is there and sends the rest, in any order', async () => {
  const { uploadId, send, ask } = await begin();
  await send(3);
  await send(1);
  expect(await (await ask()).json()).toEqual({ uploadId, total: 3, received: [1, 3], file: null });
  expect((await send(2)).status).toBe(201);
  expect(await (await ask()).json()).toMatchObject({ received: [1, 2, 3], file: { id: 1 } });
});

test('D19 a part that is sent again, even the last one, changes nothing', async () => {
  const { send } = await begin();
  for (const part of [1, 1, 2, 2]) expect((await send(part)).status).toBe(202);
  expect((await send(3)).status).toBe(201);
  const again = await send(3);
  expect(again.status).toBe(201);
  expect(await again.json()).toMatchObject({ id: 1 });
  expect(await db.select().from(managedFiles)).toHaveLength(1);
});

test('D19 all parts at once, some of them twice, make one file', async () => {
  const { send, ask } = await begin();
  const answers = await Promise.all([1, 2, 3, 3, 2].map((part) => send(part)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
  expect(await db.select().from(managedFiles)).toHaveLength(1);
  expect(await listBlobs('files/')).toHaveLength(1);
  expect(await (await ask()).json()).toMatchObject({ file: { id: 1 } });
});

test('D19 giving up removes the parts; what comes too late is a new upload that the sweep ends', async () => {
  const { send, ask } = await begin();
  await send(1);
  expect((await ask('DELETE')).status).toBe(200);
  expect(await listBlobs('parts/')).toEqual([]);
  expect(await db.select().from(fileUploads)).toEqual([]);
  expect((await ask()).status).toBe(404);
  expect((await ask('DELETE')).status).toBe(200);
});

test.each([
  ['another category', { category: 'other' }],
  ['another visibility', { isPublic: 'false' }],
])('D19 a part with %s does not belong to the upload', async (_, more) => {
  const { send } = await begin();
  await send(1);
  const response = await send(2, more);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'CONFLICT' });
});

test('BA-9 the parts of a media file make 10 MB at most', async () => {
  const bytes = concat(await picture('png'), new Uint8Array(11 * MEBIBYTE));
  const { send } = await begin({ name: 'huge.png', bytes });
  expect([(await send(1)).status, (await send(2)).status]).toEqual([202, 202]);
  const response = await send(3);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: 'The file is larger than 10 MB.' });
});

test('A-FIL-2 the parts of another file make 15 MB', async () => {
  const { send } = await begin({ name: 'log.txt', bytes: text('x'.repeat(15 * MEBIBYTE)) });
  const other = { category: 'other', isPublic: 'false' };
  for (const part of [1, 2, 3]) expect((await send(part, other)).status).toBe(202);
  expect((await send(4, other)).status).toBe(201);
});

test('BA-9 a file of the wrong type is refused at its first part', async () => {
  const { send } = await begin({ name: 'film.mp4', bytes: text('x'.repeat(5 * MEBIBYTE)) });
  const response = await send(1);
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ error: INVALID_MEDIA_TYPE });
  expect(await listBlobs('')).toEqual([]);
});

test('D19 a part that is lost in the storage is asked for again', async () => {
  const { uploadId, send, ask } = await begin();
  await send(1);
  await send(2);
  await deleteBlob(`parts/${uploadId}/1`);
  const response = await send(3);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'INCOMPLETE' });
  expect(await (await ask()).json()).toMatchObject({ received: [2, 3] });
  expect((await send(1)).status).toBe(201);
});
