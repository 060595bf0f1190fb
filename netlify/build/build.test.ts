import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { database } from '#server/db/client.ts';
import type { Database } from '#server/db/database.ts';
import { blogCategories, blogPosts } from '#server/db/schema/blog.ts';
import { deletePost, updatePost } from '#server/blog/publishing/service.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { publishPost, unpublishPost } from '#support/publish.ts';
import { freePort } from '#local/free-port.ts';

import { runBuild } from './run-build.ts';
import { openInstance, type Instance } from '../local/instance.ts';

/** Astro builds the code first, unless a build of the same code was made before. */
const FIRST_BUILD_MS = 180_000;
const BUILDS_MS = 240_000;

const root = mkdtempSync(path.join(tmpdir(), 'site-build-'));
const kept = path.join(root, 'kept');
/** The address of the browser tests: who has built the site for them has built this code. */
const SITE_URL = `http://localhost:${process.env['E2E_PORT'] ?? '4390'}`;
let instance: Instance;
let db: Database;
let category: { id: number };
let [one, two, beside] = [{ id: 0 }, { id: 0 }, { id: 0 }];
let [first, second] = [{ id: 0 }, { id: 0 }];
/** The files of the last build that knew the one before. */
let last: Map<string, string>;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {}); // the login of the first start
  instance = await openInstance({ dataDir: path.join(root, 'data'), port: await freePort() });
  db = await database();
  category = await makeCategory(db, { slug: 'a-category' });
  const tag = await makeTag(db, { slug: 'a-tag' });
  const others = Array.from({ length: 12 }, (_, number) => `other-${number}`);
  for (const slug of ['edited', 'tagged', 'moved', ...others])
    await makePost(db, { slug, categories: [category], tags: [tag] });
  [one, two, beside] = [
    await makeTag(db, { slug: 'one' }),
    await makeTag(db, { slug: 'two' }),
    await makeTag(db, { slug: 'beside' }),
  ];
  first = await makePost(db, { slug: 'first', tags: [one, beside] });
  second = await makePost(db, { slug: 'second', tags: [two] });
  last = await build(kept);
}, FIRST_BUILD_MS);

afterAll(async () => {
  await instance.close();
  rmSync(root, { recursive: true });
});

/** Every file of a new site by a digest of what it holds. */
async function build(cache: string): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(root, 'site-'));
  await runBuild({ environment: { ...instance.environment, SITE_URL }, folder, cache });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(files.sort().map((file) => [path.relative(folder, file), digestOf(file)]));
}

/** Tells which files are others since the last call; the site has to be the one that a build of all makes. */
async function filesTouchedBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = last;
  await change();
  last = await build(kept);
  expect(last).toEqual(await build(path.join(root, 'nothing')));
  rmSync(path.join(root, 'nothing'), { recursive: true });
  return [...new Set([...before.keys(), ...last.keys()])].filter(
    (file) => before.get(file) !== last.get(file),
  );
}

const page = (address: string) => `dist/blog/${address}/index.html`;
async function idOf(slug: string): Promise<number> {
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  return post?.id ?? 0;
}
const now = () => new Date();

test(
  'D43 changes draw the pages that show them and no other, and make the site that a build of all makes',
  async () => {
    const [edited, tagged, moved] = [await idOf('edited'), await idOf('tagged'), await idOf('moved')];
    const { id: newTag } = await makeTag(db, { slug: 'new-tag' });
    const files = await filesTouchedBy(async () => {
      await updatePost(db, edited, { title: 'A better title' }, now());
      await updatePost(db, tagged, { tagIds: [newTag] }, now());
      await updatePost(db, moved, { slug: 'moved-on' }, now());
    });
    const shown = [
      page('edited'),
      page('category/a-category/page/2'),
      page('tag/a-tag/page/2'),
      'dist/og/blog/edited.png',
      page('tagged'),
      page('tag/new-tag'),
      page('moved'),
      page('moved-on'),
    ];
    expect(files).toEqual(expect.arrayContaining(shown));
    expect(files).not.toContain(page('other-1'));
    expect(last.has(page('moved'))).toBe(false);
  },
  BUILDS_MS,
);

test(
  'D43 posts that are published, hidden or deleted bring their pages or take them away',
  async () => {
    const draft = { status: 'draft' as const, categories: [category] };
    const hidden = await makePost(db, { slug: 'hidden-again', ...draft });
    const deleted = await makePost(db, { slug: 'deleted', ...draft });
    const without = last;
    const publishing = async () => {
      await publishPost(db, hidden.id, now());
      await publishPost(db, deleted.id, now());
    };
    const files = [page('hidden-again'), page('deleted'), 'dist/og/blog/deleted.png'];
    expect(await filesTouchedBy(publishing)).toEqual(
      expect.arrayContaining([...files, 'dist/sitemap.xml', 'dist/blog/rss.xml']),
    );
    await unpublishPost(db, hidden.id, now());
    await deletePost(db, deleted.id, now());
    last = await build(kept);
    expect(last).toEqual(without);
  },
  BUILDS_MS,
);

test(
  'D43 exchanged tags change the tags beside both though no count changes, and a renamed category is on all its pages',
  async () => {
    const before = last;
    await updatePost(db, first.id, { tagIds: [one.id] }, now());
    await updatePost(db, second.id, { tagIds: [two.id, beside.id] }, now());
    last = await build(kept);
    for (const tag of ['one', 'two'])
      expect(last.get(page(`tag/${tag}`))).not.toBe(before.get(page(`tag/${tag}`)));
    const isCategory = eq(blogCategories.slug, 'a-category');
    const renaming = () => db.update(blogCategories).set({ name: 'Renamed' }).where(isCategory);
    expect(await filesTouchedBy(renaming)).toEqual(
      expect.arrayContaining([page('category/a-category/page/2'), page('other-1')]),
    );
  },
  BUILDS_MS,
);
