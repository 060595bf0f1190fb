import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { blogPosts } from '#server/db/schema/blog.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { onBuildRequested } from '#server/integrations/build-hook.ts';
import { deliverBuildRequests } from '#server/blog/publishing/delivery.ts';
import { deletePost, updatePost } from '#server/blog/publishing/service.ts';
import { testDatabase } from '#support/database.ts';
import { eventually } from '#support/eventually.ts';
import { makePost } from '#support/factories/post.ts';
import { publishPost, unpublishPost } from '#support/publish.ts';

import { openLiveSite, type LiveSite } from './live-site.ts';
import { startRebuilds } from './rebuilds.ts';
import { adoptBuild, siteFolders } from '../build/site-folders.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00Z');

let root = '';
let stops: (() => void)[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'live-site-'));
  writeFileSync(path.join(root, 'netlify.toml'), '');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

/** What the database shows, as a build would draw it. */
const titles = async () =>
  (await db.select().from(blogPosts).where(eq(blogPosts.status, 'published')))
    .map(({ title }) => title)
    .sort()
    .join(', ');

/** Writes a site of one page that names the published posts. */
async function writeBuild(folder: string, { sources = 'code' } = {}): Promise<void> {
  const text = await titles();
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  mkdirSync(path.join(folder, '.netlify/v1/functions/ssr'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/index.html'), text);
  writeFileSync(path.join(folder, '.netlify/v1/config.json'), '{"headers":[]}');
  const onDemand = `export default () => new Response(${JSON.stringify(folder)});`;
  writeFileSync(path.join(folder, '.netlify/v1/functions/ssr/ssr.mjs'), onDemand);
  writeFileSync(path.join(folder, '.netlify/build-stamp.json'), JSON.stringify({ sources, posts: text }));
}

/** A host on the build of the present posts; each further build runs `build`. */
async function startHost(build: (folder: string) => Promise<void> = writeBuild) {
  const first = path.join(root, 'first');
  await writeBuild(first);
  const builder = vi.fn(build);
  const folders = siteFolders(path.join(root, 'sites'), root);
  const live = await openLiveSite(first, {
    folders,
    configFile: path.join(root, 'netlify.toml'),
    present: async () => ({ sources: 'code', posts: await titles() }),
    build: builder,
    debounceMs: 0,
  });
  stops.push(onBuildRequested(live.rebuild), live.stop);
  return { live, builder, folders };
}

/** The page that a reader gets now. */
async function read({ site }: Pick<LiveSite, 'site'>): Promise<string> {
  const server = createServer(
    (request, response) => void (site().serveFile(request, response) || response.end()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  server.close();
  return text;
}

const openRequests = () => db.$count(buildRequests, eq(buildRequests.attempts, 0));

test('D43 publish, update, unpublish and delete each bring a new site', async () => {
  const post = await makePost(db, { title: 'Draft', status: 'draft' });
  const { live } = await startHost();
  expect(await read(live)).toBe('');
  await publishPost(db, post.id, NOW);
  expect(await deliverBuildRequests(db)).toBe('delivered');
  expect(await read(live)).toBe('Draft');
  await updatePost(db, post.id, { title: 'Better' }, NOW);
  await deliverBuildRequests(db);
  expect(await read(live)).toBe('Better');
  await unpublishPost(db, post.id, NOW);
  await deliverBuildRequests(db);
  expect(await read(live)).toBe('');
  await publishPost(db, post.id, NOW);
  await deletePost(db, post.id, NOW);
  await deliverBuildRequests(db);
  expect(await read(live)).toBe('');
  expect(await openRequests()).toBe(0);
});

test('D43 readers get the old site, whole, until the new one stands', async () => {
  const post = await makePost(db, { title: 'New', status: 'draft' });
  const finish = Promise.withResolvers<undefined>();
  const { live, builder } = await startHost(async (folder) => {
    await finish.promise;
    await writeBuild(folder);
  });
  await publishPost(db, post.id, NOW);
  const delivery = deliverBuildRequests(db);
  await eventually(() => expect(builder).toHaveBeenCalled());
  expect(await read(live)).toBe('');
  finish.resolve(undefined);
  await delivery;
  expect(await read(live)).toBe('New');
});

test('D43 all changes during a build are in the one that follows', async () => {
  const posts = await Promise.all(
    ['A', 'B', 'C', 'D'].map((title) => makePost(db, { title, slug: title.toLowerCase(), status: 'draft' })),
  );
  const finish = Promise.withResolvers<undefined>();
  const { live, builder } = await startHost(async (folder) => {
    await writeBuild(folder);
    await finish.promise;
  });
  const deliveries: Promise<unknown>[] = [];
  for (const { id } of posts) {
    await publishPost(db, id, NOW);
    deliveries.push(deliverBuildRequests(db));
    await eventually(() => expect(builder).toHaveBeenCalled());
  }
  finish.resolve(undefined);
  await Promise.all(deliveries);
  expect(builder).toHaveBeenCalledTimes(2);
  expect(await read(live)).toBe('A, B, C, D');
});

test('D43 a failed build keeps the old site, says so, and is tried again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const post = await makePost(db, { title: 'New', status: 'draft' });
  let isBroken = true;
  const { live, folders } = await startHost(async (folder) => {
    await writeBuild(folder);
    if (isBroken) throw new Error('The build failed: content/profile.yaml:3 is wrong');
  });
  await publishPost(db, post.id, NOW);
  expect(await deliverBuildRequests(db)).toBe('failed');
  expect(await read(live)).toBe('');
  expect(said).toHaveBeenCalledWith('The site could not be rebuilt; the old one stays.', expect.any(Error));
  expect(await db.select().from(buildRequests)).toMatchObject([
    {
      lastError: 'BUILD_FAILED: The build failed: content/profile.yaml:3 is wrong',
      attempts: 1,
      succeededAt: null,
    },
  ]);
  expect(folders.newest()).toBeUndefined();
  isBroken = false;
  const later = new Date(Date.now() + 61_000);
  const clock = { now: () => later, pause: () => Promise.resolve() };
  expect(await deliverBuildRequests(db, clock)).toBe('delivered');
  expect(await read(live)).toBe('New');
});

test('D43 a change that was not built before the end is built after the start', async () => {
  const post = await makePost(db, { title: 'New', status: 'draft' });
  await publishPost(db, post.id, NOW);
  await db.update(blogPosts).set({ status: 'draft' }); // the build that stands does not know it
  const first = path.join(root, 'first');
  await writeBuild(first);
  await db.update(blogPosts).set({ status: 'published' });
  const live = await openLiveSite(first, {
    folders: siteFolders(path.join(root, 'sites'), root),
    configFile: path.join(root, 'netlify.toml'),
    present: async () => ({ sources: 'code', posts: await titles() }),
    build: (folder) => writeBuild(folder),
    debounceMs: 0,
  });
  stops.push(startRebuilds(live.rebuild), live.stop);
  await eventually(async () => expect(await read(live)).toBe('New'));
});

test('D43 a build that the site already shows is not made again', async () => {
  await makePost(db, { title: 'Known' });
  const { live, builder } = await startHost();
  await live.rebuild();
  expect(builder).not.toHaveBeenCalled();
});

test('D43 of old builds only the one before stays, for answers under way', async () => {
  const post = await makePost(db, { title: '0' });
  const { live, folders } = await startHost();
  for (const title of ['1', '2', '3']) {
    await updatePost(db, post.id, { title }, NOW);
    await live.rebuild();
  }
  const newest = folders.newest() ?? '';
  expect(path.basename(newest)).toBe('3');
  expect(readdirSync(path.dirname(newest)).sort()).toEqual(['2', '3', 'data-folder']);
});

test('D43 the on-demand function of the same code is not loaded again; of new code it is', async () => {
  const post = await makePost(db, { title: '0' });
  let sources = 'code';
  const { live } = await startHost((folder) => writeBuild(folder, { sources }));
  const loaded = live.site().onDemand;
  await updatePost(db, post.id, { title: '1' }, NOW);
  await live.rebuild();
  expect(live.site().onDemand).toBe(loaded);
  sources = 'new code';
  await updatePost(db, post.id, { title: '2' }, NOW);
  await live.rebuild();
  expect(live.site().onDemand).not.toBe(loaded);
});

test('D43 a build in the project’s own folder takes nothing from the site that is served', async () => {
  await makePost(db, { title: 'Served' });
  const own = path.join(root, 'own');
  await writeBuild(own);
  const { next } = siteFolders(path.join(root, 'sites'), root);
  const served = adoptBuild(own, next());
  rmSync(path.join(own, 'dist'), { recursive: true });
  rmSync(path.join(own, '.netlify/v1/functions/ssr'), { recursive: true });
  writeFileSync(path.join(own, '.netlify/v1/config.json'), 'half writ');
  const { site } = await openLiveSite(served, {
    folders: siteFolders(path.join(root, 'sites'), root),
    configFile: path.join(root, 'netlify.toml'),
    present: () => Promise.reject(new Error('nobody asks')),
    build: (folder) => writeBuild(folder),
  });
  expect(await read({ site })).toBe('Served');
  expect(site().onDemand).toBeDefined();
});

test('D43 builds of a data folder that is gone are removed', () => {
  const gone = path.join(root, 'gone');
  mkdirSync(gone);
  const parent = path.join(root, 'sites');
  mkdirSync(siteFolders(parent, gone).next(), { recursive: true });
  expect(readdirSync(parent)).toHaveLength(1);
  rmSync(gone, { recursive: true });
  siteFolders(parent, root);
  expect(readdirSync(parent)).toHaveLength(1);
  expect(existsSync(path.join(parent, readdirSync(parent)[0] ?? '', '1'))).toBe(false);
});
