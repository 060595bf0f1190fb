import { encode } from 'fast-png';
import { expect, test } from 'vitest';

import { SCREENSHOT_NIGHTS_KEPT } from '#contracts/screenshots.ts';
import { blobQuarantine } from '#server/db/schema/files.ts';
import { screenshotPictures, screenshotRuns } from '#server/db/schema/screenshots.ts';
import { deleteBlob, listBlobs, putBlob, readWholeBlob } from '#server/integrations/blobs.ts';
import { startOwnSite } from '#support/background.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { fakeCamera, plainPicture } from '#support/fake-camera.ts';

import { compare } from './keep.ts';
import { forgetOldNights, listNights, sweepPictures } from './nights.ts';
import { readPixels, withinWeight } from './png.ts';
import { keepTime } from './service.ts';
import { work } from './work.ts';

const db = await testDatabase();
await testBlobs();

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_NIGHT = Date.parse('2026-11-01T02:00:00Z');
const SIZE = { width: 1200, height: 630 };

/** Lets the night number `at` have its run. */
async function passNight(at: number, onShoot?: Parameters<typeof fakeCamera>[0]) {
  const now = () => new Date(FIRST_NIGHT + at * DAY_MS);
  await keepTime(db, now());
  expect(await work(db, { now, ...fakeCamera(onShoot) })).toBe('finished');
}

test('A-SCR-1 what changed since the night before is listed, with a picture of the difference', async () => {
  await using _ = await startOwnSite();
  await passNight(0);
  await passNight(1, {
    onShoot: (route, size) => (route === '/blog' ? plainPicture(size, 200, 63) : undefined),
  });
  const [latest, first] = await listNights(db);
  expect(first).toMatchObject({ night: '2026-11-01', done: 18, failed: 0, changed: [] });
  expect(latest?.changed.map(({ route }) => route)).toEqual(Array.from({ length: 6 }, () => '/blog'));
  const wide = latest?.changed.find(({ platform }) => platform === 'slack');
  expect(wide?.changedShare).toBeCloseTo(0.1, 2);
  const [row] = (await db.select().from(screenshotPictures)).filter(({ id }) => id === wide?.id);
  const difference = await readWholeBlob(row?.differenceKey ?? '');
  expect(readPixels(difference ?? new Uint8Array())).toMatchObject(SIZE);
  expect(wide?.beforePath).toBe(`/api/tools/screenshots/pictures/${row?.comparedWith}`);
  await passNight(2, {
    onShoot: (route, size) => (route === '/blog' ? plainPicture(size, 200, 63) : undefined),
  });
  expect((await listNights(db))[0]?.changed).toEqual([]);
});

test('A-SCR-1 a night whose bytes are gone is nothing to compare with', async () => {
  await using _ = await startOwnSite();
  await passNight(0);
  for (const key of await listBlobs('screenshots/')) await deleteBlob(key);
  await passNight(1, { onShoot: (_route, size) => plainPicture(size, 90) });
  const rows = (await db.select().from(screenshotPictures)).filter(({ runId }) => runId === 2);
  expect(new Set(rows.map(({ changedShare }) => changedShare))).toEqual(new Set([null]));
});

test('A-SCR-1 fourteen nights are kept with their bytes, and the last good picture whatever its age', async () => {
  await using _ = await startOwnSite();
  const total = SCREENSHOT_NIGHTS_KEPT + 2;
  const route = { platform: 'slack', route: '/record', state: 'done', ...SIZE } as const;
  for (let at = 0; at < total; at += 1) {
    const night = new Date(FIRST_NIGHT + at * DAY_MS).toISOString().slice(0, 10);
    const [run] = await db.insert(screenshotRuns).values({ night, finishedAt: new Date() }).returning();
    const blobKey = `screenshots/slack/home/${at}.png`;
    await putBlob(blobKey, Uint8Array.of(1));
    const runId = run?.id ?? 0;
    await db.insert(screenshotPictures).values({ ...route, route: '/', runId, blobKey });
    if (at === 0) await db.insert(screenshotPictures).values({ ...route, runId, blobKey: 'screenshots/old' });
  }
  await forgetOldNights(db);
  const nights = await listNights(db);
  expect(nights).toHaveLength(SCREENSHOT_NIGHTS_KEPT + 1); // the first still has the only picture of /record
  expect(nights.at(-1)).toMatchObject({ night: '2026-11-01', done: 1 });
  expect(await listBlobs('screenshots/slack/')).toHaveLength(SCREENSHOT_NIGHTS_KEPT);
  expect(await listBlobs('screenshots/slack/home/0.png')).toEqual([]);
});

test('A-SCR-1 bytes that no row knows are marked when they are a day old; none are where rows are missing', async () => {
  await makeOwner(db);
  await using _ = await startOwnSite();
  await passNight(0);
  await putBlob('screenshots/slack/home/orphan.png', Uint8Array.of(1));
  await putBlob('files/other', Uint8Array.of(1));
  const marked = async () => (await db.select().from(blobQuarantine)).map(({ key }) => key);
  await sweepPictures(db, new Date(Date.now() + 0.9 * DAY_MS));
  expect(await marked()).toEqual([]);
  await sweepPictures(db, new Date(Date.now() + 1.1 * DAY_MS));
  expect(await marked()).toEqual(['screenshots/slack/home/orphan.png']);
  await db.delete(screenshotPictures);
  await sweepPictures(db, new Date(Date.now() + 9 * DAY_MS));
  expect(await marked()).toEqual(['screenshots/slack/home/orphan.png']);
  expect(await listBlobs('screenshots/')).toHaveLength(19);
});

test('A-SCR-1 the same picture differs in nothing, another size in all of it', () => {
  const picture = plainPicture(SIZE);
  expect(compare(picture, picture)).toEqual({ share: 0, png: undefined });
  expect(compare(picture, plainPicture({ width: 1200, height: 675 })).share).toBe(1);
});

test('A-SCR-1 a picture is at most 300 KB: a light one stays as it is, noise too fits in fewer colours', () => {
  const light = plainPicture(SIZE);
  expect(withinWeight(light)).toBe(light);
  let state = 1;
  const noise = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 0xff;
  });
  const reduced = withinWeight(encode({ ...SIZE, data: noise, channels: 3 }));
  expect(reduced.byteLength).toBeLessThanOrEqual(300_000);
  expect(readPixels(reduced)).toMatchObject(SIZE);
});

test('A-SCR-1 a photograph that is too heavy stays itself in fewer colours', () => {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let pixel = 0; pixel < SIZE.width * SIZE.height; pixel += 1) {
    const [x, y] = [pixel % SIZE.width, Math.floor(pixel / SIZE.width)];
    const grain = (pixel * 7919) % 11;
    data.set([x / 5 + grain, y / 3 + grain, 120 + grain], pixel * 3);
  }
  const before = encode({ ...SIZE, data, channels: 3 });
  expect(before.byteLength).toBeGreaterThan(300_000);
  const after = readPixels(withinWeight(before)).data;
  let sum = 0;
  for (let pixel = 0; pixel < SIZE.width * SIZE.height; pixel += 1)
    sum += Math.abs((after[pixel * 4] ?? 0) - (data[pixel * 3] ?? 0));
  expect(sum / (SIZE.width * SIZE.height)).toBeLessThan(20);
});
