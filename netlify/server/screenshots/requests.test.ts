import { expect, test, vi } from 'vitest';

import { listBlobs, readWholeBlob } from '#server/integrations/blobs.ts';
import { startOwnSite } from '#support/background.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { fakeCamera } from '#support/fake-camera.ts';
import { all, makeClock, MINUTE, START, screenshotsOf } from '#support/screenshot-runs.ts';
import { setVariables } from '#support/variables.ts';

import { PictureError } from './failure.ts';
import { generate, generateOne, keepTime, readStatus } from './service.ts';
import { work } from './work.ts';

const db = await testDatabase();
await testBlobs();

const { asOwner, runs, states } = screenshotsOf(db);

test('A-SCR-1 one picture is waited for, also when the open run lacks it', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  const caller = await asOwner();
  await generate(db, caller, clock.now());
  const camera = fakeCamera();
  const ask = generateOne(
    db,
    caller,
    { route: '/record', platform: 'slack' },
    {
      now: clock.now,
      pause: () => work(db, { ...clock, ...camera }),
    },
  );
  expect(await ask).toMatchObject({ route: '/record', platform: 'slack', state: 'done', runId: 1 });
  expect(await runs()).toHaveLength(1);
  expect(await states()).toEqual([...all('done'), 'done']);
  const [key = ''] = await listBlobs('screenshots/slack/record/');
  expect(await readWholeBlob(key)).not.toBeNull();
});

test('A-SCR-1 whoever waits too long for a picture hears that it is still being made', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  const impatient = { now: clock.now, pause: () => Promise.resolve(clock.pass(10_000)) };
  const asked = generateOne(db, await asOwner(), { route: '/', platform: 'slack' }, impatient);
  await expect(asked).rejects.toMatchObject({ status: 503, code: 'NOT_READY' });
});

test('A-SCR-1 a picture that failed is an error with its reason', async () => {
  await using _ = await startOwnSite();
  const clock = makeClock();
  const camera = fakeCamera({
    onVisit: () => {
      throw new PictureError('The page answered 500.');
    },
  });
  const pause = () => work(db, { ...clock, ...camera });
  const asked = generateOne(
    db,
    await asOwner(),
    { route: '/', platform: 'slack' },
    { now: clock.now, pause },
  );
  await expect(asked).rejects.toMatchObject({
    status: 503,
    code: 'FAILED',
    message: 'The page answered 500.',
  });
});

test('A-SCR-1 a night has one run, however often the clock asks; a run that is open is the night’s', async () => {
  await using site = await startOwnSite();
  const clock = makeClock(Date.parse('2026-11-22T01:45:00Z'));
  await keepTime(db, clock.now());
  expect(await runs()).toEqual([]);
  clock.pass(15 * MINUTE);
  await Promise.all(Array.from({ length: 10 }, () => keepTime(db, clock.now())));
  expect(await runs()).toMatchObject([{ night: '2026-11-22', requestedBy: null }]);
  expect(site.started.length).toBeGreaterThan(0);
  await work(db, { ...clock, ...fakeCamera() });
  clock.pass(15 * MINUTE);
  await keepTime(db, clock.now());
  expect(await runs()).toHaveLength(1);

  clock.pass(23 * 60 * MINUTE);
  await generate(db, await asOwner(), clock.now());
  clock.pass(45 * MINUTE);
  await keepTime(db, clock.now());
  expect(await runs()).toMatchObject([{ night: '2026-11-22' }, { night: '2026-11-23' }]);
});

test('A-SCR-1 where no browser can run the clock asks for nothing, and the owner is told why', async () => {
  setVariables({ BROWSER_URL: 'none' });
  await keepTime(db, new Date('2026-11-22T02:00:00Z'));
  expect(await runs()).toEqual([]);
  expect(await readStatus(db, new Date(START))).toMatchObject({
    isRunning: false,
    nextRun: null,
    reason: 'The browser is turned off (BROWSER_URL=none).',
  });
  const refused = { status: 503, code: 'NO_BROWSER' };
  await expect(generate(db, await asOwner(), new Date(START))).rejects.toMatchObject(refused);
});

test('A-SCR-1 a function that cannot be started leaves the run for later', async () => {
  using _log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  setVariables({ HOST: '127.0.0.1', PORT: '9' });
  const clock = makeClock();
  expect((await generate(db, await asOwner(), clock.now())).run.state).toBe('waiting');
  expect(await work(db, { ...clock, ...fakeCamera() })).toBe('finished');
});
