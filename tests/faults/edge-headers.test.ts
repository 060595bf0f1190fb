/** What a cache that many share would keep of the answers of every route. */
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';

import { contract } from '#contracts/contract.ts';
import { selectFunction, loadFunctions, type LoadedFunction } from '#local/functions.ts';
import { withImageCdn } from '#local/image-cdn.ts';
import { ROOT } from '#local/settings.ts';
import { listProcedures } from '#server/api/procedures.ts';
import { testBlobs } from '#support/blobs.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { picture } from '#support/sample-files.ts';
import { uploadMedia } from '#support/upload.ts';

const db = await testDatabase();
await testBlobs();

let functions: LoadedFunction[];
beforeAll(async () => {
  functions = withImageCdn(await loadFunctions(path.join(ROOT, 'netlify/functions')));
});

async function ask(address: string, options: Call = {}): Promise<Response> {
  const handler = selectFunction(functions, new URL(address, 'http://localhost').pathname)?.handler;
  if (!handler) throw new Error(`no function for ${address}`);
  return call(handler, address, options);
}

const OF_THE_EDGE = ['CDN-Cache-Control', 'Netlify-CDN-Cache-Control', 'Netlify-Cache-Tag'];

/** True for what the edge, or a proxy before the host, may keep for others. */
function isShared({ headers }: Response): boolean {
  const kept = headers.get('cache-control');
  return OF_THE_EDGE.some((name) => headers.has(name)) || kept === null || /public|s-maxage/.test(kept);
}

const FILE = '/api/tools/files/1';
const VARIANT = `/.netlify/images?w=20&url=${encodeURIComponent(`${FILE}/preview`)}`;

/** Something to be found at the routes that answer strangers. */
async function fill(): Promise<string> {
  const { cookie } = await makeOwner(db);
  await makePost(db, { slug: 'a-post' });
  await uploadMedia(cookie, { name: 'chart.png', bytes: await picture('png') });
  return cookie;
}

const everyPath = async () => {
  const procedures = await listProcedures(contract);
  const contracted = procedures
    .filter(({ method }) => method === 'GET')
    .map((procedure) => `/api${procedure.path.replace(/\{[^}]+\}/g, '1')}`);
  const beside = ['/preview/twitter.png', '/preview/nothing.png', '/api', '/api/nothing', '/api/docs'];
  return [...contracted, ...beside, '/api/openapi.json', `${FILE}/preview`, `${FILE}/download`, VARIANT];
};

const HEADERS: Record<string, string>[] = [
  {},
  { range: 'bytes=0-1' },
  { range: 'bytes=999999999-' },
  { 'if-none-match': '*' },
];

/** Every answer that is no whole one and may be kept for others, as `status address`. */
async function keptParts(cookie: string): Promise<string[]> {
  const found = new Set<string>();
  const seen = new Set<number>();
  const asked: [query: string, headers: Record<string, string>][] = [
    ...HEADERS.map((headers): [string, Record<string, string>] => ['', headers]),
    ['', { cookie }],
    ['?page=-1', {}],
    ['?slug=a-post', {}],
  ];
  for (const address of await everyPath())
    for (const [query, headers] of address.includes('?') ? asked.slice(0, HEADERS.length) : asked) {
      const response = await ask(`${address}${query}`, { headers });
      await response.body?.cancel();
      seen.add(response.status);
      if (response.status !== 200 && isShared(response)) found.add(`${response.status} ${address}${query}`);
    }
  for (const status of [200, 206, 304, 401, 404, 416, 422]) expect(seen).toContain(status);
  return [...found];
}

test('P-NET-1 of every route, no part of an answer, no error and no “not changed” may be kept by the edge', async () => {
  const cookie = await fill();
  expect(await keptParts(cookie)).toEqual([]);
  expect(isShared(await ask(`${FILE}/preview`))).toBe(true); // so that the test can fail
});

test('P-NET-1 what fails inside is kept by nobody, and a browser keeps “not changed” to itself', async () => {
  await fill();
  const etag = (await ask(`${FILE}/preview`)).headers.get('etag') ?? '';
  const same = await ask(`${FILE}/preview`, { headers: { 'if-none-match': etag } });
  expect([same.status, same.headers.get('cache-control')]).toEqual([304, 'private, max-age=300']);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await db.execute(sql`alter table blog_posts rename to gone`);
  await db.execute(sql`alter table managed_files rename to gone_files`);
  try {
    for (const address of ['/api/blog/posts', '/api/blog-post?slug=a-post', `${FILE}/preview`]) {
      const broken = await ask(address);
      expect([broken.status, broken.headers.get('cache-control'), isShared(broken)], address).toEqual([
        ...[500, 'no-store'],
        false,
      ]);
    }
  } finally {
    await db.execute(sql`alter table gone rename to blog_posts`);
    await db.execute(sql`alter table gone_files rename to managed_files`);
  }
});
