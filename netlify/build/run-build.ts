/** Builds the site in a process of its own. */
import path from 'node:path';

import { runChild } from './child.ts';
import { ROOT } from '../local/settings.ts';

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
/** For the build: whoever starts it has told the warnings about the content. */
export const ERRORS_ONLY = '--errors-only';

/** @throws {Error} with the reason when the build fails; it has said more. */
export function runBuild({ environment, folder, cache, signal, inBackground }: BuildOptions): Promise<void> {
  const script = path.join(ROOT, 'netlify/build/build.ts');
  return runChild('The build', [script, ERRORS_ONLY], {
    signal,
    niceness: inBackground ? BACKGROUND_NICENESS : undefined,
    environment: {
      ...process.env,
      ...environment,
      ...(folder && { BUILD_FOLDER: folder }),
      ...(cache && { BUILD_CACHE: cache }),
    },
  });
}
