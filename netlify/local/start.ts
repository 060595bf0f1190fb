/** `npm start`: the whole product in one process, on an embedded Postgres. */
import path from 'node:path';

import { reportContent } from '../content/report.ts';
import { runBuild } from './build-site.ts';
import { isSameBuild, presentStamp, readStamp } from './build-stamp.ts';
import { callFunction } from './call-function.ts';
import { hostedFunctions } from './hosted-functions.ts';
import { openInstance, type Instance } from './instance.ts';
import { openLiveSite, type LiveSite } from './live-site.ts';
import { startRebuilds } from './rebuilds.ts';
import { startSchedules } from './schedules.ts';
import { assertPortIsFree, createListener, listen } from './server.ts';
import { readSettings, ROOT, type Settings } from './settings.ts';
import { adoptBuild, siteFolders } from './site-folders.ts';
import { stopOnSignal } from './stop.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (reportContent(ROOT) !== undefined) process.exit(1);
  await assertPortIsFree(settings.hosts, settings.port);
  const instance = await openInstance(settings);
  const stops: (() => unknown)[] = [instance.close];
  try {
    const live = await openBuiltSite(settings, instance);
    const functions = await hostedFunctions(path.join(ROOT, 'netlify/functions'));
    const listener = createListener({ functions: () => functions, site: live.site });
    const servers = await listen(listener, settings.hosts, settings.port);
    const origin = `http://localhost:${settings.port}`;
    stops.unshift(startSchedules(functions, origin), () => servers.forEach((server) => server.close()));
    stops.unshift(() => servers.forEach((server) => server.closeAllConnections()));
    stops.unshift(startRebuilds(live.rebuild), live.stop);
    // The first page on demand loads its modules: better now than for the reader of a new post.
    const anyPage = new Request(`${origin}/blog/category`);
    const { onDemand } = live.site();
    if (onDemand) callFunction(onDemand, anyPage, '127.0.0.1').catch(() => {});
    console.log(`The site runs at ${origin} (Ctrl-C ends it)`);
    stopOnSignal(stops);
  } catch (error) {
    await instance.close();
    throw error;
  }
}

/** Opens a build of the present sources and posts: one that stands already, or a new one. */
async function openBuiltSite({ dataDir }: Settings, { environment }: Instance): Promise<LiveSite> {
  const folders = siteFolders(path.join(ROOT, '.netlify/sites'), dataDir);
  const present = () => presentStamp(environment.SITE_URL, environment.DATABASE_URL);
  const now = await present();
  const built = [folders.newest(), ROOT].find((one) => one && isSameBuild(readStamp(one), now));
  const cache = path.join(dataDir, 'build-cache');
  if (!built) {
    console.log('Building the site: this takes a minute or two …');
    await runBuild({ environment, cache });
    console.log('The site is built.');
  }
  // Whoever builds the project's own folder later must not take the pages from under their readers.
  const first = built && built !== ROOT ? built : adoptBuild(ROOT, folders.next());
  return openLiveSite(first, {
    folders,
    present,
    configFile: path.join(ROOT, 'netlify.toml'),
    build: (folder, signal) => runBuild({ environment, cache, folder, signal, inBackground: true }),
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
