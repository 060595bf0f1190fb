/** How long builds take with the number of posts, how much memory they need, and how soon a new post is read. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { runBuild } from '../../netlify/build/run-build.ts';
import { openInstance, type Instance } from '../../netlify/local/instance.ts';
import { ROOT } from '../../netlify/local/settings.ts';
import { database } from '../../netlify/server/db/client.ts';
import { updatePost } from '../../netlify/server/blog/publishing/service.ts';
import { makeBlogFolder } from './blog-data.ts';
import { measurePublishing } from './publishing.ts';
import { freePort } from '../../netlify/local/free-port.ts';
import { ratio, round, type Table } from './table.ts';

const COUNTS = (process.env['BENCH_POSTS'] ?? '100,1000,5000').split(',').map(Number);
const MS_PER_FURTHER_POST = 8;
const REBUILD_SECONDS: Record<number, number> = { 1_000: 6, 5_000: 14 };
const PEAK_GIB = 1.5;
const READABLE_MS = 1_000;
const EDITED_POST = 50;

const peakMemory = fileURLToPath(new URL('./peak-memory.mjs', import.meta.url));

type BuildFigures = { seconds: number; peakGib: number };
type Figures = { posts: number; full: BuildFigures; edit: BuildFigures; readableMs: number };

/** Builds blogs of each size from nothing, then again after one edit. */
export async function benchBuilds(): Promise<Table[]> {
  const figures: Figures[] = [];
  for (const posts of COUNTS) {
    figures.push(await measure(posts));
    console.log(`builds: ${posts} posts`, figures.at(-1));
  }
  return [buildsTable(figures), publishingTable(figures)];
}

async function measure(posts: number): Promise<Figures> {
  const dataDir = await makeBlogFolder(posts);
  // Modules of the build are found from inside the project only, and each is loaded once.
  const site = path.join(ROOT, `.netlify/bench/${posts}`);
  const cache = await mkdtemp(path.join(tmpdir(), 'portfolio-build-cache-'));
  // The port is a part of the site's address: nothing that earlier runs have built fits it.
  const instance = await openInstance({ dataDir, port: await freePort() });
  try {
    const build = (name: string) => measureBuild(instance, path.join(site, name), cache);
    const full = await build('full');
    const db = await database();
    await updatePost(db, EDITED_POST, { title: 'An edited title' }, new Date());
    const edit = await build('edit');
    const readableMs = await measurePublishing(db, path.join(site, 'edit'));
    return { posts, full, edit, readableMs };
  } finally {
    await instance.close();
    for (const folder of [dataDir, site, cache]) await rm(folder, { recursive: true, force: true });
  }
}

async function measureBuild({ environment }: Instance, folder: string, cache: string): Promise<BuildFigures> {
  const report = `${cache}.memory`;
  const startedAt = performance.now();
  await runBuild({
    folder,
    cache,
    environment: {
      ...environment,
      NODE_OPTIONS: `--import ${pathToFileURL(peakMemory).href}`,
      PEAK_MEMORY_FILE: report,
    },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const peakGib = Number(await readFile(report, 'utf8')) / 1024 ** 2;
  await rm(report);
  return { seconds, peakGib };
}

function buildsTable(figures: Figures[]): Table {
  return {
    title: 'Builds: social images, feeds and search index included',
    columns: ['posts', 'full build s', 'ms per further post', 'rebuild after one edit s', 'peak memory GiB'],
    rows: figures.map(({ posts, full, edit }, index) => {
      const smaller = figures[index - 1];
      const perPost = smaller && ((full.seconds - smaller.full.seconds) * 1000) / (posts - smaller.posts);
      const goal = REBUILD_SECONDS[posts];
      return [
        posts,
        round(full.seconds),
        perPost === undefined ? '' : ratio(perPost, { atMost: MS_PER_FURTHER_POST }),
        goal === undefined ? round(edit.seconds) : ratio(edit.seconds, { atMost: goal }),
        ratio(Math.max(full.peakGib, edit.peakGib), { atMost: PEAK_GIB }),
      ];
    }),
  };
}

function publishingTable(figures: Figures[]): Table {
  return {
    title: 'Publishing: from the call of the service until a reader has the page, the slowest of five posts',
    columns: ['posts', 'readable after ms'],
    rows: figures.map(({ posts, readableMs }) => [posts, ratio(readableMs, { atMost: READABLE_MS })]),
  };
}
