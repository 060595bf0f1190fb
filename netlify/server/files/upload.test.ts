import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import type { ManagedFile, UploadedFile } from '#contracts/files.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { listBlobs, readWholeBlob } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { ebml, isoMedia, pdf, picture, text, uprightPhoto } from '#support/sample-files.ts';
import { sendForm, upload, uploadForm, uploadMedia } from '#support/upload.ts';

import filesFunction from '../../functions/files.ts';

const db = await testDatabase();
await testBlobs();

const stored = () => db.select().from(managedFiles);

test('A-FIL-2 an alternative text that comes with the file is cleaned like one that is written later', async () => {
  const { cookie } = await makeOwner(db);
  const send = async (name: string, altText: string) => {
    const response = await upload(cookie, { name, bytes: text(name) }, { category: 'other', altText });
    return ((await response.json()) as ManagedFile).altText;
  };
  expect(await send('a.txt', ' A\u0000 rising\nline. ')).toBe('A rising line.');
  expect(await send('b.txt', '  ')).toBeNull();
});

test('A-FIL-2 a file of the Files tab arrives: row, bytes and log say the same', async () => {
  const { cookie, id } = await makeOwner(db);
  const bytes = text('Notes of a meeting.');
  const response = await upload(
    cookie,
    { name: 'notes.txt', bytes },
    { category: 'other', isPublic: 'false' },
  );
  expect(response.status).toBe(201);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  expect(await response.json()).toMatchObject({
    id: 1,
    originalName: 'notes.txt',
    size: 19,
    category: 'other',
    isPublic: false,
    mimeType: 'text/plain',
    checksum,
    url: 'http://localhost:8888/api/tools/files/1/preview',
    usedIn: [],
    isDuplicate: false,
  });
  const [row] = await stored();
  expect(row).toMatchObject({ uploadedBy: id, originalName: 'notes.txt', checksum });
  expect(row?.filename).toMatch(/^[\da-f-]{36}\.txt$/);
  expect(await readWholeBlob(row?.path ?? '')).toEqual(bytes);
  expect(await db.select().from(adminLogs)).toMatchObject([
    { action: 'uploaded', resource: 'file', resourceId: '1', userId: id },
  ]);
});

test.each([
  ['JPG', 'photo.JPG', () => picture('jpeg'), 'image/jpeg', { width: 40, height: 30 }],
  ['JPEG', 'photo.jpeg', () => picture('jpeg'), 'image/jpeg', { width: 40, height: 30 }],
  ['PNG', 'chart.png', () => picture('png'), 'image/png', { width: 40, height: 30 }],
  ['GIF', 'loop.gif', () => picture('gif'), 'image/gif', { width: 40, height: 30 }],
  ['WebP', 'photo.webp', () => picture('webp'), 'image/webp', { width: 40, height: 30 }],
  ['a photo taken upright', 'portrait.jpg', uprightPhoto, 'image/jpeg', { width: 40, height: 60 }],
  ['MP4', 'talk.mp4', () => isoMedia('mp42'), 'video/mp4', { width: null, height: null }],
  ['WebM', 'talk.webm', () => ebml('webm'), 'video/webm', { width: null, height: null }],
])('BA-9 the media library takes %s', async (_, name, make, mimeType, size) => {
  const { cookie } = await makeOwner(db);
  const response = await uploadMedia(cookie, { name, bytes: await make() });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ mimeType, category: 'media', isPublic: true, ...size });
});

test.each([
  ['PDF', 'report.pdf', pdf(), 'application/pdf'],
  ['CSV', 'people.csv', text('name,mail\nAda,ada@example.com\n'), 'text/csv'],
  ['Markdown that begins like a bitmap', 'ranking.md', text('BM25 ranks by words.'), 'text/plain'],
])('A-FIL-1 the Files tab takes %s', async (_, name, bytes, mimeType) => {
  const { cookie } = await makeOwner(db);
  const response = await upload(cookie, { name, bytes });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ mimeType });
});

test.each([
  ['a path', '../../etc/passwd.txt', 'passwd.txt'],
  ['a Windows path', 'C:\\temp\\notes.txt', 'notes.txt'],
  ['a turned direction', 'gpj.\u202Etxt.txt', 'gpj.txt.txt'],
  ['control characters', 'a\u0085b\u009f.txt', 'ab.txt'],
  ['quotes and a semicolon', 'a"b;c.txt', 'a_b;c.txt'],
  ['a line break and a header', 'a\r\nSet-Cookie: b=c.txt', 'a Set-Cookie_ b=c.txt'],
  ['other scripts', 'Łódź – zażółć 写真.txt', 'Łódź – zażółć 写真.txt'],
  ['dots and blanks around', '  .. hidden . txt.txt ', 'hidden . txt.txt'],
])('A-FIL-2 a name with %s is cleaned', async (_, name, expected) => {
  const { cookie } = await makeOwner(db);
  const response = await upload(cookie, { name, bytes: text('x') });
  expect(await response.json()).toMatchObject({ originalName: expected });
});

test('A-FIL-2 a name of a thousand letters keeps its extension', async () => {
  const { cookie } = await makeOwner(db);
  const response = await upload(cookie, { name: `${'é'.repeat(1_000)}.txt`, bytes: text('x') });
  const { originalName } = (await response.json()) as { originalName: string };
  expect(originalName).toHaveLength(200);
  expect(originalName).toMatch(/é\.txt$/);
});

test('BA-9 the same bytes again are the file that is there; elsewhere they are a file of their own', async () => {
  const { cookie } = await makeOwner(db);
  const bytes = await picture('png');
  const first = await uploadMedia(cookie, { name: 'chart.png', bytes });
  const second = await uploadMedia(cookie, { name: 'copy of chart.png', bytes });
  const elsewhere = await upload(cookie, { name: 'chart.png', bytes });
  expect([first.status, second.status, elsewhere.status]).toEqual([201, 200, 201]);
  expect(await second.json()).toMatchObject({ id: 1, originalName: 'chart.png', isDuplicate: true });
  expect(await stored()).toHaveLength(2);
  expect(await listBlobs('files/')).toHaveLength(2);
});

test('BA-9 the same bytes eight times at once make one file, and every answer is that file', async () => {
  const { cookie } = await makeOwner(db);
  const bytes = await picture('png');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => uploadMedia(cookie, { name: `chart-${at}.png`, bytes })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
  const files = await Promise.all(answers.map(async (answer) => (await answer.json()) as UploadedFile));
  expect(new Set(files.map(({ id }) => id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await listBlobs('files/')).toHaveLength(1);
});

test('BA-9 two different files at the same time are both stored', async () => {
  const { cookie } = await makeOwner(db);
  const files = [
    { name: 'one.png', bytes: await picture('png', 10, 10) },
    { name: 'two.png', bytes: await picture('png', 20, 20) },
  ];
  const answers = await Promise.all(files.map((file) => uploadMedia(cookie, file)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await listBlobs('files/')).toHaveLength(2);
});

test('A-FIL-2 category and visibility are "other" and private unless the form says so', async () => {
  const { cookie } = await makeOwner(db);
  const response = await upload(cookie, { name: 'a.txt', bytes: text('a') }, {});
  expect(await response.json()).toMatchObject({ category: 'other', isPublic: false });
});

test('A-FIL-2 a text in other letters than UTF-8 is refused with what to do', async () => {
  const { cookie } = await makeOwner(db);
  const response = await upload(cookie, { name: 'a.txt', bytes: Buffer.from('Grüße', 'latin1') }, {});
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({
    error: 'This is not text in UTF-8: save it as UTF-8, and upload that.',
  });
});

test('AU-10 nobody but the owner uploads, and not from another site', async () => {
  const { cookie } = await makeOwner(db);
  const form = () => uploadForm({ name: 'a.txt', bytes: text('a') });
  expect((await sendForm('', form())).status).toBe(401);
  expect((await sendForm('__Host-session=garbage', form())).status).toBe(401);
  expect((await sendForm(cookie, form(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('A-FIL-2 what is no form is refused', async () => {
  const { cookie } = await makeOwner(db);
  const response = await call(filesFunction, '/api/tools/files/upload', { body: {}, headers: { cookie } });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ error: 'Send the file as multipart/form-data.' });
});
