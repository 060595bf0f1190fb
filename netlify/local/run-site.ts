/** Runs the whole product in one process, on an embedded Postgres. */
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { Cron } from 'croner';

import { reportContent } from '../content/report.ts';
import { astroBuild, isBuilt } from '../build/astro-build.ts';
import { runBuild } from '../build/run-build.ts';
import { isSameBuild, presentSources, presentStamp, readStamp } from '../build/build-stamp.ts';
import { callFunction } from './call-function.ts';
import { assertFolderIsFree } from './data-folder.ts';
import { serveInstance } from './host.ts';
import { hostedFunctions } from './hosted-functions.ts';
import { type Instance, openInstance } from './instance.ts';
import { assertPortIsFree } from './listen.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import { startRebuilds } from './rebuilds.ts';
import { readSettings, ROOT, type Settings } from './settings.ts';
import { adoptBuild, type SiteFolders, siteFolders } from '../build/site-folders.ts';
import type { LoadedFunction } from './functions.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (reportContent(ROOT) !== undefined) process.exit(1);
  assertFolderIsFree(settings.dataDir);
  await assertPortIsFree(settings.hosts, settings.port);
  // Postgres needs a second or two: the functions are loaded meanwhile, and Astro begins, which needs no posts.
  const opening = openInstance(settings);
  const folders = siteFolders(path.join(ROOT, '.netlify/sites'), settings.dataDir);
  const code = buildCode(settings, folders);
  code.catch(() => {}); // told by whoever waits for it
  const [instance, functions] = await Promise.all([
    opening,
    hostedFunctions(path.join(ROOT, 'netlify/functions')),
  ]);
  try {
    const live = await openBuiltSite(settings, instance, { folders, code });
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

const cacheOf = ({ dataDir }: Settings) => path.join(dataDir, 'build-cache');
/** Where a build may stand already. */
const standing = (folders: SiteFolders) => [folders.newest(), ROOT].filter((one) => one !== undefined);

/** Builds the code of the present sources, unless it stands, alone or in a site. */
async function buildCode(settings: Settings, folders: SiteFolders): Promise<void> {
  const PORT = String(settings.port);
  const SITE_URL = process.env.SITE_URL ?? `http://localhost:${PORT}`;
  const sources = presentSources(SITE_URL);
  if (isBuilt(sources) || standing(folders).some((one) => readStamp(one)?.sources === sources)) return;
  await astroBuild(sources, { cache: cacheOf(settings), environment: { SITE_URL, PORT } });
}

/** Opens a build of the present sources and posts: one that stands already, or a new one. */
async function openBuiltSite(
  settings: Settings,
  { environment }: Instance,
  { folders, code }: { folders: SiteFolders; code: Promise<void> },
): Promise<LiveSite> {
  const present = () => presentStamp(environment.SITE_URL, environment.DATABASE_URL);
  const now = await present();
  const built = standing(folders).find((one) => isSameBuild(readStamp(one), now));
  const cache = cacheOf(settings);
  if (!built) {
    console.log('Building the site: this takes a minute or two …');
    await code;
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
