import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import type { ManagedFile } from '#contracts/files.ts';
import { findPreview } from '#server/blog/preview/service.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { draftValues } from '#support/factories/draft.ts';
import { importForm, sendImport } from '#support/import.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { picture } from '#support/sample-files.ts';
import { upload } from '#support/upload.ts';

import blogAdmin from '../../../functions/blog-admin.ts';
import files from '../../../functions/files.ts';

const db = await testDatabase();
await testBlobs();
const POSTS = '/api/blog/admin/posts';

async function writing() {
  const { owner, send } = await ownerCalls(db, blogAdmin);
  const { cookie } = owner;
  /** As the editor does with what is pasted into a text. */
  const paste = async () => {
    const file = { name: 'plan.png', bytes: await picture('png') };
    const answer = await upload(cookie, file, { category: 'media', isPublic: 'false' });
    const { id } = (await answer.json()) as ManagedFile;
    return { id, markdown: `![Plan](/api/tools/files/${id}/preview?size=40x30)` };
  };
  const create = async (content: string, status = 'draft') =>
    (await send('POST', POSTS, { title: 'A post', content, status })).body as AdminPost;
  return { send, cookie, paste, create };
}

const look = async (id: number, end = '') =>
  (await call(files, `/api/tools/files/${id}/preview${end}`)).status;
const postOf = async (id: number) =>
  (await db.select().from(managedFiles).where(eq(managedFiles.id, id)))[0]?.postId;

test('BA-5 BA-9 a picture that is put into a draft is seen when the draft is published, not before', async () => {
  const { send, paste, create } = await writing();
  const { id, markdown } = await paste();
  expect(await look(id)).toBe(404);
  const post = await create(markdown);
  expect([await postOf(id), await look(id)]).toEqual([post.id, 404]);
  const other = await create(markdown, 'published');
  expect([await postOf(id), await look(id), other.status]).toEqual([post.id, 404, 'published']);
  await send('PUT', `${POSTS}/${post.id}`, { status: 'published' });
  expect(await look(id)).toBe(200);

  const later = await paste();
  await send('PUT', `${POSTS}/${other.id}`, { content: `${markdown}\n\n${later.markdown}` });
  expect([await postOf(later.id), await look(later.id)]).toEqual([other.id, 200]);
});

test('D18 what the owner made private stays it, whatever is saved of the text that names it, and no document takes it', async () => {
  const { send, cookie, paste, create } = await writing();
  const { id, markdown } = await paste();
  const post = await create(markdown, 'published');
  await db.update(managedFiles).set({ postId: null }); // what making it private does
  await send('PUT', `${POSTS}/${post.id}`, { content: `${markdown} More.` });
  const source = { name: 'a.md', bytes: new TextEncoder().encode(markdown) };
  expect((await sendImport(cookie, importForm(source, []))).status).toBe(201);
  expect([await postOf(id), await look(id)]).toEqual([null, 404]);
});

test('BA-5 a preview link shows the pictures of a text that is no post yet, and no others', async () => {
  const { send, paste } = await writing();
  const { id, markdown } = await paste();
  await db.insert(managedFiles).values({
    ...{ filename: 'b.png', originalName: 'b.png', path: 'files/b.png', size: 1, mimeType: 'image/png' },
    ...{ category: 'media', checksum: 'b' },
  });
  const key = `new-${crypto.randomUUID()}`;
  const values = draftValues({ content: markdown });
  await send('PUT', `/api/blog/admin/drafts/${key}`, { values, basedOn: null, version: 0 });
  const { url } = (await send('POST', '/api/blog/admin/previews', { key })).body as { url: string };
  const preview = await findPreview(db, url.split('/').at(-1) ?? '', new Date());
  const access = `?access=${preview?.pictureAccess ?? ''}`;
  expect([await look(id, access), await look(id + 1, access)]).toEqual([200, 404]);
});
