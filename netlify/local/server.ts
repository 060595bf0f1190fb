/** One HTTP server for everything: functions first, then files, then on-demand pages, then 404. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { callFunction } from './call-function.ts';
import { selectFunction, type LoadedFunction } from './functions.ts';
import { isHiddenPost } from './hidden-posts.ts';
import { setHeaders, type Site } from './site.ts';

export type Host = { functions: () => LoadedFunction[]; site: () => Site };

/** The listener of the local host for node:http. */
export function createListener({ functions, site }: Host) {
  const answerWith = (find: (pathname: string) => LoadedFunction | undefined) =>
    getRequestListener(
      async (request, { incoming }) => {
        const found = find(new URL(request.url).pathname);
        if (!found) return new Response(null, { status: 404 });
        return callFunction(found, request, addressOf(incoming.socket));
      },
      { overrideGlobalObjects: false },
    );
  const answerByFunction = answerWith((pathname) => selectFunction(functions(), pathname));
  const answerOnDemand = answerWith(() => site().onDemand);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = pathnameOf(request.url ?? '/');
    if (pathname === undefined) return sendPlain(response, 400, 'This is not an address.');
    if (selectFunction(functions(), pathname)) return answerByFunction(request, response);
    const current = site();
    const isOnDemand = isOnDemandPage(pathname);
    if (isOnDemand && (await isHiddenPost(pathname))) return answerOnDemand(request, response);
    if (current.serveFile(request, response)) return;
    if (current.onDemand && isOnDemand) return answerOnDemand(request, response);
    sendNotFound(current, pathname, response);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      // Unheard, it would end the process: one odd request must not take the site from everybody.
      console.error(`${request.method} ${JSON.stringify(request.url)} failed`, error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, 'Something went wrong on our side.');
    });
  };
}

/** The path of a request's target as functions will see it; undefined for a target that is no address. */
function pathnameOf(target: string): string | undefined {
  // Put together, not resolved: resolved, `//elsewhere/` would be another host, and `//` an error.
  return URL.parse(target.startsWith('/') ? `http://localhost${target}` : target)?.pathname;
}

/** On-demand pages live under /blog only; everything else that is not built does not exist. */
const isOnDemandPage = (pathname: string) => pathname.startsWith('/blog/');

function sendNotFound(site: Site, pathname: string, response: ServerResponse): void {
  setHeaders(response, site.headersFor('/404'));
  setHeaders(response, site.headersFor(pathname));
  // Not for as long as the file would be kept: the next build may bring it.
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(site.notFoundPage());
}

function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

const addressOf = (socket: { remoteAddress?: string | undefined }) =>
  socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1';

/**
 * Listens on every host.
 *
 * @throws {Error} naming the port when it is taken.
 */
export async function listen(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  hosts: string[],
  port: number,
): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer(listener);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      });
      servers.push(server);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE') {
        servers.forEach((open) => open.close());
        throw new Error(`Port ${port} is taken. Stop what listens there, or choose another with PORT.`);
      }
      // A machine without IPv6 has no ::1; one address is enough.
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    }
  }
  return servers;
}

/**
 * Makes sure of the port before anything else is done, such as making a login that is told once.
 *
 * @throws {Error} naming the port when it is taken.
 */
export async function assertPortIsFree(hosts: string[], port: number): Promise<void> {
  const servers = await listen((_request, response) => void response.destroy(), hosts, port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
}
