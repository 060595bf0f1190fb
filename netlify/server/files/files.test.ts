import { expect, test } from 'vitest';

import { ManagedFile } from '#contracts/files.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blogPostDrafts } from '#server/db/schema/blog-writing.ts';
import { listBlobs } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { draftValues } from '#support/factories/draft.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { picture, text } from '#support/sample-files.ts';
import { upload, uploadMedia } from '#support/upload.ts';

import filesFunction from '../../functions/files.ts';

const db = await testDatabase();
await testBlobs();

const FILES = '/api/tools/files';

/** The owner with two files: a private text (1) and a public picture (2). */
async function ownerWithFiles() {
  const { cookie } = await makeOwner(db);
  await upload(cookie, { name: 'notes.txt', bytes: text('Notes.') });
  await uploadMedia(cookie, { name: 'Chart_100%.png', bytes: await picture('png') });
  const ask = (path: string, options: Call = {}) =>
    call(filesFunction, `${FILES}${path}`, { ...options, headers: { cookie } });
  const list = async (query = '') => (await (await ask(query)).json()) as ManagedFile[];
  return { cookie, ask, list };
}

const names = (files: ManagedFile[]) => files.map(({ originalName }) => originalName);

test('A-FIL-3 the list shows the newest first, each with the fields of the view', async () => {
  const { list } = await ownerWithFiles();
  const files = await list();
  expect(names(files)).toEqual(['Chart_100%.png', 'notes.txt']);
  expect(Object.keys(files[0] ?? {}).sort()).toEqual(Object.keys(ManagedFile.shape).sort());
});

test('A-FIL-2 category=media keeps the media library', async () => {
  const { ask, list } = await ownerWithFiles();
  expect(names(await list('?category=media'))).toEqual(['Chart_100%.png']);
  expect((await ask('?category=secret')).status).toBe(422);
});

test.each([
  ['CHART', ['Chart_100%.png']],
  ['100%', ['Chart_100%.png']],
  ['e', ['notes.txt']],
  ['_', ['Chart_100%.png']],
  ['missing', []],
])('BA-9 a search for %s finds names that contain it, as it stands', async (search, expected) => {
  const { list } = await ownerWithFiles();
  expect(names(await list(`?search=${encodeURIComponent(search)}`))).toEqual(expected);
});

test.each([
  ['sortBy=originalName&sortOrder=asc', ['Chart_100%.png', 'notes.txt']],
  ['sortBy=size&sortOrder=asc', ['notes.txt', 'Chart_100%.png']],
  ['sortBy=createdAt&sortOrder=asc', ['notes.txt', 'Chart_100%.png']],
])('A-FIL-1 the list is sorted by %s', async (query, expected) => {
  const { list } = await ownerWithFiles();
  expect(names(await list(`?${query}`))).toEqual(expected);
});

test('BA-9 alt text, visibility and name change one by one, and the log tells', async () => {
  const { ask } = await ownerWithFiles();
  const patch = async (body: unknown) => (await ask('/2', { method: 'PATCH', body })).json();
  expect(await patch({ altText: ' A rising line. ' })).toMatchObject({
    altText: 'A rising line.',
    isPublic: true,
  });
  expect(await patch({ isPublic: false })).toMatchObject({ altText: 'A rising line.', isPublic: false });
  expect(await patch({ originalName: '../growth.html' })).toMatchObject({ originalName: 'growth.html.png' });
  expect(await patch({ altText: '' })).toMatchObject({ altText: null });
  const log = await db.select().from(adminLogs);
  expect(log.filter(({ action }) => action === 'updated')).toHaveLength(4);
});

test.each([
  ['an unknown field', { mimeType: 'text/html' }],
  ['an empty name', { originalName: ' ' }],
  ['an alt text of a thousand letters', { altText: 'x'.repeat(1_000) }],
])('BA-9 a change of %s is 422', async (_, body) => {
  const { ask } = await ownerWithFiles();
  expect((await ask('/2', { method: 'PATCH', body })).status).toBe(422);
});

test('A-FIL-2 a deleted file is gone with its bytes, and the log keeps its name', async () => {
  const { ask, list } = await ownerWithFiles();
  expect((await ask('/1', { method: 'DELETE' })).status).toBe(200);
  expect(names(await list())).toEqual(['Chart_100%.png']);
  expect(await listBlobs('files/')).toHaveLength(1);
  expect(await db.select().from(adminLogs)).toContainEqual(
    expect.objectContaining({ action: 'deleted', resourceId: '1', details: { name: 'notes.txt', size: 6 } }),
  );
  expect((await ask('/1', { method: 'DELETE' })).status).toBe(404);
  expect((await ask('/1')).status).toBe(404);
});

test('BA-9 a file knows the posts that use it, in cover and text, drafts and unsaved texts included', async () => {
  const { ask } = await ownerWithFiles();
  const address = 'https://elsewhere.example/api/tools/files/2/preview';
  await makePost(db, { title: 'First', coverImage: '/api/tools/files/2/preview' });
  await makePost(db, { title: 'Second', status: 'draft', content: `![a](${address}) and ![b](${address})` });
  await makePost(db, { title: 'Other', content: '![c](/api/tools/files/22/preview) /api/tools/files/2/x' });
  const values = draftValues({ content: `![d](${address})` });
  await db.insert(blogPostDrafts).values([
    { key: 'post-2', postId: 2, version: 1, values: { ...values, title: 'Second, longer' } },
    { key: 'new-1', version: 1, values },
  ]);
  const { usedIn } = (await (await ask('/2')).json()) as ManagedFile;
  expect(usedIn).toMatchObject([
    { postId: 1, title: 'First', place: 'cover', status: 'published' },
    { postId: 2, title: 'Second', place: 'content', status: 'draft' },
    { postId: 2, title: 'Second, longer', place: 'draft', status: 'draft' },
    { postId: null, title: 'Untitled', place: 'draft', status: 'draft' },
  ]);
});

test('BA-9 deleting a file in use is refused with the posts that use it, unless it is forced', async () => {
  const { ask, list } = await ownerWithFiles();
  await makePost(db, { title: 'First', coverImage: '/api/tools/files/2/preview' });
  await makePost(db, { title: 'Second', content: '[chart](/api/tools/files/2/download)' });
  const refused = await ask('/2', { method: 'DELETE' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'IN_USE',
    error: 'It is used in “First” (cover) and “Second”.',
  });
  expect(await list()).toHaveLength(2);
  expect((await ask('/2?force=true', { method: 'DELETE' })).status).toBe(200);
  expect(await list()).toHaveLength(1);
});
