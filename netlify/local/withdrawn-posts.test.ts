import { expect, test } from 'vitest';

import { deletePost } from '#server/blog/publishing/service.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { serveHost } from '#support/local-host.ts';
import { unpublishPost } from '#support/publish.ts';

import { describeFunction } from './functions.ts';
import { isWithdrawnPost } from './server.ts';

const db = await testDatabase();

test('D43 a post that was taken back is hidden, also when it was the only one', async () => {
  const { id } = await makePost(db, { slug: 'taken-back' });
  expect(await isWithdrawnPost('/blog/taken-back')).toBe(false);
  await unpublishPost(db, id, new Date());
  expect(await isWithdrawnPost('/blog/taken-back')).toBe(true);
  await deletePost(db, id, new Date());
  expect(await isWithdrawnPost('/blog/taken-back')).toBe(true);
});

test('D43 a database that knows of no post at all hides none of those that are built', async () => {
  expect(await isWithdrawnPost('/blog/built-before')).toBe(false);
});

test('D43 a post that was taken back is hidden by every spelling of its address', async () => {
  const { id } = await makePost(db, { slug: 'taken-back' });
  const onDemand = describeFunction('ssr.mjs', {
    default: () => Promise.resolve(new Response('not here', { status: 404 })),
    config: { path: '/*' },
  });
  const { origin } = await serveHost([], { onDemand, pages: { 'blog/taken-back': 'secret' } });
  const addresses = [
    '/blog/taken-back',
    '/blog/taken%2Dback/',
    '/%62log/taken-back',
    '/blog/taken-back/index',
    '/blog/taken-back/index.html',
    '/blog/taken-back/index.html/',
    '/blog/taken-back/%69ndex.htm%6C?x',
  ];
  const read = () => Promise.all(addresses.map(async (path) => (await fetch(origin + path)).text()));
  expect(new Set(await read())).toEqual(new Set(['secret']));
  await unpublishPost(db, id, new Date());
  expect(new Set(await read())).toEqual(new Set(['not here']));
});

test('D43 a feed with the text of a post that was taken back waits for the build without it', async () => {
  const { id } = await makePost(db);
  const { origin } = await serveHost([], { pages: { 'blog/rss.xml': 'secret', 'blog/feed.json': 'secret' } });
  const addresses = ['/blog/rss.xml', '/blog/feed.json', '/%62log/rss%2Exml', '/blog/feed.json/index.html?x'];
  const read = () =>
    Promise.all(
      addresses.map(async (path) => {
        const answer = await fetch(origin + path);
        return [answer.status, answer.headers.get('retry-after'), (await answer.text()).includes('secret')];
      }),
    );
  const isThere = addresses.map(() => [200, null, true]);
  expect(await read()).toEqual(isThere);
  await unpublishPost(db, id, new Date());
  expect(await read()).toEqual(addresses.map(() => [503, '60', false]));
  await db.update(buildRequests).set({ succeededAt: new Date() });
  expect(await read()).toEqual(isThere);
});
