/** Builds the site in a process of its own. */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';

import { ROOT } from './settings.ts';

export type BuildOptions = {
  /** Added to this process's own environment: how to reach the database, the site's address. */
  environment: Record<string, string>;
  /** Gets `dist/` and `.netlify/`; the project's own folder unless told. */
  folder?: string;
  /** Keeps what did not change from one build to the next. */
  cache?: string;
  signal?: AbortSignal;
  /** Leaves the processor to whoever serves meanwhile. */
  inBackground?: boolean;
};

const BACKGROUND_NICENESS = 10;

/** @throws {Error} when the build fails; it has said why. */
export function runBuild({ environment, folder, cache, signal, inBackground }: BuildOptions): Promise<void> {
  const child = spawn(process.execPath, [path.join(ROOT, 'netlify/local/make-site.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    env: {
      ...process.env,
      ...environment,
      ...(folder && { BUILD_FOLDER: folder }),
      ...(cache && { BUILD_CACHE: cache }),
    },
  });
  if (inBackground && child.pid) setPriority(child.pid, BACKGROUND_NICENESS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed (${code ?? 'signal'}).`)),
    );
  });
}
