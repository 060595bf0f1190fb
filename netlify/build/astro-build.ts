/** What Astro makes of the code: kept by a digest of the sources, since no post is part of it. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runChild } from './child.ts';
import { ROOT } from '../local/settings.ts';

/** Inside the project, where bundles find its modules, and where Netlify keeps files from build to build. */
const KEPT = path.join(ROOT, 'node_modules/.astro/code');
/** Builds for other addresses or of an older state may run at the same time. */
const MOST_KEPT = 5;
/** Written last. */
const WHOLE = 'whole';
/** Without a bound a build lets its heap grow to 1.9 GB before it tidies up. */
const HEAP_MB = 1_024;

const script = fileURLToPath(new URL('./astro-build-process.ts', import.meta.url));

const folderOf = (sources: string) => path.join(KEPT, sources);

/** True where the code of these sources is kept whole. */
export const isBuilt = (sources: string) => existsSync(path.join(folderOf(sources), WHOLE));

export type AstroBuildOptions = {
  /** Keeps what did not change from one build to the next. */
  cache: string;
  signal?: AbortSignal;
  /** Added to this process's own environment: the site's address. */
  environment?: Record<string, string>;
};

/** The folder of the code that `sources` name: `dist/` without pages, `.netlify/v1/` and the renderer. */
export async function astroBuild(sources: string, options: AstroBuildOptions): Promise<string> {
  const folder = folderOf(sources);
  if (!isBuilt(sources)) await build(folder, options);
  const now = new Date();
  utimesSync(folder, now, now);
  forgetOldest();
  return folder;
}

/** Builds into a folder of its own first: another process may build the same. */
async function build(folder: string, options: AstroBuildOptions): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await runAstro(draft, options);
  writeFileSync(path.join(draft, WHOLE), '');
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}

/** @throws {Error} when it fails; Astro has said why. */
function runAstro(folder: string, { cache, signal, environment }: AstroBuildOptions): Promise<void> {
  // Addresses that name a deploy end with it; what Node compiled of Astro takes longer to keep than it is worth.
  const { DEPLOY_ID: _, NODE_COMPILE_CACHE: __, ...inherited } = process.env;
  return runChild('Astro', [`--max-old-space-size=${HEAP_MB}`, script], {
    signal,
    environment: {
      ...inherited,
      ...environment,
      NODE_ENV: 'production', // also for tests: whoever starts the site next is given this code
      BUILD_FOLDER: folder,
      BUILD_CACHE: cache,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
}

function forgetOldest(): void {
  const folders = readdirSync(KEPT).map((name) => path.join(KEPT, name));
  const byAge = folders.map((folder) => ({ folder, usedAt: statSync(folder).mtimeMs }));
  for (const { folder } of byAge.sort((a, b) => b.usedAt - a.usedAt).slice(MOST_KEPT))
    rmSync(folder, { recursive: true, force: true });
}
