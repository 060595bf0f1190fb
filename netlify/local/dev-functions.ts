import type { IncomingMessage, ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';

import { callFunction } from './call-function.ts';
import { loadFunctions, selectFunction, type FunctionModule } from './functions.ts';
import { withImageCdn } from './image-cdn.ts';

/**
 * Answers `/api`, `/.netlify` and `/preview` in Astro's dev server with the functions of `folder`, loaded through Vite at each
 * call: a change in server code shows at the next request.
 */
export function devFunctions(folder: string): Plugin {
  return {
    name: 'dev-functions',
    configureServer(server: ViteDevServer) {
      const answer = getRequestListener(
        async (request, { incoming }) => {
          const load = async (file: string) => (await server.ssrLoadModule(file)) as FunctionModule;
          const functions = withImageCdn(await loadFunctions(folder, load));
          const found = selectFunction(functions, new URL(request.url).pathname);
          if (!found) return new Response(null, { status: 404 });
          return callFunction(found, request, incoming.socket.remoteAddress ?? '127.0.0.1');
        },
        { overrideGlobalObjects: false },
      );
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (/^\/(api|\.netlify|preview)\//.test(request.url ?? '')) void answer(request, response);
        else next();
      });
    },
  };
}
