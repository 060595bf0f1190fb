import { glob } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Offers the sizes of all raster images under `public/images` as a module: on-demand pages see no files. */
export function ownImages(publicFolder: string): Plugin {
  return {
    name: 'own-images',
    resolveId: { filter: { id: /^virtual:own-images$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:own-images$/ },
      handler: async () => `export const sizes = ${JSON.stringify(await readSizes(publicFolder))}`,
    },
  };
}

async function readSizes(publicFolder: string): Promise<Record<string, [number, number]>> {
  const files: string[] = [];
  for await (const file of glob('images/**/*.{webp,png,jpg}', { cwd: publicFolder })) files.push(file);
  const entries = files.sort().map(async (file) => {
    const { width, height } = await sharp(path.join(publicFolder, file)).metadata();
    return [`/${file.split(path.sep).join('/')}`, [width, height]] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, [number, number]>;
}
