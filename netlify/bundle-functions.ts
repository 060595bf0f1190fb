/**
 * Bundles each function into its own folder for Netlify, which traces files but does not bundle them: started
 * cold, 580 traced modules take ten times as long to load as one file.
 *
 * `config` is written out as a literal, because Netlify reads it without running the file.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Config } from '@netlify/functions';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = path.join(ROOT, 'netlify/functions');
const TARGET = path.join(ROOT, '.netlify/bundled-functions');

/** Optional native helpers that drivers ask for and do without, and the browser, which is a file. */
const EXTERNAL = ['pg-native', 'bufferutil', 'utf-8-validate', '@sparticuz/chromium', 'playwright-core'];

async function bundleFunction(file: string): Promise<void> {
  const name = path.basename(file, '.ts');
  const input = path.join(SOURCES, file);
  const bundle = await rolldown({
    input,
    cwd: ROOT,
    platform: 'node',
    external: EXTERNAL,
    preserveEntrySignatures: 'allow-extension', // what parts loaded later share with the rest stays in one file
  });
  await bundle.write({
    dir: path.join(TARGET, name),
    entryFileNames: 'bundle.mjs',
    chunkFileNames: '[name].mjs',
    // The names of functions and classes stay for stack traces; all other text only takes time to parse.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  });
  await bundle.close();

  const { config } = (await import(pathToFileURL(input).href)) as { config?: Config };
  const entry = `export { default } from './bundle.mjs';\nexport const config = ${JSON.stringify(config ?? {})};\n`;
  await writeFile(path.join(TARGET, name, `${name}.mjs`), entry);
}

await rm(TARGET, { recursive: true, force: true });
const files = await readdir(SOURCES);
for (const file of files.filter((name) => name.endsWith('.ts'))) await bundleFunction(file);
