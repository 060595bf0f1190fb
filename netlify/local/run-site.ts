/** Runs the whole product in one process, on an embedded Postgres. */
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { Cron } from 'croner';

import { reportContent } from '../content/report.ts';
import { runBuild } from '../build/run-build.ts';
import { isSameBuild, presentStamp, readStamp } from '../build/build-stamp.ts';
import { callFunction } from './call-function.ts';
import { assertFolderIsFree } from './data-folder.ts';
import { serveInstance } from './host.ts';
import { hostedFunctions } from './hosted-functions.ts';
import { type Instance, openInstance } from './instance.ts';
import { assertPortIsFree } from './listen.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import { startRebuilds } from './rebuilds.ts';
import { readSettings, ROOT, type Settings } from './settings.ts';
import { adoptBuild, siteFolders } from '../build/site-folders.ts';
import type { LoadedFunction } from './functions.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (reportContent(ROOT) !== undefined) process.exit(1);
  assertFolderIsFree(settings.dataDir);
  await assertPortIsFree(settings.hosts, settings.port);
  // Postgres needs a second or two, and the functions are loaded meanwhile.
  const [instance, functions] = await Promise.all([
    openInstance(settings),
    hostedFunctions(path.join(ROOT, 'netlify/functions')),
  ]);
  try {
    const live = await openBuiltSite(settings, instance);
    const origin = `http://localhost:${settings.port}`;
    const startTimers = () => [startSchedules(functions, origin), startRebuilds(live.rebuild), live.stop];
    await serveInstance(settings, instance, { functions, site: live.site, startTimers });
    // The first page on demand loads its modules: better now than for the reader of a new post.
    const anyPage = new Request(`${origin}/blog/category`);
    const { onDemand } = live.site();
    if (onDemand) callFunction(onDemand, anyPage, '127.0.0.1').catch(() => {});
    flushCompileCache(); // a host may be killed
    console.log(`The site runs at ${origin} (Ctrl-C ends it)`);
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
    await runBuild({ environment, cache, isContentChecked: true });
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

/** Runs the scheduled functions at their times (UTC, as on Netlify) and returns how to stop. */
function startSchedules(functions: LoadedFunction[], origin: string): () => void {
  const jobs = functions.flatMap((scheduled) => {
    if (!scheduled.schedule) return [];
    const run = async () => {
      const request = new Request(`${origin}/.netlify/functions/${scheduled.name}`, { method: 'POST' });
      await callFunction(scheduled, request, '127.0.0.1');
    };
    const report = (error: unknown) => console.error(`Scheduled function ${scheduled.name} failed`, error);
    return [new Cron(scheduled.schedule, { timezone: 'UTC', protect: true, catch: report }, run)];
  });
  return () => jobs.forEach((job) => job.stop());
}
