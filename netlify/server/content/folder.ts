import { existsSync } from 'node:fs';
import path from 'node:path';

import { env } from '../env.ts';

/**
 * The folder `content/`, or the one that `CONTENT_DIR` names: above this file in the repository, beside it in Netlify's bundle, or under the
 * working directory, which is the bundle's root on Netlify.
 *
 * @throws {Error} where there is none: a function that reads one of its files needs it in its `included_files`.
 */
export function contentFolder(): string {
  for (const start of [import.meta.dirname, process.cwd()])
    for (const folder of upwardsFrom(start)) {
      const candidate = path.resolve(folder, env().CONTENT_DIR);
      if (existsSync(path.join(candidate, 'profile.yaml'))) return candidate;
    }
  throw new Error('content/ is missing: is it in included_files of netlify.toml?');
}

function* upwardsFrom(folder: string): Generator<string> {
  for (let current = folder; ; current = path.dirname(current)) {
    yield current;
    if (current === path.dirname(current)) return;
  }
}
