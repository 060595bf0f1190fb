/** The one way to ask another site for a page whose address somebody typed or a page redirected to. */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect as connectPlain, isIP, type LookupFunction, type Socket } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { connect as connectSecure } from 'node:tls';
import { createBrotliDecompress, createUnzip } from 'node:zlib';

import ipaddr from 'ipaddr.js';

import { apiError, type ApiError } from '../api/errors.ts';
import { decodePage } from './outbound-text.ts';

export const TIME_LIMIT_MS = 8_000;
const SIZE_LIMIT_BYTES = 2 * 1024 * 1024;
const REDIRECTS_MAXIMUM = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PAGE_TYPE = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const DATA_TYPE = /^(application\/([\w.-]+\+)?(json|xml)|text\/(xml|json))\s*(;|$)/i;
const ACCEPTED = {
  page: 'text/html,application/xhtml+xml',
  data: 'application/json,application/xml,text/xml',
};
const HEADERS = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (compatible; PortfolioJobTracker/1.0)',
};

/** What another site answered, whatever its status. */
export type Answer = {
  /** Where it is, after redirects. */
  url: string;
  status: number;
  /** Of a status other than 200 nothing is read. */
  text: string;
};

export type Page = {
  /** Where it is, after redirects. */
  url: string;
  html: string;
};

/** How names become addresses and addresses become connections; tests bring their own. */
export type Network = {
  resolve: (name: string) => Promise<string[]>;
  /** Connects to one of `addresses` and to nothing else, whatever the name in `url` may mean by now. */
  connect: (addresses: string[], url: URL) => Socket;
};

/** The real one. */
export const internet: Network = {
  async resolve(name) {
    const found = await lookup(name, { all: true });
    return found.map(({ address }) => address);
  },
  connect(addresses, url) {
    const host = hostOf(url);
    const lookup = answerWith(addresses);
    if (url.protocol === 'http:') return connectPlain({ host, port: Number(url.port || 80), lookup });
    return connectSecure({ host, port: 443, lookup, ...(isIP(host) ? {} : { servername: host }) });
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
  try {
    const { url, status, text } = await fetchAnswer(address, 'page', { network, timeLimitMs });
    if (status !== 200) throw new Error('not a page');
    return { url, html: text };
  } catch {
    throw pageUnreadable();
  }
}

type Wanted = keyof typeof ACCEPTED;

/**
 * What is at `address`, within the same limits: a page, or JSON or XML as `data`.
 *
 * @throws {Error} for whatever is no answer of that kind; its text is for nobody outside
 */
export function fetchAnswer(
  address: string,
  wanted: Wanted,
  { network = internet, timeLimitMs = TIME_LIMIT_MS }: { network?: Network; timeLimitMs?: number } = {},
): Promise<Answer> {
  return follow(new URL(address), wanted, network, AbortSignal.timeout(timeLimitMs));
}

/** The answer to every address that gives nothing. */
export function pageUnreadable(): ApiError {
  const sentence = 'Nothing could be read from this address';
  return apiError(422, 'PAGE_UNREADABLE', `${sentence}.`, { fields: { url: sentence } });
}

async function follow(start: URL, wanted: Wanted, network: Network, signal: AbortSignal): Promise<Answer> {
  let url = start;
  for (let redirects = 0; redirects <= REDIRECTS_MAXIMUM; redirects += 1) {
    assertOrdinary(url);
    const response = await ask(url, wanted, network, signal);
    try {
      const status = response.statusCode ?? 0;
      if (!REDIRECTS.has(status))
        return { url: url.href, status, text: status === 200 ? await readText(response, wanted) : '' };
      url = new URL(response.headers.location ?? '', url);
    } finally {
      response.destroy();
    }
  }
  throw new Error('too many redirects');
}

/** Asks for one page, over a connection of its own. */
async function ask(
  url: URL,
  wanted: Wanted,
  network: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await Promise.race([publicAddresses(network, hostOf(url)), aborted(signal)]);
  const { host, pathname, search } = url;
  const asked = request({
    path: pathname + search,
    headers: { host, accept: ACCEPTED[wanted], ...HEADERS },
    signal,
    createConnection: () => network.connect(addresses, url),
  });
  asked.on('error', () => {}); // after the answer has begun, whoever reads it learns of errors
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

export async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw new Error('too slow');
}

/** Only http on port 80 and https on port 443, and nobody's password. */
function assertOrdinary({ protocol, port, username, password }: URL): void {
  const isWeb = protocol === 'http:' || protocol === 'https:';
  if (!isWeb || port !== '' || username !== '' || password !== '') throw new Error('not an ordinary address');
}

async function readText(response: IncomingMessage, wanted: Wanted): Promise<string> {
  const { 'content-type': contentType = '', 'content-encoding': encoding } = response.headers;
  if (!(wanted === 'page' ? PAGE_TYPE : DATA_TYPE).test(contentType)) throw new Error('of another type');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Counted after decompression: a small answer may become a large one.
  for await (const chunk of unpacked(response, encoding) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > SIZE_LIMIT_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  return decodePage(Buffer.concat(chunks), contentType);
}

/** The bytes of the page; an error of either stream ends both. @throws for a packing that was not asked for. */
function unpacked(response: IncomingMessage, encoding = 'identity'): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity') return response;
  if (name === 'br') return pipeline(response, createBrotliDecompress(), () => {});
  if (name === 'gzip' || name === 'deflate') return pipeline(response, createUnzip(), () => {});
  throw new Error('packed in another way');
}

/** The host as a name or a bare address, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** @throws when one of the addresses is not on the open internet: then none of them is trusted. */
export async function publicAddresses(network: Network, host: string): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await network.resolve(host);
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new Error('not a public address');
  // Functions may have no way to IPv6.
  return addresses.toSorted((one, other) => isIP(one) - isIP(other));
}

/** Everything that IANA has given out to the internet so far. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
/** For documentation (RFC 9637); its neighbours are not given out. */
const DOCUMENTATION_IPV6 = ipaddr.parseCIDR('3fff::/20');
/** Azure's own services, in the middle of the public addresses. */
const AZURE_PLATFORM = '168.63.129.16';

/**
 * True for an address of the open internet. Whatever stands for another one (mapped, compatible, NAT64, 6to4,
 * Teredo) is not, because what it leads to is somebody else's decision.
 *
 * @param address IPv4 as four decimal numbers or IPv6 without brackets and zone
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address))
    return ipaddr.IPv4.parse(address).range() === 'unicast' && address !== AZURE_PLATFORM;
  if (!ipaddr.IPv6.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_IPV6) && !parsed.match(DOCUMENTATION_IPV6);
}
