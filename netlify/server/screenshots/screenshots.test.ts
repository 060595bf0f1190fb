import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import type { ScreenshotRun, ScreenshotStatus } from '#contracts/screenshots.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { deleteBlob, listBlobs } from '#server/integrations/blobs.ts';
import { startOwnSite } from '#support/background.ts';
import { testBlobs, whileBlobsAreDown } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { eventually } from '#support/eventually.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { fakeCamera, plainPicture } from '#support/fake-camera.ts';
import {
  nastyWord,
  proceduresOf,
  SEED,
  TIME_LIMIT_MS,
  tryHostileCalls,
} from '#support/hostile-procedures.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { setVariables } from '#support/variables.ts';

import clockFunction from '../../functions/screenshots-clock.ts';
import screenshotsFunction from '../../functions/screenshots.ts';
import { work } from './work.ts';

const db = await testDatabase();
await testBlobs();

const BASE = '/api/tools/screenshots';
const now = () => new Date();
const OWN_IMAGE = plainPicture({ width: 1200, height: 630 }, 40);

const ownImage = (path: string) =>
  path === '/og/home.png' ? { type: 'image/png', body: OWN_IMAGE } : undefined;

async function withPictures() {
  const { send } = await ownerCalls(db, screenshotsFunction);
  await send('POST', `${BASE}/generate`);
  await work(db, { now, ...fakeCamera() });
  return send;
}

const preview = (platform: string, headers: Record<string, string> = {}, method = 'GET') =>
  call(screenshotsFunction, `/preview/${platform}.png`, { headers, method });

test('A-SCR-2 status says whether a run is open and when the next one begins', async () => {
  await using _ = await startOwnSite();
  const { send } = await ownerCalls(db, screenshotsFunction);
  const status = async () => (await send('GET', `${BASE}/status`)).body as ScreenshotStatus;
  const before = await status();
  expect(before).toMatchObject({ isRunning: false, timeZone: 'UTC', run: null, latest: [], reason: null });
  expect(before.nextRun).toMatch(/T02:00:00\.000Z$/);
  expect((await send('POST', `${BASE}/generate`)).status).toBe(202);
  expect(await status()).toMatchObject({ isRunning: true, run: { total: 18, done: 0, state: 'waiting' } });
  expect((await send('POST', `${BASE}/generate`)).body).toMatchObject({ joined: true });
});

test('A-SCR-2 one platform and route give an image to save', async () => {
  await using _ = await startOwnSite();
  const { send } = await ownerCalls(db, screenshotsFunction);
  await makePost(db, { slug: 'a-post' });
  const asked = send('POST', `${BASE}/platform/twitter`, { route: '/blog/a-post' });
  await eventually(async () => {
    expect(await work(db, { now, ...fakeCamera() })).toBe('finished');
  });
  const { status, headers } = await asked;
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(headers.get('content-disposition')).toContain('twitter-blog.a-post.png');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/tools/admin',
  '/api/tools/logs',
  '/blog/../tools',
  '/blog/missing',
  '/blog/draft',
  '/blog?x=1',
  'file:///etc/passwd',
  '',
  '/'.repeat(300),
  'javascript:alert(1)',
  '/@elsewhere.example',
  '/blog/%2e%2e',
])('A-SCR-2 the route %j is none of this site and is refused by its name', async (route) => {
  const { send } = await ownerCalls(db, screenshotsFunction);
  await makePost(db, { slug: 'draft', status: 'draft' });
  const refused = await send('POST', `${BASE}/platform/slack`, { route });
  expect(refused).toMatchObject({ status: 422, body: { fields: { route: expect.any(String) } } });
  if (route === '') return; // a query without a value asks for nothing
  const cards = await send('GET', `${BASE}/cards?route=${encodeURIComponent(route)}`);
  expect(cards).toMatchObject({ status: 422, body: { fields: { route: expect.any(String) } } });
});

test('A-SCR-2 an unknown platform is refused by its name', async () => {
  const { send } = await ownerCalls(db, screenshotsFunction);
  expect(await send('POST', `${BASE}/platform/myspace`, { route: '/' })).toMatchObject({
    status: 422,
    body: { fields: { platform: expect.stringContaining('Use one of facebook') } },
  });
});

test('A-SCR-2 the preview is the home page’s last good picture, for everybody, and is sent once', async () => {
  await using _ = await startOwnSite(ownImage);
  await withPictures();
  const response = await preview('twitter');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(plainPicture({ width: 1200, height: 675 }));
  const etag = response.headers.get('etag') ?? '';
  expect((await preview('twitter', { 'if-none-match': etag })).status).toBe(304);
  expect((await preview('twitter', {}, 'HEAD')).headers.get('etag')).toBe(etag);
  expect((await preview('facebook')).headers.get('etag')).not.toBe(etag);
});

test('A-SCR-2 before there is a picture, and while the storage is down, the preview is the site’s own image', async () => {
  using _log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await using _ = await startOwnSite(ownImage);
  const isOwn = async (response: Response) => {
    expect(response.headers.get('etag')).toBeNull();
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(OWN_IMAGE);
  };
  await isOwn(await preview('slack'));
  await withPictures();
  await whileBlobsAreDown(async () => isOwn(await preview('slack')));
  for (const key of await listBlobs('screenshots/')) await deleteBlob(key);
  await isOwn(await preview('slack'));
});

test('A-SCR-2 there is no preview of anything else, and a site without its own image says so', async () => {
  await using _ = await startOwnSite();
  for (const name of ['myspace', 'FACEBOOK', '..%2f..', 'facebook.png']) {
    const answer = await preview(name);
    expect(answer.status, name).toBe(404);
  }
  expect((await preview('facebook')).status).toBe(503);
  expect((await preview('facebook', {}, 'POST')).status).toBe(404);
});

test('A-SCR-2 the owner sees each picture; strangers see none', async () => {
  await using _ = await startOwnSite();
  const send = await withPictures();
  const run = ((await send('GET', `${BASE}/status`)).body as { run: ScreenshotRun }).run;
  const [{ imagePath, differencePath } = { imagePath: null, differencePath: null }] = run.pictures;
  expect(await send('GET', imagePath ?? '')).toMatchObject({ status: 200 });
  expect((await call(screenshotsFunction, imagePath ?? '')).status).toBe(401);
  expect(differencePath).toBeNull();
  expect(await send('GET', `${imagePath ?? ''}/difference`)).toMatchObject({ status: 404 });
  expect(await send('GET', `${BASE}/pictures/999`)).toMatchObject({ status: 404 });
  for (const key of await listBlobs('screenshots/')) await deleteBlob(key);
  expect(await send('GET', imagePath ?? '')).toMatchObject({
    status: 404,
    body: { error: expect.stringContaining('picture is lost') },
  });
});

test('A-SCR-1 the owner’s time zone moves the night, and the log tells', async () => {
  const { send } = await ownerCalls(db, screenshotsFunction);
  const saved = await send('PUT', `${BASE}/settings`, { timeZone: 'Asia/Kathmandu' });
  expect(saved).toMatchObject({ status: 200, body: { timeZone: 'Asia/Kathmandu' } });
  expect((saved.body as { nextRun: string }).nextRun).toMatch(/T20:15:00\.000Z$/);
  await send('PUT', `${BASE}/settings`, { timeZone: 'Europe/Berlin' });
  expect((await send('GET', `${BASE}/status`)).body).toMatchObject({ timeZone: 'Europe/Berlin' });
  expect(await db.select().from(adminLogs)).toMatchObject([
    { action: 'updated', resource: 'screenshot', details: { timeZone: 'Asia/Kathmandu' } },
    { details: { timeZone: 'Europe/Berlin' } },
  ]);
});

test.each(['', 'Mars/Olympus', '+02:00', 'UTC+1', 'Europe/Berlin\u0000', 'x'.repeat(100), null, 7])(
  'A-SCR-1 the time zone %j is refused by its name',
  async (timeZone) => {
    const { send } = await ownerCalls(db, screenshotsFunction);
    const refused = await send('PUT', `${BASE}/settings`, { timeZone });
    expect(refused).toMatchObject({ status: 422, body: { fields: { timeZone: expect.any(String) } } });
  },
);

test('ERR-2 where no browser can run, generating says why, and all else works', async () => {
  await using _ = await startOwnSite(ownImage);
  setVariables({ BROWSER_URL: 'none' });
  const { send } = await ownerCalls(db, screenshotsFunction);
  const reason = 'The browser is turned off (BROWSER_URL=none).';
  const refused = { status: 503, body: { code: 'NO_BROWSER', error: reason } };
  expect(await send('POST', `${BASE}/generate`)).toMatchObject(refused);
  expect(await send('POST', `${BASE}/platform/slack`, { route: '/' })).toMatchObject(refused);
  expect(await send('GET', `${BASE}/status`)).toMatchObject({ status: 200, body: { reason, nextRun: null } });
  expect((await preview('slack')).status).toBe(200);
  expect(await send('PUT', `${BASE}/settings`, { timeZone: 'UTC' })).toMatchObject({ status: 200 });
  expect((await clockFunction()).status).toBe(204);
});

test('ERR-2 a BROWSER_URL that is not valid is named', async () => {
  setVariables({ BROWSER_URL: 'file:///chromium' });
  const { send } = await ownerCalls(db, screenshotsFunction);
  const { body } = await send('GET', `${BASE}/status`);
  expect(body).toMatchObject({ reason: 'There is no browser: BROWSER_URL is not valid.' });
});

test.each(await proceduresOf(/^screenshots\./))(
  'A-SCR-2 hostile calls of $method $path: no 5xx but what is said to be, nothing leaked',
  async (procedure) => {
    setVariables({ BROWSER_URL: 'none' });
    const { cookie } = await makeOwner(db);
    await tryHostileCalls(procedure, screenshotsFunction, { cookie, mayFail: 'NO_BROWSER' });
  },
  TIME_LIMIT_MS,
);

test('A-SCR-2 hostile names of previews: no 5xx', async () => {
  const property = fc.asyncProperty(nastyWord, async (part) => {
    const { status } = await call(screenshotsFunction, `/preview/${encodeURIComponent(part)}`);
    expect(status, part).toBeLessThan(500);
  });
  await fc.assert(property, { numRuns: 150, seed: SEED });
});
