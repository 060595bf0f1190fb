/**
 * Bundles each function into its own folder for Netlify, which traces files but does not bundle them.
 *
 * `config` is written out as a literal, because Netlify reads it without running the file.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Config } from '@netlify/functions';

import { bundleInto } from './bundle.ts';
import { withExclusions } from './catch-all.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = path.join(ROOT, 'netlify/functions');
const TARGET = path.join(ROOT, '.netlify/bundled-functions');

const run = {};

async function bundleFunction(name: string, config: Config): Promise<void> {
  await bundleInto(path.join(TARGET, name), sourceOf(name), run);
  const entry = `export { default } from './bundle.mjs';\nexport const config = ${JSON.stringify(config)};\n`;
  await writeFile(path.join(TARGET, name, `${name}.mjs`), entry);
}

async function configOf(name: string): Promise<Config> {
  const { config } = (await import(pathToFileURL(sourceOf(name)).href)) as { config?: Config };
  return config ?? {};
}

const sourceOf = (name: string) => path.join(SOURCES, `${name}.ts`);

await rm(TARGET, { recursive: true, force: true });
const files = (await readdir(SOURCES)).filter((file) => file.endsWith('.ts'));
const names = files.map((file) => path.basename(file, '.ts'));
const configs = new Map<string, Config>();
for (const name of names) configs.set(name, await configOf(name));
for (const [name, config] of withExclusions(configs)) await bundleFunction(name, config);
