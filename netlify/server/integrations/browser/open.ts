/** Opens the browser of this instance; only the function that works with it imports this. */
import { tmpdir } from 'node:os';

import type { Browser, BrowserType } from 'playwright-core';

import { bundledChromium } from './bundled.ts';
import { browserProvider, NoBrowserError } from './provider.ts';

const OPEN_TIMEOUT_MS = 45_000;
/** What Chromium says where the machine lets no process be walled in. */
const NO_SANDBOX = /no usable sandbox|sandbox/i;

/** @throws {NoBrowserError} where there is none, or it does not start. */
export async function openBrowser(): Promise<Browser> {
  const provider = browserProvider();
  if (provider.kind === 'none') throw new NoBrowserError(provider.reason);
  try {
    const { chromium } = await import('playwright-core'); // a host of all functions starts without it
    if (provider.kind === 'remote')
      return await chromium.connectOverCDP(provider.url, { timeout: OPEN_TIMEOUT_MS });
    return await launchBundled(chromium);
  } catch (error) {
    // Its words name folders and addresses: they are for the log.
    console.error('The browser did not open:', error instanceof Error ? error.message : error);
    const which = provider.kind === 'remote' ? 'The browser of BROWSER_URL' : 'The bundled browser';
    throw new NoBrowserError(`${which} did not start. The log says why.`);
  }
}

/** In its sandbox where the machine has one; root has none, and neither have most functions. */
async function launchBundled(chromium: BrowserType): Promise<Browser> {
  const { executablePath, args, env } = await bundledChromium();
  const options = {
    executablePath,
    args,
    // Nothing of ours: a page that broke out would find no secret.
    env: { ...env, HOME: tmpdir(), TMPDIR: tmpdir() },
    timeout: OPEN_TIMEOUT_MS,
  };
  if (process.getuid?.() === 0) return chromium.launch({ ...options, chromiumSandbox: false });
  try {
    return await chromium.launch({ ...options, chromiumSandbox: true });
  } catch (error) {
    if (!(error instanceof Error && NO_SANDBOX.test(error.message))) throw error;
    return chromium.launch({ ...options, chromiumSandbox: false });
  }
}
