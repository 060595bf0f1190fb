import { expect, test } from 'vitest';

import type { Finding } from '#contracts/blog-admin.ts';
import type { DraftValues } from '#contracts/blog-post-input.ts';
import { blogSlugHistory } from '#server/db/schema/blog.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { draftValues } from '#support/factories/draft.ts';
import { makeWithdrawnPosts, makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';

const db = await testDatabase();

async function checker() {
  const { send } = await ownerCalls(db, blogAdmin);
  const check = async (values: Partial<DraftValues>) =>
    (await send('POST', '/api/blog/admin/check', draftValues({ slug: 'own', ...values }))).body as Finding[];
  const found = async (content: string, rule: Finding['rule']) =>
    (await check({ content }))
      .filter((finding) => finding.rule === rule)
      .map(({ position }) => content.slice(position?.start, position?.end));
  return { check, found };
}

const makeFile = async (values: Partial<typeof managedFiles.$inferInsert>) => {
  const path = `files/${values.filename}`;
  const file = {
    filename: 'a',
    originalName: 'a.png',
    size: 1,
    mimeType: 'image/png',
    category: 'media' as const,
    checksum: path,
  };
  const [row] = await db
    .insert(managedFiles)
    .values({ ...file, path, ...values })
    .returning();
  return `/api/tools/files/${row?.id}/preview`;
};

test('BA-7 images without alternative text and links without words are found where they stand', async () => {
  const { check, found } = await checker();
  const content =
    'Text\n\n![](/images/a.webp) ![ok](/images/b.webp)\n\n[![ ](/images/c.webp)](/blog) [](https://example.com)';
  expect(await found(content, 'altTextMissing')).toEqual(['![](/images/a.webp)', '![ ](/images/c.webp)']);
  expect(await found(content, 'linkEmpty')).toEqual(['[](https://example.com)']);
  const [first] = await check({ content });
  expect(first).toMatchObject({
    severity: 'warning',
    field: 'content',
    position: { start: 6, line: 3, column: 1 },
  });
});

test('BA-7 headings that skip a level or compete with the title are found', async () => {
  const { found } = await checker();
  const content = '# Top\n\n## Fine\n\n#### Skips\n\n##### Next\n\n## Back\n\n### Fine';
  expect(await found(content, 'headingTop')).toEqual(['# Top']);
  expect(await found(content, 'headingOrder')).toEqual(['#### Skips']);
});

test('BA-7 links to what readers do not find here are found, as path, as full address, as heading or as file', async () => {
  const { found } = await checker();
  const { id } = await makePost(db, { slug: 'shown' });
  await makeWithdrawnPosts(db).then(async ([draft]) => {
    await db.insert(blogSlugHistory).values([
      { slug: 'moved', postId: id },
      { slug: 'hidden', postId: draft?.id ?? 0 },
    ]);
  });
  await makePost(db, { slug: 'secret', status: 'draft' });
  await makeCategory(db, { slug: 'ops' });
  await makeTag(db, { slug: 'off', isActive: false });
  const [shownFile, privateFile] = [
    await makeFile({ filename: 'b', isPublic: true }),
    await makeFile({ filename: 'c', category: 'other' }),
  ];
  const alive = [
    ...[
      '/',
      '/blog',
      '/blog/shown',
      '/blog/shown/',
      '/blog/shown?a=1#b',
      'shown',
      '/blog/moved',
      '/blog/own',
    ],
    ...['/blog/category/ops', '/blog/category/ops/page/2', '/blog/page/2', '/blog/rss.xml', '/images/x.webp'],
    ...[
      'http://localhost:8888/blog/shown',
      'https://example.com/nothing',
      'mailto:a@example.com',
      '#a-heading',
      '#comments',
      shownFile,
    ],
  ];
  const dead = [
    ...[
      '/blog/secret',
      '/blog/nothing',
      'nothing',
      '/blog/hidden',
      '/blog/category/none',
      '/blog/tag/off',
      '/nowhere',
    ],
    ...[
      'http://localhost:8888/blog/secret',
      '#no-heading',
      privateFile,
      '/api/tools/files/999/preview',
      '/blog/%E0%A4%A',
    ],
  ];
  const text = (addresses: string[]) =>
    `## A heading\n\n${addresses.map((address) => `[x](${address})`).join('\n\n')}`;
  expect(await found(text(alive), 'linkDead')).toEqual([]);
  expect(await found(text(dead), 'linkDead')).toEqual(dead.map((address) => `[x](${address})`));
});

test('BA-7 lengths, missing fields and the cover are looked at; a good post has nothing to say', async () => {
  const { check } = await checker();
  const rules = async (values: Partial<DraftValues>) => (await check(values)).map(({ rule }) => rule).sort();
  expect(await rules({})).toEqual([
    'categoryMissing',
    'contentShort',
    'coverMissing',
    'descriptionMissing',
    'excerptMissing',
  ]);
  const cover = await makeFile({ filename: 'd', isPublic: true, width: 1_200, height: 630 });
  const good: Partial<DraftValues> = {
    title: 'A title',
    excerpt: 'What it is about.',
    content: 'word '.repeat(150),
    coverImage: cover,
    categoryIds: [(await makeCategory(db)).id],
  };
  expect(await rules(good)).toEqual([]);
  expect(await rules({ ...good, title: 'a'.repeat(61), excerpt: 'a'.repeat(161) })).toEqual([
    'descriptionLong',
    'titleLong',
  ]);
  expect(await rules({ ...good, title: 'a'.repeat(61), seoTitle: 'Short' })).toEqual([]);
  const small = await makeFile({ filename: 'e', isPublic: true, width: 1_199, height: 800 });
  expect(await rules({ ...good, coverImage: small })).toEqual(['coverSmall']);
  const hidden = await makeFile({ filename: 'f', width: 2_000, height: 2_000 });
  expect(await rules({ ...good, coverImage: hidden })).toEqual(['coverPrivate']);
  expect(await rules({ ...good, coverImage: 'https://example.org/a.png' })).toEqual([]);
});

test('BA-7 a text that nests without end is answered, not crashed on', async () => {
  const { check } = await checker();
  for (const content of [
    '>'.repeat(3_000),
    '['.repeat(10_000),
    '- '.repeat(2_000),
    '*'.repeat(20_000),
    '`'.repeat(20_000),
  ])
    expect(await check({ content })).toBeDefined();
});

test('BA-7 BA-9 a private picture comes with the post that is to show it; what its stored text names is still private', async () => {
  const { found } = await checker();
  const picture = await makeFile({ filename: 'g' });
  const content = `![Plan](${picture})`;
  expect(await found(content, 'linkDead')).toEqual([]);
  await makePost(db, { slug: 'own', content });
  expect(await found(content, 'linkDead')).toEqual([content]);
});
