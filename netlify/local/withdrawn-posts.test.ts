import { expect, test } from 'vitest';

import { deletePost } from '#server/blog/publishing/service.ts';
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
