import { expect, test, vi } from 'vitest';

import { adminLogs } from '#server/db/schema/activity.ts';
import { NoBrowserError } from '#server/integrations/browser/provider.ts';
import { listBlobs } from '#server/integrations/blobs.ts';
import { startOwnSite } from '#support/background.ts';
import { testBlobs, whileBlobsAreDown } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { fakeCamera } from '#support/fake-camera.ts';
import { all, makeClock, MINUTE, START, screenshotsOf } from '#support/screenshot-runs.ts';

import { PictureError } from './failure.ts';
import { generate, keepTime, readStatus } from './service.ts';
import { LEASE_MS, work } from './work.ts';

const db = await testDatabase();
await testBlobs();

const { asOwner, runs, pictures, states } = screenshotsOf(db);

test('A-SCR-1 a run takes three pages for six platforms, with one browser and one visit to each', async () => {
  await using site = await startOwnSite();
  const clock = makeClock();
  const post = await makePost(db, { slug: 'newest', publishedAt: new Date(START - MINUTE) });
  const { run, joined } = await generate(db, await asOwner(), clock.now());
  expect([joined, run.total, run.state]).toEqual([false, 18, 'waiting']);
  expect(site.started).toMatchObject([{ name: 'screenshots-background' }]);
  const camera = fakeCamera();
  expect(await work(db, { ...clock, ...camera })).toBe('finished');
  expect(camera.seen).toEqual({
    opened: 1,
    closed: 1,
    visits: ['/', '/blog', `/blog/${post.slug}`],
    shots: 6, // two sizes of each page
  });
  expect(await states()).toEqual(all('done'));
  const status = await readStatus(db, clock.now());
  expect(status).toMatchObject({ isRunning: false, run: { state: 'finished', done: 18, failed: 0 } });
  expect(status.latest).toHaveLength(18);
  expect(status.latest.filter(({ platform }) => platform === 'twitter').map(({ height }) => height)).toEqual([
    675, 675, 675,
  ]);
  const keys = await listBlobs('screenshots/');
  expect(keys).toHaveLength(18);
  expect(keys).toContainEqual(
    expect.stringMatching(/^screenshots\/twitter\/blog\.newest\/1-[0-9a-f]{16}\.png$/),
  );
  expect(await db.select().from(adminLogs)).toMatchObject([{ action: 'requested', resource: 'screenshot' }]);
});

test('A-SCR-1 without a post the search is the third page', async () => {
  expect((await readStatus(db, new Date(START))).pages).toEqual(['/', '/blog', '/blog/search']);
});

test('A-SCR-1 whoever asks while a run is open joins it, ten at once too', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  const caller = await asOwner();
  const asked = await Promise.all(Array.from({ length: 10 }, () => generate(db, caller, clock.now())));
  expect(asked.filter(({ joined }) => !joined)).toHaveLength(1);
  expect(await runs()).toHaveLength(1);
  expect(await states()).toEqual(all('pending'));
});

test('A-SCR-1 how far a run is can be seen picture by picture', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  const seen: number[] = [];
  const onVisit = async () => seen.push((await readStatus(db, clock.now())).run?.done ?? -1);
  await work(db, { ...clock, ...fakeCamera({ onVisit }) });
  expect(seen).toEqual([0, 6, 12]);
});

test('A-SCR-1 of ten workers one works', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  const cameras = Array.from({ length: 10 }, () => fakeCamera());
  const outcomes = await Promise.all(cameras.map((camera) => work(db, { ...clock, ...camera })));
  expect(outcomes.filter((outcome) => outcome === 'finished')).toHaveLength(1);
  expect(cameras.filter(({ seen }) => seen.opened > 0)).toHaveLength(1);
});

test('A-SCR-1 a run whose process died is taken up after its lease, and only what lacks is made', async () => {
  await using site = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  const dying = fakeCamera({
    onVisit: (route) => {
      if (route === '/blog') throw new Error('Connection terminated unexpectedly');
    },
  });
  await expect(work(db, { ...clock, ...dying })).rejects.toThrow();
  expect((await states()).filter((state) => state === 'done')).toHaveLength(6);

  const next = fakeCamera();
  expect(await work(db, { ...clock, ...next })).toBe('nothing-to-do');
  const startedBefore = site.started.length;
  await keepTime(db, clock.now());
  expect(site.started).toHaveLength(startedBefore);
  clock.pass(LEASE_MS + 1);
  expect((await readStatus(db, clock.now())).run?.state).toBe('waiting');
  await keepTime(db, clock.now());
  expect(site.started).toHaveLength(startedBefore + 1);
  expect(await work(db, { ...clock, ...next })).toBe('finished');
  expect(next.seen.visits).toEqual(['/blog', '/blog/search']);
  expect(await states()).toEqual(all('done'));
});

test('A-SCR-1 whoever has lost the lease stops, and the other finishes', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  const other = fakeCamera();
  let outcome: string | undefined;
  const slow = fakeCamera({
    onVisit: async () => {
      clock.pass(LEASE_MS + 1);
      outcome ??= await work(db, { ...clock, ...other });
    },
  });
  expect(await work(db, { ...clock, ...slow })).toBe('lost');
  expect(outcome).toBe('finished');
  expect(slow.seen.shots).toBe(0);
  expect(slow.seen.closed).toBe(1);
});

test('A-SCR-1 a picture that fails is tried once more, then left with its reason; all others are made', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  const camera = fakeCamera({
    onVisit: (route) => {
      if (route === '/blog') throw new PictureError('The page answered 500.');
    },
  });
  expect(await work(db, { ...clock, ...camera })).toBe('finished');
  expect(camera.seen.visits).toEqual(['/', '/blog', '/blog/search', '/blog']);
  const failed = (await pictures()).filter(({ state }) => state === 'failed');
  expect(failed).toHaveLength(6);
  expect(new Set(failed.map(({ reason }) => reason))).toEqual(new Set(['The page answered 500.']));
  expect((await readStatus(db, clock.now())).run).toMatchObject({ done: 12, failed: 6 });
});

test('A-SCR-1 a browser that ends is opened again', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  let isFirst = true;
  const camera = fakeCamera({
    onShoot: () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return camera.die();
    },
  });
  expect(await work(db, { ...clock, ...camera })).toBe('finished');
  expect(camera.seen.opened).toBe(2);
  expect(await states()).toEqual(all('done'));
});

test('A-SCR-1 a run that ends its process each time is given up', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  const ending = { ...clock, openCamera: () => Promise.reject(new Error('out of memory')) };
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await expect(work(db, ending)).rejects.toThrow('out of memory');
    clock.pass(LEASE_MS + 1);
  }
  expect(await work(db, ending)).toBe('finished');
  expect(await runs()).toMatchObject([{ reason: 'The browser ended again and again.' }]);
  expect(await states()).toEqual(all('failed'));
});

test('A-SCR-1 a browser that does not start ends the run with the reason', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  const openCamera = () => Promise.reject(new NoBrowserError('The bundled browser did not start.'));
  expect(await work(db, { ...clock, openCamera })).toBe('finished');
  expect((await readStatus(db, clock.now())).run).toMatchObject({
    reason: 'The bundled browser did not start.',
    failed: 18,
  });
});

test('A-SCR-1 with the storage down pictures fail with a sentence, and nothing is half-written', async () => {
  await using _ = await startOwnSite();
  using _log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  await whileBlobsAreDown(() => work(db, { ...clock, ...fakeCamera() }));
  expect(await states()).toEqual(all('failed'));
  expect((await pictures())[0]).toMatchObject({ reason: expect.stringContaining('storage'), blobKey: null });
});

test('A-SCR-1 work that takes too long for one call is left for the next', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  await generate(db, await asOwner(), clock.now());
  const slow = fakeCamera({
    onVisit: () => void clock.pass(1.9 * MINUTE),
    onShoot: () => void clock.pass(1.9 * MINUTE),
  });
  const outcomes: string[] = [];
  while (outcomes.at(-1) !== 'finished') outcomes.push(await work(db, { ...clock, ...slow }));
  expect(outcomes).toEqual(['unfinished', 'finished']);
  expect(slow.seen.shots).toBe(6);
});
