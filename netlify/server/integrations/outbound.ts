/** The one way to ask another site for a page whose address somebody typed or a page redirected to. */
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

import { Agent, buildConnector, fetch, type Response } from 'undici';

import { apiError, type ApiError } from '../api/errors.ts';
import { isPublicAddress } from './outbound-addresses.ts';
import { decodePage } from './outbound-text.ts';

const TIME_LIMIT_MS = 8_000;
const SIZE_LIMIT_BYTES = 2 * 1024 * 1024;
const REDIRECTS_MAXIMUM = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PAGE_TYPE = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (compatible; PortfolioJobTracker/1.0)',
};

export type Page = {
  /** Where it is, after redirects. */
  url: string;
  html: string;
};

/** How names become addresses and addresses become connections; tests bring their own. */
export type Network = {
  resolve: (name: string) => Promise<string[]>;
  /** Connects to one of `addresses` and to nothing else, whatever `options.hostname` may mean by now. */
  connect: (addresses: string[], options: buildConnector.Options, callback: buildConnector.Callback) => void;
};

/** The real one. */
export const internet: Network = {
  async resolve(name) {
    const found = await lookup(name, { all: true });
    return found.map(({ address }) => address);
  },
  connect(addresses, options, callback) {
    buildConnector({ lookup: answerWith(addresses), allowH2: false, timeout: TIME_LIMIT_MS })(
      options,
      callback,
    );
  },
};

function answerWith(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, options, done) =>
    options.all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family);
}

/**
 * The HTML page at `address`, within 8 s, 2 MB and three redirects, each checked like the first.
 *
 * @throws {ApiError} always the same 422, so that nobody learns what there is behind an address
 */
export async function fetchPage(
  address: string,
  { network = internet, timeLimitMs = TIME_LIMIT_MS }: { network?: Network; timeLimitMs?: number } = {},
): Promise<Page> {
  const agent = new Agent({ connect: guarded(network), maxResponseSize: SIZE_LIMIT_BYTES });
  try {
    return await follow(new URL(address), agent, AbortSignal.timeout(timeLimitMs));
  } catch {
    throw pageUnreadable();
  } finally {
    await agent.destroy();
  }
}

/** The answer to every address that gives nothing. */
export function pageUnreadable(): ApiError {
  const sentence = 'Nothing could be read from this address';
  return apiError(422, 'PAGE_UNREADABLE', `${sentence}.`, { fields: { url: sentence } });
}

async function follow(start: URL, dispatcher: Agent, signal: AbortSignal): Promise<Page> {
  let url = start;
  for (let redirects = 0; redirects <= REDIRECTS_MAXIMUM; redirects += 1) {
    assertOrdinary(url);
    const response = await fetch(url, { dispatcher, signal, redirect: 'manual', headers: HEADERS });
    if (!REDIRECTS.has(response.status)) return { url: url.href, html: await readHtml(response) };
    await response.body?.cancel();
    url = new URL(response.headers.get('location') ?? '', url);
  }
  throw new Error('too many redirects');
}

/** Only http on port 80 and https on port 443, and nobody's password. */
function assertOrdinary({ protocol, port, username, password }: URL): void {
  const isWeb = protocol === 'http:' || protocol === 'https:';
  if (!isWeb || port !== '' || username !== '' || password !== '') throw new Error('not an ordinary address');
}

async function readHtml(response: Response): Promise<string> {
  const contentType = response.headers.get('content-type') ?? '';
  if (!response.ok || !response.body || !PAGE_TYPE.test(contentType)) throw new Error('not a page');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Counted after decompression: a small answer may become a large one.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > SIZE_LIMIT_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  return decodePage(Buffer.concat(chunks), contentType);
}

/** Looks at every address before there is a connection, those written out included: nothing looks them up. */
function guarded(network: Network): buildConnector.connector {
  return (options, callback) => {
    publicAddresses(network, options.hostname)
      .then((addresses) => network.connect(addresses, options, callback))
      .catch((error: unknown) => callback(error instanceof Error ? error : new Error('not connected'), null));
  };
}

/** @throws when one of the addresses is not on the open internet: then none of them is trusted. */
async function publicAddresses(network: Network, hostname: string): Promise<string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await network.resolve(host);
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new Error('not a public address');
  // Functions may have no way to IPv6.
  return addresses.toSorted((one, other) => isIP(one) - isIP(other));
}
