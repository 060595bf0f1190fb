/** Where a build is written: the project's own folder, or the one that the local host names. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { AstroIntegration } from 'astro';

import { ROOT } from './settings.ts';

/** The folder that gets `dist/` and `.netlify/` (`BUILD_FOLDER`). */
export const buildFolder = (): string => process.env.BUILD_FOLDER ?? ROOT;

/**
 * Lets Netlify's adapter write below `folder`, though it knows the project's folder alone. What does not build
 * gets a corner of its own: the adapter would empty the on-demand function at every check of types.
 */
export function inFolder(adapter: AstroIntegration, folder: string): AstroIntegration {
  const { 'astro:config:setup': setUp, 'astro:config:done': finish, ...hooks } = adapter.hooks;
  let root = pathToFileURL(path.join(folder, '/'));
  return {
    ...adapter,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) => {
        if (options.command !== 'build') root = new URL('.netlify/not-built/', root);
        return setUp?.({ ...options, config: { ...options.config, root } });
      },
      'astro:config:done': (options) => finish?.({ ...options, config: { ...options.config, root } }),
    },
  };
}
