/** `npm run dev`: pages with hot reload and functions reloaded on change, on the same database. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { dev } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';

import { callFunction } from './call-function.ts';
import { assertFolderIsFree } from './data-folder.ts';
import { devContent, waitForContent } from './dev-content.ts';
import { loadFunctions, selectFunction, type FunctionModule } from './functions.ts';
import { withImageCdn } from './image-cdn.ts';
import { openInstance } from './instance.ts';
import { assertPortIsFree } from './listen.ts';
import { readSettings, ROOT } from './settings.ts';
import { stopOnSignal } from './stop.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  assertFolderIsFree(settings.dataDir);
  await assertPortIsFree(settings.hosts, settings.port);
  await waitForContent(ROOT, settings);
  const instance = await openInstance(settings);
  Object.assign(process.env, instance.environment);
  const server = await dev({
    root: ROOT,
    server: { port: settings.port, host: settings.hosts.length > 1 ? false : (settings.hosts[0] ?? false) },
    security: { csp: false }, // Vite brings styles and scripts inline while developing
    vite: {
      cacheDir: path.join(settings.dataDir, 'vite'), // two instances must not bundle into one folder
      plugins: [devContent(ROOT), devFunctions(path.join(ROOT, 'netlify/functions'))],
      server: { watch: { ignored: ['**/.netlify/**', '**/.data/**', '**/dist/**', '**/.cache/**'] } },
    },
  });
  stopOnSignal([() => server.stop(), instance.close]);
}

/**
 * Answers `/api`, `/.netlify` and `/preview` in Astro's dev server with the functions of `folder`, loaded through Vite at each
 * call: a change in server code shows at the next request.
 */
function devFunctions(folder: string): Plugin {
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

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
