import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { INVALID_MEDIA_TYPE } from '#contracts/files.ts';
import { fileUploads, managedFiles } from '#server/db/schema/files.ts';
import { listBlobs } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { concat, ebml, isoMedia, pdf, picture, pngClaiming, text } from '#support/sample-files.ts';
import { newUploadId, sendForm, upload, uploadForm, uploadMedia } from '#support/upload.ts';

const db = await testDatabase();
await testBlobs();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const MEBIBYTE = 1024 * 1024;

async function expectNothingStored() {
  expect(await db.select().from(managedFiles)).toEqual([]);
  expect(await db.select().from(fileUploads)).toEqual([]);
  expect(await listBlobs('')).toEqual([]);
}

const png = await picture('png');
const jpeg = await picture('jpeg');
const zip = text('PK\u0003\u0004');

test.each([
  ['an SVG', 'logo.svg', text(SVG)],
  ['an SVG that is called a picture', 'logo.png', text(SVG)],
  ['an SVG with an XML declaration', 'logo.jpg', text(`<?xml version="1.0"?>${SVG}`)],
  ['a page that is called a picture', 'photo.jpg', text(HTML)],
  ['a picture under the name of another type', 'photo.jpg', png],
  ['a picture with a second extension', 'photo.jpg.html', jpeg],
  ['a picture without an extension', 'photo', jpeg],
  ['a program that is called a picture', 'photo.png', text('MZ\u0090\u0000 program')],
  ['a document', 'report.pdf', pdf()],
  ['a QuickTime film', 'film.mp4', isoMedia('qt  ')],
  ['a Matroska film that is called WebM', 'film.webm', ebml('matroska')],
  ['an AVIF picture', 'photo.avif', isoMedia('avif')],
  ['a text', 'notes.txt', text('notes')],
])('BA-9 the media library refuses %s', async (_, name, bytes) => {
  const { cookie } = await makeOwner(db);
  const response = await uploadMedia(cookie, { name, bytes });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ error: INVALID_MEDIA_TYPE });
  await expectNothingStored();
});

test.each([
  ['an SVG', 'logo.svg', text(SVG)],
  ['a page', 'page.html', text(HTML)],
  ['a script', 'run.js', text('alert(1)')],
  ['a program', 'setup.exe', text('MZ\u0000\u0000')],
  ['a program that is called a text', 'setup.txt', text('MZ\u0000\u0000')],
  ['a plain archive that is called a document', 'letter.docx', zip],
  ['a document that is called a picture', 'photo.jpg', pdf()],
  ['text in no known encoding', 'latin.txt', concat(text('caf'), Uint8Array.of(0xe9, 0x20))],
])('A-FIL-2 the Files tab refuses %s', async (_, name, bytes) => {
  const { cookie } = await makeOwner(db);
  const response = await upload(cookie, { name, bytes });
  expect(response.status).toBe(415);
  await expectNothingStored();
});

test.each([
  ['of 1.6 billion pixels', 'bomb.png', await pngClaiming(40_000, 40_000)],
  ['longer than a browser shows', 'strip.png', await pngClaiming(60_000, 10)],
  ['of no pixels', 'none.png', await pngClaiming(0, 30)],
  ['that is a script as well', 'both.gif', concat(text('GIF89a/*=1;alert(1)//*/'), new Uint8Array(40))],
  ['cut off before its size', 'cut.jpg', jpeg.slice(0, 40)],
])('BA-9 a picture %s is refused without being decoded', async (_, name, bytes) => {
  const { cookie } = await makeOwner(db);
  const response = await uploadMedia(cookie, { name, bytes });
  expect(response.status).toBe(422);
  await expectNothingStored();
});

test('BA-9 an empty file is refused', async () => {
  const { cookie } = await makeOwner(db);
  const response = await uploadMedia(cookie, { name: 'photo.png', bytes: text('') });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: 'The file is empty.' });
  await expectNothingStored();
});

test('BA-9 one request of more than 4 MB is refused, whether or not it says so', async () => {
  const { cookie } = await makeOwner(db);
  const bytes = concat(png, new Uint8Array(4 * MEBIBYTE));
  const form = uploadForm({ name: 'large.png', bytes }, { category: 'media' });
  const { headers, body } = new Response(form);
  const type = headers.get('content-type') ?? '';
  const streamed = new Request('http://localhost:8888/api/tools/files/upload', {
    method: 'POST',
    body,
    headers: { cookie, 'content-type': type },
    duplex: 'half',
  });
  const { default: filesFunction } = await import('../../functions/files.ts');
  const answers = [
    await filesFunction(streamed, { ip: '203.0.113.7', requestId: 'test' }),
    await sendForm(cookie, form, { 'content-length': String(5 * MEBIBYTE) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([413, 413]);
  await expectNothingStored();
});

const BOUNDARY = 'boundary';
const TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const field = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
const file = (name: string, value = 'x', more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n${more}\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

test.each([
  ['no boundary', { 'content-type': 'multipart/form-data' }, file('file') + END],
  ['a foreign boundary', { 'content-type': 'multipart/form-data; boundary=other' }, file('file') + END],
  ['no end', TYPE, file('file')],
  ['an end within the file', TYPE, file('file').slice(0, -4)],
  ['an end within a header', TYPE, `--${BOUNDARY}\r\nContent-Dispo`],
  ['nothing in it', TYPE, ''],
  ['2,000 fields', TYPE, Array.from({ length: 2_000 }, (_, at) => field(`f${at}`, 'x')).join('') + END],
  ['2,000 files', TYPE, Array.from({ length: 2_000 }, () => file('file')).join('') + END],
  ['2,000 headers in a part', TYPE, file('file', 'x', 'X-A: b\r\n'.repeat(2_000)) + END],
  ['a broken header', TYPE, `--${BOUNDARY}\r\nno header\r\n\r\nx\r\n${END}`],
  ['a field that is too long', TYPE, field('altText', 'x'.repeat(5_000)) + file('file') + END],
  ['a field twice', TYPE, field('category', 'other') + field('category', 'media') + file('file') + END],
  ['two files', TYPE, file('file') + file('file') + END],
  ['the file in another field', TYPE, file('upload') + END],
  ['a packed body', { ...TYPE, 'content-encoding': 'gzip' }, gzipSync(file('file') + END)],
])('A-FIL-2 a form with %s is 400', async (_, headers, body) => {
  const { cookie } = await makeOwner(db);
  const response = await sendForm(cookie, body, headers);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'MALFORMED', error: expect.stringMatching(/\.$/) });
  await expectNothingStored();
});

test.each([
  ['no file', field('category', 'other'), 'file'],
  ['a file that is a field', field('file', 'x'), 'file'],
  ['an unknown field', field('admin', 'true') + file('file'), 'admin'],
  ['a field called __proto__', field('__proto__', 'x') + file('file'), '__proto__'],
  ['an unknown category', field('category', '../secrets') + file('file'), 'category'],
  ['a visibility that is none', field('isPublic', 'yes') + file('file'), 'isPublic'],
  ['an upload id that is a path', field('uploadId', '../../x') + file('file'), 'uploadId'],
  ['a part without an upload', field('part', '1') + file('file'), 'part'],
  ['a thousand parts', field('total', '1000') + file('file'), 'total'],
])('A-FIL-2 a form with %s is 422 and names the field', async (_, body, name) => {
  const { cookie } = await makeOwner(db);
  const response = await sendForm(cookie, body + END, TYPE);
  expect(response.status).toBe(422);
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual([name]);
  await expectNothingStored();
});

test('D19 a part beyond the last one is refused', async () => {
  const { cookie } = await makeOwner(db);
  const fields = { category: 'media', uploadId: newUploadId(), part: '3', total: '2' };
  const response = await upload(cookie, { name: 'photo.png', bytes: png }, fields);
  expect(response.status).toBe(422);
  await expectNothingStored();
});

test('A-FIL-2 a connection that breaks in the middle of a file stores nothing', async () => {
  const { cookie } = await makeOwner(db);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(text(file('file', 'x'.repeat(100_000))));
      controller.error(new Error('socket hang up'));
    },
  });
  const { default: filesFunction } = await import('../../functions/files.ts');
  const request = new Request('http://localhost:8888/api/tools/files/upload', {
    method: 'POST',
    body,
    headers: { cookie, ...TYPE },
    duplex: 'half',
  });
  const response = await filesFunction(request, { ip: '203.0.113.7', requestId: 'test' });
  expect(response.status).toBe(400);
  await expectNothingStored();
});
