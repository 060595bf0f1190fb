/**
 * Netlify's adapter for Astro, as this project needs it: written into the folder of the build, without its
 * emulator, and with the on-demand function in one bundle.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { AstroIntegration } from 'astro';

import { bundleInto } from './bundle.ts';
import { bySection, type HeaderRule } from './header-rules.ts';

/** The adapter, which writes below `folder`. */
export async function netlifyAdapter(folder: string): Promise<AstroIntegration> {
  const { name, hooks } = await loadAdapter();
  let root = pathToFileURL(path.join(folder, '/'));
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) => {
        // It empties its folder at every command: checking types would take the on-demand function away.
        if (options.command !== 'build') root = new URL('.netlify/not-built/', root);
        return hooks['astro:config:setup']?.({ ...options, config: { ...options.config, root } });
      },
      // What it believes to be static it neither traces nor copies; the function is written below.
      'astro:config:done': (options) =>
        hooks['astro:config:done']?.({
          ...options,
          config: { ...options.config, root },
          buildOutput: 'static',
        }),
      'astro:build:done': async (options) => {
        await hooks['astro:build:done']?.(options);
        await shortenHeaderRules(folder);
        await writeOnDemandFunction(folder, fileURLToPath(options.dir));
      },
    },
  };
}

/** Loads it without the emulator, which takes a second and 100 MB and which the local host stands for. */
async function loadAdapter(): Promise<AstroIntegration> {
  const url = 'data:text/javascript,export default () => []';
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@netlify/vite-plugin' ? { url, shortCircuit: true } : next(specifier, context),
  });
  try {
    const { default: netlify } = await import('@astrojs/netlify');
    return netlify({ staticHeaders: true, imageCDN: false, devFeatures: false });
  } finally {
    hooks.deregister();
  }
}

async function shortenHeaderRules(folder: string): Promise<void> {
  const file = path.join(folder, '.netlify/v1/config.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as { headers: HeaderRule[] };
  await writeFile(file, JSON.stringify({ ...config, headers: bySection(config.headers) }));
}

/** Bundles what Astro built for pages on demand, beside the entry that Netlify reads. */
async function writeOnDemandFunction(folder: string, dist: string): Promise<void> {
  const target = path.join(folder, '.netlify/v1/functions/ssr');
  await bundleInto(target, path.join(folder, '.netlify/build/entry.mjs'));
  const notFoundContent = await readFile(path.join(dist, '404.html'), 'utf8');
  const config = {
    includedFiles: ['**/*'],
    name: 'Astro SSR',
    nodeBundler: 'none',
    path: '/*',
    preferStatic: true,
  };
  const lines = [
    "import { createHandler } from './bundle.mjs';",
    `export default createHandler(${JSON.stringify({ notFoundContent })});`,
    `export const config = ${JSON.stringify(config)};`,
  ];
  await writeFile(path.join(target, 'ssr.mjs'), `${lines.join('\n')}\n`);
}
