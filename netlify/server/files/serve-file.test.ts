import { expect, test } from 'vitest';

import { deleteBlob, listBlobs } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { concat, noisyPicture, pdf, picture, text } from '#support/sample-files.ts';
import { upload, uploadMedia } from '#support/upload.ts';

import filesFunction from '../../functions/files.ts';

const db = await testDatabase();
await testBlobs();

const PREVIEW = '/api/tools/files/1/preview';
const DOWNLOAD = '/api/tools/files/1/download';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  call(filesFunction, path, { method, headers });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** A public picture as file 1. */
async function publicPicture() {
  const { cookie } = await makeOwner(db);
  const bytes = await picture('png');
  await uploadMedia(cookie, { name: 'chart.png', bytes });
  return { cookie, bytes };
}

test('D18 everybody sees a public file, with the type that its content has and nothing that runs', async () => {
  const { bytes } = await publicPicture();
  const response = await get(PREVIEW);
  expect(response.status).toBe(200);
  expect(await bytesOf(response)).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(bytes.length),
    'content-disposition': `inline; filename="chart.png"; filename*=UTF-8''chart.png`,
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
    'netlify-cache-tag': 'file-1',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[\da-f]{64}"$/),
  });
});

test('D18 a private file does not exist for strangers, whatever they ask for', async () => {
  const { cookie } = await makeOwner(db);
  await upload(cookie, { name: 'private.txt', bytes: text('secret') });
  for (const path of [PREVIEW, DOWNLOAD, '/api/tools/files/2/preview', '/api/tools/files/0/preview'])
    for (const headers of [{}, { cookie: '__Host-session=garbage' }, { range: 'bytes=0-1' }]) {
      const response = await get(path, headers);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'The file was not found.' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  expect((await get('/api/tools/files/99999999999/preview')).status).toBe(404);
  const own = await get(PREVIEW, { cookie });
  expect(await own.text()).toBe('secret');
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(own.headers.get('netlify-cache-tag')).toBeNull();
});

test('A-FIL-2 a download is offered for saving, under a name that every client can read', async () => {
  const { cookie } = await makeOwner(db);
  await uploadMedia(cookie, { name: 'Łódź "am" See (1).png', bytes: await picture('png') });
  const response = await get(DOWNLOAD);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="__d_ _am_ See (1).png"; filename*=UTF-8''%C5%81%C3%B3d%C5%BA%20_am_%20See%20%281%29.png`,
  );
});

test.each([
  ['a PDF is shown', 'report.pdf', pdf(), 'inline', 'application/pdf'],
  [
    'a text is not',
    'notes.txt',
    text('<script>alert(1)</script>'),
    'attachment',
    'text/plain; charset=utf-8',
  ],
])('A-FIL-2 in a preview %s', async (_, name, bytes, disposition, type) => {
  const { cookie } = await makeOwner(db);
  await upload(cookie, { name, bytes });
  const response = await get(PREVIEW, { cookie });
  expect(response.headers.get('content-disposition')).toMatch(disposition);
  expect(response.headers.get('content-type')).toBe(type);
});

test('A-FIL-2 a picture that carries a page behind its end is still only a picture', async () => {
  const { cookie } = await makeOwner(db);
  const bytes = concat(await picture('jpeg'), text('<script>alert(1)</script>'));
  await uploadMedia(cookie, { name: 'photo.jpg', bytes });
  const response = await get(PREVIEW);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test.each([
  ['bytes=0-9', 0, 10],
  ['bytes=10-19', 10, 20],
  ['bytes=100-', 100, undefined],
  ['bytes=-5', -5, undefined],
  ['bytes=0-99999999', 0, undefined],
])('A-FIL-2 %s is answered with these bytes alone', async (range, start, end) => {
  const { bytes } = await publicPicture();
  const response = await get(PREVIEW, { range });
  const wanted = bytes.slice(start, end);
  expect(response.status).toBe(206);
  expect(await bytesOf(response)).toEqual(wanted);
  const first = start < 0 ? bytes.length + start : start;
  expect(response.headers.get('content-range')).toBe(
    `bytes ${first}-${first + wanted.length - 1}/${bytes.length}`,
  );
  expect(response.headers.get('content-length')).toBe(String(wanted.length));
});

test.each(['bytes=100000-', 'bytes=-0', 'bytes=100000-100001'])(
  'A-FIL-2 %s lies outside and is 416 with the size',
  async (range) => {
    const { bytes } = await publicPicture();
    const response = await get(PREVIEW, { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  },
);

test.each(['bytes=5-1', 'bytes=0-1,5-6', 'bytes=', 'bytes=a-b', 'lines=0-1', 'bytes=--1'])(
  'A-FIL-2 %s is not served as a range: the whole comes',
  async (range) => {
    const { bytes } = await publicPicture();
    const response = await get(PREVIEW, { range });
    expect(response.status).toBe(200);
    expect(await bytesOf(response)).toEqual(bytes);
  },
);

test('A-FIL-2 a range of a large file is the same bytes across all pieces of the stream', async () => {
  const { cookie } = await makeOwner(db);
  const bytes = await noisyPicture(1_000, 800);
  await uploadMedia(cookie, { name: 'large.png', bytes });
  const response = await get(PREVIEW, { range: 'bytes=1000000-2000000' });
  expect(Buffer.compare(await bytesOf(response), bytes.slice(1_000_000, 2_000_001))).toBe(0);
});

test('A-FIL-2 a reader who goes away in the middle leaves nothing hanging', async () => {
  const { cookie } = await makeOwner(db);
  await uploadMedia(cookie, { name: 'large.png', bytes: await noisyPicture(1_000, 800) });
  const response = await get(PREVIEW, { range: 'bytes=10-2000000' });
  const reader = response.body?.getReader();
  await reader?.read();
  await expect(reader?.cancel()).resolves.toBeUndefined();
});

test('A-FIL-2 who has the file already is answered 304; If-Range asks for the rest of the same file only', async () => {
  const { bytes } = await publicPicture();
  const etag = (await get(PREVIEW)).headers.get('etag') ?? '';
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await get(PREVIEW, { 'if-none-match': tags });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(await response.text()).toBe('');
  }
  expect((await get(PREVIEW, { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get(PREVIEW, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  const changed = await get(PREVIEW, { range: 'bytes=0-1', 'if-range': '"other"' });
  expect(changed.status).toBe(200);
  expect(await bytesOf(changed)).toEqual(bytes);
});

test('A-FIL-2 HEAD says what GET would, without the bytes', async () => {
  const { bytes } = await publicPicture();
  const response = await get(PREVIEW, {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(await response.text()).toBe('');
});

test('D18 a file that was made private is gone for strangers at the next request', async () => {
  const { cookie } = await publicPicture();
  const body = { isPublic: false };
  const changed = await call(filesFunction, '/api/tools/files/1', {
    method: 'PATCH',
    body,
    headers: { cookie },
  });
  expect(changed.status).toBe(200);
  expect((await get(PREVIEW)).status).toBe(404);
  expect((await get(PREVIEW, { cookie })).status).toBe(200);
});

test('A-FIL-2 a file whose bytes are lost is a 404 that says so, until they are uploaded again', async () => {
  const { cookie, bytes } = await publicPicture();
  for (const key of await listBlobs('files/')) await deleteBlob(key);
  const response = await get(PREVIEW);
  expect(response.status).toBe(404);
  expect(response.headers.get('retry-after')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    error: expect.stringMatching(/is lost.+Upload the file again/),
  });
  await uploadMedia(cookie, { name: 'chart.png', bytes });
  expect(await bytesOf(await get(PREVIEW))).toEqual(bytes);
  expect(await listBlobs('files/')).toHaveLength(1);
});
