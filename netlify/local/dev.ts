/** `npm run dev`: pages with hot reload and functions reloaded on change, on the same database. */
import path from 'node:path';

import { dev } from 'astro';

import { assertFolderIsFree } from './data-folder.ts';
import { devContent, waitForContent } from './dev-content.ts';
import { devFunctions } from './dev-functions.ts';
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

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
