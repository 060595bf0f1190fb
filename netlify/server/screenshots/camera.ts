/** Takes pictures of this site's own pages with the real browser: one for all of a run. */
import type { Browser, Page, Route } from 'playwright-core';

import { API_PREFIX, pathOf } from '#contracts/address.ts';
import { files } from '#contracts/files.ts';

import { ownOrigin } from '../env.ts';
import { openBrowser } from '../integrations/browser/open.ts';
import { PictureError } from './failure.ts';

const VISIT_TIMEOUT_MS = 20_000;
const SHOT_TIMEOUT_MS = 15_000;
/** Where pages find their pictures. */
const FILES = `${pathOf(files.list)}/`;

export type Size = { width: number; height: number };

/** The page that was visited last. */
export type View = { shoot: (size: Size) => Promise<Uint8Array> };

export type Camera = {
  /** @throws {Error} whose message is a sentence for the owner. */
  visit: (route: string) => Promise<View>;
  isAlive: () => boolean;
  close: () => Promise<void>;
};

/** @throws {NoBrowserError} where there is no browser. */
export async function openCamera(): Promise<Camera> {
  const browser = await openBrowser();
  try {
    const page = await openPage(browser);
    return {
      visit: (route) => visit(page, route),
      isAlive: () => browser.isConnected() && !page.isClosed(),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/**
 * A page without scripts: it says everything without them, a picture is the same each time, and no visit is
 * counted. It asks for nothing but what this site serves to everybody.
 */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.route('**/*', onlyThisSite);
  return context.newPage();
}

function onlyThisSite(route: Route): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  const isFile = !pathname.startsWith(`${API_PREFIX}/`) || pathname.startsWith(FILES);
  return origin === ownOrigin() && request.method() === 'GET' && isFile ? route.continue() : route.abort();
}

async function visit(page: Page, route: string): Promise<View> {
  await page.setViewportSize({ width: 1200, height: 630 });
  const response = await page
    .goto(new URL(route, ownOrigin()).href, { waitUntil: 'load', timeout: VISIT_TIMEOUT_MS })
    .catch(() => undefined);
  if (!response) throw new PictureError('The page could not be opened.');
  if (response.status() !== 200) throw new PictureError(`The page answered ${response.status()}.`);
  return { shoot: (size) => shoot(page, size) };
}

async function shoot(page: Page, size: Size): Promise<Uint8Array> {
  try {
    await page.setViewportSize(size);
    // Playwright waits for fonts by itself.
    return await page.screenshot({
      type: 'png',
      timeout: SHOT_TIMEOUT_MS,
      animations: 'disabled',
      caret: 'hide',
    });
  } catch {
    throw new PictureError(
      page.isClosed() ? 'The browser ended meanwhile.' : 'The picture could not be taken in time.',
    );
  }
}
