import sharp from 'sharp';
import { expect, test, vi } from 'vitest';

import { testBlobs, whileBlobsAreDown } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { picture, pngClaiming, text, uprightPhoto } from '#support/sample-files.ts';
import { upload, uploadMedia } from '#support/upload.ts';

import * as filesFunction from '../functions/files.ts';
import { describeFunction, findFunction } from './functions.ts';
import { keepVariants, WAITING_MAXIMUM, withImageCdn } from './image-cdn.ts';

const db = await testDatabase();
await testBlobs();

const files = describeFunction('files.ts', filesFunction);

/** Asks a fresh image CDN. */
async function ask(query: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:8888/.netlify/images?${query}`, { headers });
  const images = findFunction(withImageCdn([files]), '/.netlify/images');
  const response = await images?.handler(request, { ip: '127.0.0.1', requestId: 'test' });
  if (!response) throw new Error('nobody answers');
  return response;
}

const variant = (id: number, width: number) =>
  `url=${encodeURIComponent(`/api/tools/files/${id}/preview`)}&w=${width}`;
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
};

test('D18 a public image comes smaller as WebP, upright, and never larger than it is', async () => {
  const { cookie } = await makeOwner(db);
  await uploadMedia(cookie, { name: 'wide.png', bytes: await picture('png', 900, 600) });
  await uploadMedia(cookie, { name: 'portrait.jpg', bytes: await uprightPhoto() });
  expect(await sizeOf(await ask(variant(1, 480)))).toEqual({ width: 480, height: 320, format: 'webp' });
  expect(await sizeOf(await ask(variant(1, 1600)))).toEqual({ width: 900, height: 600, format: 'webp' });
  expect(await sizeOf(await ask(variant(2, 20)))).toEqual({ width: 40, height: 60, format: 'webp' });
});

test('D18 whatever widths strangers ask for, a picture has few variants', async () => {
  const { cookie } = await makeOwner(db);
  await uploadMedia(cookie, { name: 'wide.png', bytes: await picture('png', 900, 600) });
  const etags = new Set<string | null>();
  for (const width of [161, 200, 319, 320]) etags.add((await ask(variant(1, width))).headers.get('etag'));
  expect(etags.size).toBe(1);
});

test('D18 however many ask at once, one variant is made at a time, each once, and few wait', async () => {
  const variants = keepVariants();
  const { promise: first, resolve: endFirst } = Promise.withResolvers<Buffer>();
  const made: string[] = [];
  const makes = (name: string) => async () => {
    made.push(name);
    return name === '0' ? first : Buffer.from(name);
  };
  const names = Array.from({ length: WAITING_MAXIMUM }, (_, name) => String(name));
  const answers = [...names, '0', '1'].map((name) => variants.get(name, makes(name)));
  expect(variants.isBusy('another')).toBe(true);
  expect(variants.isBusy('1')).toBe(false);
  await Promise.resolve();
  expect(made).toEqual(['0']);
  endFirst(Buffer.from('0'));
  expect((await Promise.all(answers)).map(String)).toEqual([...names, '0', '1']);
  expect(made).toEqual(names);
  expect(variants.isBusy('another')).toBe(false);
});

test('D18 who has a variant already is answered 304', async () => {
  const { cookie } = await makeOwner(db);
  await uploadMedia(cookie, { name: 'wide.png', bytes: await picture('png', 900, 600) });
  const etag = (await ask(variant(1, 480))).headers.get('etag') ?? '';
  expect((await ask(variant(1, 480), { 'if-none-match': etag })).status).toBe(304);
  expect((await ask(variant(1, 960), { 'if-none-match': etag })).status).toBe(200);
});

test('D18 a private image has no variants, not even for its owner', async () => {
  const { cookie } = await makeOwner(db);
  await upload(cookie, { name: 'private.png', bytes: await picture('png', 900, 600) });
  expect((await ask(variant(1, 480), { cookie })).status).toBe(404);
});

test('D18 what is no image of this site is refused', async () => {
  const { cookie } = await makeOwner(db);
  await upload(cookie, { name: 'a.txt', bytes: text('a') }, { category: 'other', isPublic: 'true' });
  expect((await ask(variant(1, 480))).status).toBe(404);
  expect((await ask(`url=${encodeURIComponent('/elsewhere.png')}&w=480`)).status).toBe(404);
  const elsewhere = ['https://evil.example/a.png', '//evil.example/a.png', '/\\evil.example/a.png', ''];
  for (const url of elsewhere) expect((await ask(`url=${encodeURIComponent(url)}&w=480`)).status).toBe(400);
  for (const width of ['', '0', '-1', '1.5', '99999', 'x'])
    expect((await ask(`url=%2Fa.png&w=${width}`)).status).toBe(400);
});

test('D18 what is put together like an image and cannot be decoded has no variants', async () => {
  const { cookie } = await makeOwner(db);
  const bytes = await pngClaiming(900, 600);
  expect((await uploadMedia(cookie, { name: 'claims.png', bytes })).status).toBe(201);
  expect((await ask(variant(1, 480))).status).toBe(404);
});

test('D18 with the storage down a variant is a 503, and there again afterwards', async () => {
  using _ = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { cookie } = await makeOwner(db);
  await uploadMedia(cookie, { name: 'wide.png', bytes: await picture('png', 900, 600) });
  const down = await whileBlobsAreDown(() => ask(variant(1, 480)));
  expect(down.status).toBe(503);
  expect(down.headers.get('retry-after')).toBe('5');
  expect((await ask(variant(1, 480))).status).toBe(200);
});
