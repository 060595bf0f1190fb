/** Which browser this instance has; asking loads none of it. */
import { env } from '../../env.ts';
import { configured } from '../../not-configured.ts';

export type BrowserProvider =
  /** Chromium of the npm package. */
  | { kind: 'bundled' }
  /** One that runs elsewhere and speaks the DevTools protocol. */
  | { kind: 'remote'; url: string }
  /** `reason` is a sentence for the owner. */
  | { kind: 'none'; reason: string };

/** No browser can be had; the message is a sentence for the owner. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/** Machines that the bundled browser is made for. */
const BUNDLED_FOR = { platform: 'linux', arch: 'x64' };

/** What `BROWSER_URL` says, else the bundled browser where it can run. */
export function browserProvider(): BrowserProvider {
  const asked = configured(() => ({ url: env().BROWSER_URL }));
  if (!asked) return { kind: 'none', reason: 'There is no browser: BROWSER_URL is not valid.' };
  if (asked.url === 'none') return { kind: 'none', reason: 'The browser is turned off (BROWSER_URL=none).' };
  if (asked.url) return { kind: 'remote', url: asked.url };
  const { platform, arch } = process;
  if (platform === BUNDLED_FOR.platform && arch === BUNDLED_FOR.arch) return { kind: 'bundled' };
  return {
    kind: 'none',
    reason: `The bundled browser runs on Linux (x64), not on ${platform} (${arch}): set BROWSER_URL to a browser that runs elsewhere.`,
  };
}
