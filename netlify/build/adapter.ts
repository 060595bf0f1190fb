/**
 * Netlify's adapter for Astro, as this project needs it: with the on-demand function in one bundle, and with no pages:
 * they are drawn afterwards, by a bundle that outlives the build. Its emulator, 160 MB for which the local host stands,
 * is the empty package no-emulator/.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import netlify from '@astrojs/netlify';
import type { AstroIntegration } from 'astro';

import { bundleInto } from './bundle.ts';
import { rendererBundle } from './renderer-bundle.ts';

/** The adapter, which writes below `folder`: the one that run-build.ts names. */
export function netlifyAdapter(folder: string | undefined): AstroIntegration {
  const { name, hooks } = netlify({ staticHeaders: true, imageCDN: false, devFeatures: false });
  // It empties its folder at every command: checking types would take the on-demand function away.
  const target = folder ?? '.netlify/not-built';
  const root = pathToFileURL(path.join(target, '/'));
  const renderer = rendererBundle();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) => {
        if (options.command === 'build' && !folder)
          throw new Error('Use npm run build, which draws the pages.');
        options.updateConfig({ vite: { plugins: [renderer.plugin] } });
        return hooks['astro:config:setup']?.({ ...options, config: { ...options.config, root } });
      },
      // What it believes to be static it neither traces nor copies; the function is written below.
      'astro:config:done': (options) =>
        hooks['astro:config:done']?.({
          ...options,
          config: { ...options.config, root },
          buildOutput: 'static',
        }),
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'drawn-later',
          getStaticPaths: async () => {
            await renderer.keepIn(target);
            return [];
          },
          render: ({ url }) => Promise.reject(new Error(`${url} is drawn later.`)),
        });
      },
      'astro:build:done': async (options) => {
        await hooks['astro:build:done']?.(options);
        await bundleInto(
          path.join(target, '.netlify/v1/functions/ssr'),
          path.join(target, '.netlify/build/entry.mjs'),
        );
      },
    },
  };
}
