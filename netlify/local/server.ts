/** One HTTP server for everything: functions first, then files, then on-demand pages, then 404. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { callFunction } from './call-function.ts';
import { findFunction, type LoadedFunction } from './functions.ts';
import { isHiddenPost } from './hidden-posts.ts';
import { setHeaders, type Site } from './site.ts';

const FUNCTION_URL = '/.netlify/functions/';

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
  const answerByFunction = answerWith((pathname) => select(functions(), pathname));
  const answerOnDemand = answerWith(() => site().onDemand);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (select(functions(), pathname)) return void answerByFunction(request, response);
    const current = site();
    const serve = () =>
      current.serveFile(request, response, () => {
        if (current.onDemand && isOnDemandPage(pathname)) void answerOnDemand(request, response);
        else sendNotFound(current, pathname, response);
      });
    if (!isOnDemandPage(pathname)) return serve();
    void isHiddenPost(pathname).then((isHidden) =>
      isHidden ? void answerOnDemand(request, response) : serve(),
    );
  };
}

function select(functions: LoadedFunction[], pathname: string): LoadedFunction | undefined {
  if (!pathname.startsWith(FUNCTION_URL)) return findFunction(functions, pathname);
  const name = pathname.slice(FUNCTION_URL.length);
  // Scheduled functions cannot be called by URL in production.
  return functions.find((candidate) => candidate.name === name && !candidate.schedule);
}

/** On-demand pages live under /blog only; everything else that is not built does not exist. */
const isOnDemandPage = (pathname: string) => pathname.startsWith('/blog/');

function sendNotFound(site: Site, pathname: string, response: ServerResponse): void {
  setHeaders(response, site.headersFor('/404'));
  setHeaders(response, site.headersFor(pathname));
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(site.notFoundPage());
}

const addressOf = (socket: { remoteAddress?: string | undefined }) =>
  socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1';

/**
 * Listens on every host.
 *
 * @throws {Error} naming the port when it is taken.
 */
export async function listen(
  listener: ReturnType<typeof createListener>,
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
