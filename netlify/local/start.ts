/** `npm start`: the whole product in one process, on an embedded Postgres. */
import path from 'node:path';

import { buildIfNeeded } from './build-site.ts';
import { callFunction } from './call-function.ts';
import { loadFunctions } from './functions.ts';
import { openInstance } from './instance.ts';
import { startSchedules } from './schedules.ts';
import { createListener, listen } from './server.ts';
import { readSettings, ROOT } from './settings.ts';
import { openSite } from './site.ts';
import { stopOnSignal } from './stop.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const instance = await openInstance(settings);
  const stops: (() => unknown)[] = [instance.close];
  try {
    if (await buildIfNeeded(instance.environment)) console.log('The site is built.');
    const functions = await loadFunctions(path.join(ROOT, 'netlify/functions'));
    const site = await openSite(ROOT, path.join(ROOT, 'netlify.toml'));
    const listener = createListener({ functions: () => functions, site: () => site });
    const servers = await listen(listener, settings.hosts, settings.port);
    const origin = `http://localhost:${settings.port}`;
    stops.unshift(startSchedules(functions, origin), () => servers.forEach((server) => server.close()));
    stops.unshift(() => servers.forEach((server) => server.closeAllConnections()));
    // The first page on demand loads its modules: better now than for the reader of a new post.
    const anyPage = new Request(`${origin}/blog/category`);
    if (site.onDemand) callFunction(site.onDemand, anyPage, '127.0.0.1').catch(() => {});
    console.log(`The site runs at ${origin} (Ctrl-C ends it)`);
    stopOnSignal(stops);
  } catch (error) {
    await instance.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
