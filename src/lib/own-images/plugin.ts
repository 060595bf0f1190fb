import { glob } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import type { Plugin } from 'vite';

const MODULE = 'virtual:own-images';

/** Offers the sizes of all raster images under `public/images` as a module: on-demand pages see no files. */
export function ownImages(publicFolder: string): Plugin {
  return {
    name: 'own-images',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: async (id) =>
      id === `\0${MODULE}` ? `export const sizes = ${JSON.stringify(await readSizes(publicFolder))}` : null,
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
