import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { zipFunctions } from '@netlify/zip-it-and-ship-it';

const root = new URL('../../', import.meta.url);
const target = fileURLToPath(new URL('node_modules/.cache/sizes/functions', root));

/** Ours, and those that Astro's adapter writes. */
const SOURCES = ['netlify/functions', '.netlify/v1/functions'];

export type FunctionArchive = { name: string; file: string };

/** Bundles all functions with Netlify's own bundler, exactly as a deploy would. */
export async function zipAllFunctions(): Promise<FunctionArchive[]> {
  await rm(target, { recursive: true, force: true });
  const sources = SOURCES.map((source) => fileURLToPath(new URL(source, root)));
  const results = await zipFunctions(sources, target, {
    archiveFormat: 'zip',
    basePath: fileURLToPath(root),
  });
  return results.map(({ name, path }) => ({ name, file: path }));
}
