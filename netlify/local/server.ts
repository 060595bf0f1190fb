/** What answers a request on one machine: functions first, then files, then on-demand pages, then 404. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { and, eq, isNull } from 'drizzle-orm';

import type { AccessLog } from './access-log.ts';
import { callFunction } from './call-function.ts';
import { type Client, clientOf } from './client.ts';
import { type LoadedFunction, routeOf, selectFunction } from './functions.ts';
import { setHeaders, type Site } from './site.ts';
import { openTurns } from './request-turns.ts';
import { apiError, errorBody } from '../server/api/errors.ts';
import { isReservedSlug } from '../../src/contracts/slug.ts';
import { findPublishedBySlug } from '../server/blog/published/site.ts';
import { database } from '../server/db/client.ts';
import type { Database } from '../server/db/database.ts';
import { blogPosts } from '../server/db/schema/blog.ts';
import { buildRequests } from '../server/db/schema/blog-writing.ts';

export type Host = {
  functions: () => LoadedFunction[];
  site: () => Site;
  proxies: BlockList;
  log: AccessLog;
};

/** One request, and what answers it. */
type Call = { id: string; client: Client; route: string };

/** The client has gone before the answer was whole; nginx's word for it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The listener of the local host for node:http. */
export function createListener(host: Host): RequestListener {
  const inTurn = openTurns();
  return (request, response) => {
    const call: Call = { id: randomUUID(), client: clientOf(request, host.proxies), route: '-' };
    response.setHeader('X-Request-Id', call.id);
    logAtEnd(host.log, call, request, response);
    inTurn(call.client.address, request, response, () => {
      answer(host, call, request, response).catch((error: unknown) => {
        // Unheard, it would end the process: one odd request must not take the site from everybody.
        console.error(`[${call.id}]`, error);
        if (response.headersSent) response.destroy();
        else refuse(response, BROKEN, call.id);
      });
    });
  };
}

function logAtEnd(log: AccessLog, call: Call, { method = '' }: IncomingMessage, response: ServerResponse) {
  const time = new Date().toISOString();
  const start = performance.now();
  let bytesOfFile = 0;
  response.once('pipe', (file) => void file.on('data', ({ length }: Buffer) => void (bytesOfFile += length)));
  response.once('close', () => {
    // Who has read a file to its last byte may close before its end is noticed here.
    const isWhole = response.writableFinished || bytesOfFile === Number(response.getHeader('content-length'));
    const status = isWhole ? response.statusCode : CLIENT_CLOSED_REQUEST;
    const milliseconds = Math.round(performance.now() - start);
    log({ id: call.id, time, method, status, route: call.route, milliseconds });
  });
}

async function answer(
  { functions, site }: Host,
  call: Call,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pathname = pathnameOf(request.url ?? '/');
  const refusal = pathname === undefined ? NO_ADDRESS : refusalOf(request);
  if (pathname === undefined || refusal) return refuse(response, refusal ?? NO_ADDRESS, call.id);
  const answerBy = (found: LoadedFunction, route: string) => {
    call.route = route;
    // As a socket of TLS says it: the addresses that functions see begin with https then.
    Object.assign(request.socket, { encrypted: call.client.isHttps });
    const listener = getRequestListener(
      (webRequest) => callFunction(found, webRequest, call.client.address, call.id),
      { overrideGlobalObjects: false },
    );
    return listener(request, response);
  };
  const found = selectFunction(functions(), pathname);
  if (found) return answerBy(found, routeOf(found, pathname));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, ONLY_READ, call.id);
  }
  const current = site();
  const page = decoded(pathname);
  if (FEED.test(page) && (await inTime(isTakingBack()))) {
    response.setHeader('Retry-After', '60');
    return refuse(response, TAKING_BACK, call.id);
  }
  const isOnDemand = page.startsWith('/blog/');
  const isHidden = isOnDemand && (await isWithdrawnPost(page));
  if (!isHidden && current.serveFile(request, response)) return void (call.route = pathname);
  if (isOnDemand && current.onDemand) return answerBy(current.onDemand, ON_DEMAND);
  sendNotFound(current, pathname, response);
}

/** The path of a request's target as functions will see it; undefined for a target that is no address. */
const pathnameOf = (target: string): string | undefined =>
  URL.parse(target.startsWith('/') ? `http://localhost${target}` : target)?.pathname;

/** On-demand pages live under /blog only; everything else that is not built does not exist. */
const ON_DEMAND = '/blog/*';

/** As files are looked up; empty for what cannot be decoded, of which Astro would write a line into the log. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return '';
  }
}

function sendNotFound(site: Site, pathname: string, response: ServerResponse): void {
  setHeaders(response, site.headersFor('/404'));
  setHeaders(response, site.headersFor(pathname));
  // Not for as long as the file would be kept: the next build may bring it.
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(site.notFoundPage());
}

/** What the host refuses by itself, before any function sees it. */
type Refusal = { status: number; code: string; sentence: string };

const HEADERS_MAXIMUM = 100;
/** As much as Netlify hands to a function. */
const BODY_MAXIMUM_MB = 6;

const NO_ADDRESS: Refusal = { status: 400, code: 'MALFORMED', sentence: 'This is not an address.' };
const ONLY_READ: Refusal = {
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  sentence: 'Pages and files can only be read.',
};
const TAKING_BACK: Refusal = {
  status: 503,
  code: 'NOT_READY',
  sentence: 'A post is being taken out of this feed. Please ask again in a minute.',
};
const BROKEN: Refusal = {
  status: 500,
  code: 'INTERNAL',
  sentence: 'Something went wrong on our side.',
};

/** Why this request goes no further. A body that says its length cannot become longer, so each has to say it. */
function refusalOf({ headers, rawHeaders }: IncomingMessage): Refusal | undefined {
  if (rawHeaders.length > 2 * HEADERS_MAXIMUM)
    return { status: 431, code: 'TOO_LARGE', sentence: `More than ${HEADERS_MAXIMUM} headers were sent.` };
  if (headers['transfer-encoding'] !== undefined)
    return {
      status: 411,
      code: 'LENGTH_REQUIRED',
      sentence: 'Say with Content-Length how long the body is.',
    };
  if (Number(headers['content-length'] ?? 0) > BODY_MAXIMUM_MB * 1024 * 1024)
    return { status: 413, code: 'TOO_LARGE', sentence: `The body is larger than ${BODY_MAXIMUM_MB} MB.` };
  return undefined;
}

/** Sends it with the body that errors of the API have. */
function refuse(response: ServerResponse, { status, code, sentence }: Refusal, requestId: string): void {
  const body = JSON.stringify(errorBody(apiError(status, code, sentence, { requestId })));
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(`${body}\n`);
}

/**
 * Posts that are still files of the build, but no longer public: D43 hides them at once, by every address that leads to
 * the file.
 */
const POST_PATH = /^\/blog\/([a-z0-9-]+)(?:\/index)?(?:\.html?)?\/?$/;
const PATIENCE_MS = 500;

/**
 * True when the address is one of a post and no public post is there. A silent database hides nothing, nor does an empty
 * one, from which no post was ever taken: it is not the one that the site was built from.
 */
export async function isWithdrawnPost(pathname: string): Promise<boolean> {
  const slug = POST_PATH.exec(pathname)?.[1];
  if (slug === undefined || isReservedSlug(slug)) return false;
  const isAbsent = async () => {
    const db = await database();
    return !(await findPublishedBySlug(db, slug)) && knowsPosts(db);
  };
  return inTime(isAbsent());
}

/** Files of the build that hold the whole text of posts. */
const FEED = /^\/blog\/(?:rss\.xml|feed\.json)(?:\/|$)/;

/** True until the build without what was taken back is served. */
async function isTakingBack(): Promise<boolean> {
  const { isTakeBack, succeededAt } = buildRequests;
  return (await (await database()).$count(buildRequests, and(eq(isTakeBack, true), isNull(succeededAt)))) > 0;
}

/** No answer is none. */
function inTime(asked: Promise<boolean>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([asked, late]).catch(() => false);
}

async function knowsPosts(db: Database): Promise<boolean> {
  for (const table of [blogPosts, buildRequests])
    if ((await db.select({ id: table.id }).from(table).limit(1)).length > 0) return true;
  return false;
}
