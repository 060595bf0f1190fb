import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import type { Response } from '@playwright/test';

import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const compress = promisify(brotliCompress);

/** Until the particles run and the assistant has opened by itself (P-CHAT-2). */
const QUIET_SECONDS = 7;
const REQUESTS = 8;
const TOTAL_BYTES = 60 * 1024;
const SCRIPT_BYTES = 10 * 1024;
const COMPRESSIBLE = /text|javascript|json|svg/;

test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasMetAssistant: false }); // particles included

test(
  'P-GEN-2 before the visitor acts: no framework, 10 KiB of scripts, 60 KiB in 8 requests, no question to the server',
  AT_BOTH_WIDTHS,
  async ({ page, context }) => {
    const responses: Response[] = [];
    context.on('response', (response) => responses.push(response));
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(QUIET_SECONDS * 1000);
    await page.waitForLoadState('networkidle');

    const sizes = await Promise.all(responses.map(sizeOf));
    const list = sizes.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
    const scripts = sizes.filter(({ path }) => path.endsWith('.js'));
    expect(sizes.length, list).toBeLessThanOrEqual(REQUESTS);
    expect(sum(sizes), list).toBeLessThanOrEqual(TOTAL_BYTES);
    expect(sum(scripts) + (await inlineScriptBytes(responses)), list).toBeLessThanOrEqual(SCRIPT_BYTES);
    expect(list).not.toMatch(/\/api\/|\/client\./);
  },
);

test('P-GEN-2 the blog, a post and the record come with their scripts in at most three files', async ({
  page,
  context,
}) => {
  let scripts: string[] = [];
  context.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  for (const path of ['/blog', '/blog/zero-trust-rollout-order', '/record']) {
    scripts = [];
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts.length, scripts.join('\n')).toBeGreaterThan(0);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(3);
  }
});

type Size = { path: string; bytes: number };

/** What the answer weighs at an edge that compresses with brotli; the local host does not. */
async function sizeOf(response: Response): Promise<Size> {
  const body = await response.body();
  const isCompressed = COMPRESSIBLE.test(response.headers()['content-type'] ?? '');
  return {
    path: new URL(response.url()).pathname,
    bytes: (isCompressed ? await compress(body) : body).length,
  };
}

async function inlineScriptBytes([page]: Response[]): Promise<number> {
  const html = (await page?.text()) ?? '';
  const scripts = html.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g);
  return (await compress(Array.from(scripts, ([, text = '']) => text).join('\n'))).length;
}

function sum(sizes: Size[]): number {
  return sizes.reduce((total, { bytes }) => total + bytes, 0);
}
