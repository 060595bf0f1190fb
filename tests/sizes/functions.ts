import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { zipFunctions } from '@netlify/zip-it-and-ship-it';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = path.join(root, 'node_modules/.cache/sizes/functions');

const bundled = path.join(root, '.netlify/bundled-functions');

export type PackedFunction = { name: string; files: string[] };

/** Packs all functions as a deploy would, and lists what is ours in each: Netlify adds its own runtime. */
export async function packFunctions(): Promise<PackedFunction[]> {
  await rm(target, { recursive: true, force: true });
  const packed = await zipFunctions([bundled], target, { archiveFormat: 'none', basePath: root });
  return Promise.all(
    packed.map(async (result) => ({ name: result.name, files: await ownFiles(result.path) })),
  );
}

async function ownFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.*', { cwd: folder, exclude: ['___netlify-*', 'content'] }))
    files.push(path.join(folder, file));
  return files;
}
