/** What answers a request on one machine: functions first, then files, then on-demand pages, then 404. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';

import { getRequestListener } from '@hono/node-server';

import type { AccessLog } from './access-log.ts';
import { callFunction } from './call-function.ts';
import { clientOf, type Client } from './client.ts';
import { routeOf, selectFunction, type LoadedFunction } from './functions.ts';
import { isWithdrawnPost } from './withdrawn-posts.ts';
import { BROKEN, NO_ADDRESS, ONLY_READ, refusalOf, refuse } from './refuse.ts';
import { setHeaders, type Site } from './site.ts';

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
  return (request, response) => {
    const call: Call = { id: randomUUID(), client: clientOf(request, host.proxies), route: '-' };
    response.setHeader('X-Request-Id', call.id);
    logAtEnd(host.log, call, request, response);
    answer(host, call, request, response).catch((error: unknown) => {
      // Unheard, it would end the process: one odd request must not take the site from everybody.
      console.error(`[${call.id}]`, error);
      if (response.headersSent) response.destroy();
      else refuse(response, BROKEN, call.id);
    });
  };
}

function logAtEnd(log: AccessLog, call: Call, { method = '' }: IncomingMessage, response: ServerResponse) {
  const time = new Date().toISOString();
  const start = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST;
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
  const isOnDemand = isOnDemandPage(pathname);
  const isHidden = isOnDemand && (await isWithdrawnPost(pathname));
  if (!isHidden && current.serveFile(request, response)) return void (call.route = pathname);
  if (isOnDemand && current.onDemand) return answerBy(current.onDemand, ON_DEMAND);
  sendNotFound(current, pathname, response);
}

/** The path of a request's target as functions will see it; undefined for a target that is no address. */
function pathnameOf(target: string): string | undefined {
  // Put together, not resolved: resolved, `//elsewhere/` would be another host, and `//` an error.
  return URL.parse(target.startsWith('/') ? `http://localhost${target}` : target)?.pathname;
}

/** On-demand pages live under /blog only; everything else that is not built does not exist. */
const isOnDemandPage = (pathname: string) => pathname.startsWith('/blog/');
const ON_DEMAND = '/blog/*';

function sendNotFound(site: Site, pathname: string, response: ServerResponse): void {
  setHeaders(response, site.headersFor('/404'));
  setHeaders(response, site.headersFor(pathname));
  // Not for as long as the file would be kept: the next build may bring it.
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(site.notFoundPage());
}
