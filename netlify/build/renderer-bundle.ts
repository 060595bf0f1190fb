/** Keeps the bundle that draws the pages, which Astro removes when it has built. */
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../../src/prerender/renderer.ts', import.meta.url));
/** Astro's name for what pages are drawn with before a visitor comes. */
const ENVIRONMENT = 'prerender';

export const RENDERER_FILE = 'renderer/renderer.mjs';

type RendererBundle = {
  /** Makes our renderer the entry of the bundle. */
  plugin: Plugin;
  /** Copies the bundle, to be called once it is whole. */
  keepIn: (folder: string) => Promise<void>;
};

export function rendererBundle(): RendererBundle {
  let bundled: { folder: string; entry: string } | undefined;
  return {
    plugin: {
      name: 'renderer-bundle',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === ENVIRONMENT,
      configEnvironment: (name) =>
        name === ENVIRONMENT ? { build: { rolldownOptions: { input: ENTRY } } } : undefined,
      writeBundle: ({ dir = '' }, bundle) => {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === 'chunk' && file.facadeModuleId === ENTRY);
        if (entry) bundled = { folder: dir, entry: entry.fileName };
      },
    },
    keepIn: async (folder) => {
      if (!bundled) throw new Error('Astro has bundled no renderer.');
      const file = path.join(folder, RENDERER_FILE);
      await cp(bundled.folder, path.dirname(file), { recursive: true });
      await writeFile(file, `export * from './${bundled.entry}';\n`);
    },
  };
}
