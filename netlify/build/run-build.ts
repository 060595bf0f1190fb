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
  /** The content is in order: whoever starts the build has just looked. */
  isContentChecked?: boolean;
  /** Leaves the processor to whoever serves meanwhile. */
  inBackground?: boolean;
};

const BACKGROUND_NICENESS = 10;
/** For the build: whoever starts it has told the warnings about the content, or has just found no error either. */
export const ERRORS_ONLY = '--errors-only';
export const CONTENT_CHECKED = '--content-checked';

/** @throws {Error} with the reason when the build fails; it has said more. */
export function runBuild({
  environment,
  folder,
  cache,
  signal,
  isContentChecked,
  inBackground,
}: BuildOptions): Promise<void> {
  const script = path.join(ROOT, 'netlify/build/build.ts');
  return runChild('The build', [script, isContentChecked ? CONTENT_CHECKED : ERRORS_ONLY], {
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
