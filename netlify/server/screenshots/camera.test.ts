/** The one test of pictures with the real browser. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { expect, test, vi } from 'vitest';

import { screenshotPictures } from '#server/db/schema/screenshots.ts';
import { bundledChromium } from '#server/integrations/browser/bundled.ts';
import { startOwnSite } from '#support/background.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { setVariables } from '#support/variables.ts';

import backgroundFunction from '../../functions/screenshots-background.ts';
import { openCamera } from './camera.ts';
import { readPixels, WEIGHT_MAXIMUM_BYTES } from './png.ts';
import { generate } from './service.ts';

const db = await testDatabase();
await testBlobs();

/** The browser may have to be unpacked first. */
const TIME_LIMIT_MS = 300_000;
const SIZES = [
  { width: 1200, height: 630 },
  { width: 1200, height: 675 },
];

/** Says whatever is asked for; `/gone` is not there, `/away` leads elsewhere. */
function sampleSite(asked: string[], elsewhere = 'http://127.0.0.1:9') {
  const page = `<!doctype html><html><head><title>Sample</title><link rel="icon" href="data:,"></head>
    <body style="margin:0;background:#123456"><script>document.body.style.background = 'red'</script>
    <img src="${elsewhere}/secret.png"><img src="/api/blog/posts"><img src="/api/tools/files/1/preview"></body></html>`;
  return (path: string) => {
    asked.push(path);
    if (path === '/gone') return { status: 404, body: 'gone' };
    return path.startsWith('/api') ? { type: 'image/png', body: '' } : { body: page };
  };
}

const cornerOf = (png: Uint8Array) => [...readPixels(png).data.slice(-4)];

test(
  'A-SCR-1 a picture has the size of its platform, no script runs, and nothing but this site is asked',
  async () => {
    const others: string[] = [];
    await using other = await startOwnSite((path) => void others.push(path));
    const asked: string[] = [];
    await using _ = await startOwnSite(sampleSite(asked, other.origin));
    const camera = await openCamera();
    const view = await camera.visit('/');
    for (const size of SIZES) {
      const png = await view.shoot(size);
      expect(readPixels(png)).toMatchObject(size);
      expect(cornerOf(png)).toEqual([0x12, 0x34, 0x56, 255]);
    }
    await expect(camera.visit('/gone')).rejects.toThrow('The page answered 404.');
    expect(camera.isAlive()).toBe(true);
    await camera.close();
    expect(camera.isAlive()).toBe(false);
    expect(new Set(asked)).toEqual(new Set(['/', '/api/tools/files/1/preview', '/gone']));
    expect(others).toEqual([]);
  },
  TIME_LIMIT_MS,
);

test(
  'A-SCR-1 the background function makes all 18 pictures, and answers nobody but this site',
  async () => {
    await using site = await startOwnSite(sampleSite([]));
    const owner = { id: (await makeOwner(db)).id };
    const request = new Request('http://localhost:8888');
    await generate(db, { owner, clientAddress: '203.0.113.7', request }, new Date());
    const run = (headers: Record<string, string>) =>
      call(backgroundFunction, '/.netlify/functions/screenshots-background', { method: 'POST', headers });
    for (const authorization of [
      '',
      'Bearer ',
      'Bearer x.y.z',
      site.started[0]?.authorization?.slice(0, -2) ?? '',
    ])
      expect((await run({ authorization })).status).toBe(401);
    expect((await run({ authorization: site.started[0]?.authorization ?? '' })).status).toBe(204);
    const pictures = await db.select().from(screenshotPictures);
    expect(pictures.map(({ state }) => state)).toEqual(Array.from({ length: 18 }, () => 'done'));
    for (const { size } of pictures) expect(size).toBeLessThanOrEqual(WEIGHT_MAXIMUM_BYTES);
  },
  TIME_LIMIT_MS,
);

test(
  'A-SCR-1 a browser that runs elsewhere makes pictures as well',
  async () => {
    await using _ = await startOwnSite(sampleSite([]));
    await using browser = await startRemoteBrowser();
    setVariables({ BROWSER_URL: browser.url });
    const camera = await openCamera();
    const png = await (await camera.visit('/')).shoot({ width: 1200, height: 630 });
    expect(cornerOf(png)).toEqual([0x12, 0x34, 0x56, 255]);
    await camera.close();
  },
  TIME_LIMIT_MS,
);

test('A-SCR-1 a browser elsewhere that does not answer is a sentence without its address', async () => {
  using _ = vi.spyOn(console, 'error').mockReturnValue(undefined);
  setVariables({ BROWSER_URL: 'http://127.0.0.1:9' });
  await expect(openCamera()).rejects.toThrow('The browser of BROWSER_URL did not start. The log says why.');
});

/** A browser of its own that is reached by the DevTools protocol alone. */
async function startRemoteBrowser() {
  const { executablePath, args, env } = await bundledChromium();
  const profile = mkdtempSync(path.join(tmpdir(), 'remote-browser-'));
  const own = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...own], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let url = '';
  for await (const line of createInterface({ input: child.stderr })) {
    url = /DevTools listening on (ws:\S+)/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  child.stderr.resume();
  return {
    url,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
