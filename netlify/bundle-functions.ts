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

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = path.join(ROOT, 'netlify/functions');
const TARGET = path.join(ROOT, '.netlify/bundled-functions');

async function bundleFunction(file: string): Promise<void> {
  const name = path.basename(file, '.ts');
  const input = path.join(SOURCES, file);
  await bundleInto(path.join(TARGET, name), input);

  const { config } = (await import(pathToFileURL(input).href)) as { config?: Config };
  const entry = `export { default } from './bundle.mjs';\nexport const config = ${JSON.stringify(config ?? {})};\n`;
  await writeFile(path.join(TARGET, name, `${name}.mjs`), entry);
}

await rm(TARGET, { recursive: true, force: true });
const files = await readdir(SOURCES);
for (const file of files.filter((name) => name.endsWith('.ts'))) await bundleFunction(file);
