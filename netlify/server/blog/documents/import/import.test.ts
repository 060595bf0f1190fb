import {
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type IRunOptions,
} from 'docx';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { ImportedPost } from '#contracts/blog-admin.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { edgePurges } from '#server/db/schema/platform.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { findPublishedBySlug } from '#server/blog/published/site.ts';
import { testBlobs, whileBlobsAreDown } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { signPictureAccess } from '#server/files/picture-access.ts';
import { deletePost, updatePost } from '#server/blog/publishing/service.ts';
import { call } from '#support/call.ts';
import { importForm, sendImport } from '#support/import.ts';
import { publishPost, unpublishPost } from '#support/publish.ts';
import { picture } from '#support/sample-files.ts';

import files from '../../../../functions/files.ts';

const db = await testDatabase();
await testBlobs();

const markdown = (text: string, name = 'a-note.md') => ({ name, bytes: new TextEncoder().encode(text) });
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

async function importing() {
  const { cookie } = await makeOwner(db);
  const run = async (
    document: { name: string; bytes: Uint8Array<ArrayBuffer> },
    images: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [],
  ) => {
    const answer = await sendImport(cookie, importForm(document, images));
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body as ImportedPost;
  };
  return { cookie, run };
}

test('BA-5 a Markdown file becomes a draft by its frontmatter; what the blog does not know is said', async () => {
  const { run } = await importing();
  const [category, tag] = [
    await makeCategory(db, { name: 'Zéro Trust' }),
    await makeTag(db, { slug: 'sla' }),
  ];
  const { post, notes } = await run(
    markdown(
      '---\ntitle: "My title"\nslug: my-slug\ndescription: In short\ncover: https://example.com/c.png\ntags: [SLA, Un Known, un known]\ncategory: ze\u0301ro trust\ndate: 2020-01-01\n---\n\n# My title\n\nText with <b>HTML</b>.\n',
    ),
  );
  expect(post).toMatchObject({
    ...{ title: 'My title', slug: 'my-slug', excerpt: 'In short', coverImage: 'https://example.com/c.png' },
    ...{ content: 'Text with <b>HTML</b>.', status: 'draft', publishedAt: null },
    ...{ categoryIds: [category.id], tagIds: [tag.id] },
  });
  expect(notes).toEqual(['There is no tag “Un Known”.']);
  expect(await findPublishedBySlug(db, 'my-slug')).toBeUndefined();
  expect((await db.select().from(adminLogs)).map(({ action }) => action)).toEqual(['imported']);
});

test('BA-5 without frontmatter the first heading or the file’s name is the title; a taken or reserved slug gets a number', async () => {
  const { run } = await importing();
  await makePost(db, { slug: 'a-heading' });
  expect((await run(markdown('# A heading\n\nText.'))).post).toMatchObject({
    title: 'A heading',
    slug: 'a-heading-2',
    content: 'Text.',
  });
  expect((await run(markdown('Text.', 'my_first-note.markdown'))).post).toMatchObject({
    title: 'my first note',
    slug: 'my-first-note',
  });
  expect((await run(markdown('---\nslug: search\n---\nText.'))).post.slug).toBe('a-note');
  expect((await run(markdown('# 日本語\n\nText.'))).post).toMatchObject({
    title: '日本語',
    slug: 'imported-post',
  });
  const odd = await run(markdown('---\n: [ {\n---\nText.', 'x.md'));
  expect(odd.notes).toEqual(['The fields at the beginning of the file could not be read.']);
});

test.each(['{ a: b }', '[a, b]', ''])(
  'BA-5 a field that is no text, such as %j, is left out: the file’s name is the title',
  async (value) => {
    const { run } = await importing();
    const { post, notes } = await run(
      markdown(
        `---\ntitle: ${value}\nexcerpt: ${value}\ntags: [{ a: b }]\nslug: 2026\ncategory: [Gone, { a: b }]\n---\nText.`,
      ),
    );
    expect(post).toMatchObject({ title: 'a note', excerpt: null, slug: '2026' });
    expect(notes).toEqual(['There is no category “Gone”.']);
  },
);

test('BA-5 images of a Markdown file, beside it or inside it, go into the media library; others are named', async () => {
  const { run } = await importing();
  const [png, jpeg] = [await picture('png'), await picture('jpeg')];
  const source = `![A plan](./img/Plan%201.png 'The "plan"')\n\n![Inside](data:image/jpeg;base64,${base64(jpeg)})\n\n![Ref][one]\n\n![Gone](gone.png) ![Web](https://example.com/w.png)\n\n![Again](img/plan%201.png)\n\n[one]: <data:image/png;base64,${base64(png)}>\n`;
  const { post, imageCount, notes } = await run(markdown(source), [{ name: 'plan 1.png', bytes: png }]);
  const stored = await db.select().from(managedFiles).orderBy(managedFiles.id);
  expect(imageCount).toBe(3);
  expect(stored.map(({ mimeType, isPublic, category }) => [mimeType, isPublic, category])).toEqual([
    ['image/jpeg', false, 'media'],
    ['image/png', false, 'media'],
  ]);
  const [inside, shared] = stored.map(({ id }) => `/api/tools/files/${id}/preview?size=40x30`);
  expect(post.content).toBe(
    `![A plan](${shared} "The \\"plan\\"")\n\n![Inside](${inside})\n\n![Ref][one]\n\n![Gone](gone.png) ![Web](https://example.com/w.png)\n\n![Again](${shared})\n\n[one]: <${shared}>`,
  );
  expect(stored[0]?.altText).toBe('Inside');
  expect(notes).toEqual(['The image “gone.png” did not come with the document.']);
});

test('BA-5 what an import brings is seen when its post is: not as a draft, not before its time, not after', async () => {
  const { cookie, run } = await importing();
  const source = `![x](data:image/png;base64,${base64(await picture('png'))})`;
  const { post } = await run(markdown(source));
  const other = await run(markdown(source, 'another.md'));
  const [file] = await db.select().from(managedFiles).where(eq(managedFiles.postId, post.id));
  const look = async (headers: Record<string, string> = {}, end = '') =>
    (await call(files, `/api/tools/files/${file?.id}/preview${end}`, { headers })).status;
  const set = (status: 'draft' | 'published', publishedAt: Date) =>
    updatePost(db, post.id, { status, publishedAt }, new Date());
  expect([await look(), await look({ cookie })]).toEqual([404, 200]);
  const access = async (id: number) => `?access=${await signPictureAccess(id, new Date())}`;
  expect(await look({}, await access(post.id))).toBe(200);
  for (const end of ['?access=', '?access=x', await access(other.post.id), await access(0)])
    expect(await look({}, end), end).toBe(404);
  await publishPost(db, other.post.id, new Date());
  expect(await look()).toBe(404);
  await set('published', new Date(Date.now() + 60_000));
  expect(await look()).toBe(404);
  await publishPost(db, post.id, new Date());
  const shown = await call(files, `/api/tools/files/${file?.id}/preview`);
  expect([shown.status, shown.headers.get('netlify-cache-tag')]).toEqual([
    200,
    `file-${file?.id},pictures-${post.id}`,
  ]);
  await db.delete(edgePurges);
  await unpublishPost(db, post.id, new Date());
  expect(await look()).toBe(404);
  expect((await db.select().from(edgePurges)).map(({ tag }) => tag)).toContain(`pictures-${post.id}`);
  await publishPost(db, post.id, new Date());
  await deletePost(db, post.id, new Date());
  expect([await look(), await look({ cookie })]).toEqual([404, 200]);
});

test('BA-5 an import whose post cannot be made leaves no file behind', async () => {
  const { cookie } = await importing();
  const source = `# A title\n\n![x](data:image/png;base64,${base64(await picture('png'))})`;
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await db.execute(sql`alter table blog_posts add constraint refused check (false) not valid`);
  onTestFinished(async () => {
    await db.execute(sql`alter table blog_posts drop constraint refused`);
  });
  const failed = await sendImport(cookie, importForm(markdown(source)));
  expect([failed.status, await db.$count(managedFiles)]).toEqual([500, 0]);
});

test('BA-5 an image that the library does not take is left out and said; a library that is down stores nothing', async () => {
  const { cookie, run } = await importing();
  const { post, notes, imageCount } = await run(
    markdown(`Text ![x](data:image/png;base64,${btoa('<svg onload=alert(1)>')})`),
  );
  expect([post.content, imageCount, notes.length]).toEqual(['Text ![x]()', 0, 1]);
  const posts = await db.$count(blogPosts);
  const source = `![x](data:image/png;base64,${base64(await picture('png'))})`;
  await db.delete(managedFiles);
  const down = await whileBlobsAreDown(() => sendImport(cookie, importForm(markdown(source))));
  expect([down.status, await db.$count(blogPosts)]).toEqual([503, posts]);
});

test('BA-5 a retried import makes its draft and its media once; another document under its key is refused', async () => {
  const { cookie } = await importing();
  const png = await picture('png');
  const photo = { name: 'plan.png', bytes: png };
  const send = (text: string, key: string, images = [photo]) =>
    sendImport(cookie, importForm(markdown(text), images), { 'idempotency-key': key });
  const text = '# Sent twice\n\n![Plan](plan.png)';
  const [first, atOnce] = await Promise.all([send(text, 'attempt-1'), send(text, 'attempt-1')]);
  const again = await send(text, 'attempt-1');
  expect([first.status, atOnce.status, again.status]).toEqual([201, 201, 201]);
  expect(again.body).toEqual(first.body);
  expect(atOnce.body).toEqual(first.body);
  expect([await db.$count(blogPosts), await db.$count(managedFiles)]).toEqual([1, 1]);

  const other = { status: 422, body: expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }) as unknown };
  expect(await send('# Another', 'attempt-1')).toEqual(other);
  const otherPhoto = { name: 'plan.png', bytes: await picture('png', 20, 20) };
  expect(await send(text, 'attempt-1', [otherPhoto])).toEqual(other);
  expect((await send(text, 'short')).status).toBe(400);
  expect([await db.$count(blogPosts), await db.$count(managedFiles)]).toEqual([1, 1]);

  expect((await send('', 'attempt-2')).status).toBe(422);
  expect((await send(text, 'attempt-2')).status, 'a refused import leaves its key free').toBe(201);
  expect(await db.$count(blogPosts)).toBe(2);
});

test('BA-5 a Word document becomes Markdown: title, headings, lists, emphasis, links, footnotes, code, tables and pictures', async () => {
  const { run } = await importing();
  const data = await picture('png', 80, 60);
  const bold: IRunOptions = { text: 'Bold', bold: true };
  const gone: IRunOptions = { text: 'gone', strike: true };
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: 'From Word & back' }),
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'Section' }),
    new Paragraph({
      children: [new TextRun(bold), new TextRun(' and '), new TextRun(gone)],
    }),
    new Paragraph({ bullet: { level: 0 }, text: 'One' }),
    new Paragraph({ bullet: { level: 1 }, text: 'Inner' }),
    new Paragraph({
      children: [new ExternalHyperlink({ link: 'https://example.com/a', children: [new TextRun('Link')] })],
    }),
    new Paragraph({ children: [new TextRun('Noted'), new FootnoteReferenceRun(1)] }),
    new Paragraph({ style: 'Code', text: 'for _ in *; do' }),
    new Paragraph({ style: 'Code', text: '  show <it>' }),
    new Table({
      rows: [
        new TableRow({ children: [cell('A'), cell('B|C')] }),
        new TableRow({ children: [cell('1'), cell('2')] }),
      ],
    }),
    new Paragraph({
      children: [
        new ImageRun({
          type: 'png',
          data,
          transformation: { width: 80, height: 60 },
          altText: { name: 'A plan', description: 'A plan', title: 'A plan' },
        }),
      ],
    }),
  ];
  const styles = { paragraphStyles: [{ id: 'Code', name: 'Code' }] };
  const footnotes = { 1: { children: [new Paragraph('A footnote text.')] } };
  const bytes = new Uint8Array(
    await Packer.toBuffer(new Document({ styles, footnotes, sections: [{ children }] })),
  );
  const { post, imageCount } = await run({ name: 'Report.DOCX', bytes });
  const [file] = await db.select().from(managedFiles);
  expect(post).toMatchObject({ title: 'From Word & back', slug: 'from-word-back', status: 'draft' });
  expect(post.content.replace(/-\s+/g, '- ').split(/\n{2,}/)).toEqual([
    '## Section',
    '**Bold** and ~~gone~~',
    '- One\n    - Inner',
    '[Link](https://example.com/a)',
    'Noted[^1]',
    '```\nfor _ in *; do\n  show <it>\n```',
    '| A | B\\|C |\n| --- | --- |\n| 1 | 2 |'.replace(/-\s+/g, '- '),
    `![A plan](/api/tools/files/${file?.id}/preview?size=80x60)`,
    '[^1]: A footnote text.',
  ]);
  expect([imageCount, file?.width]).toEqual([1, 80]);
});
