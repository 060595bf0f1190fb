/** Makes a site of built code and the present posts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { bySection, type HeaderRule } from './header-rules.ts';
import { RENDERER_FILE } from './renderer-bundle.ts';
import { STAMP_FILE, type BuildStamp } from './build-stamp.ts';
import { CONFIG_FILE, LINKED, linkFiles } from './site-folders.ts';

/** See src/prerender/renderer.ts. */
type Renderer = {
  prerenderPages: (dist: string, cache: string, code: string) => Promise<ReadonlyMap<string, string>>;
};

/** Draws the site into `folder`; pages that did not change come from `cache`. */
export async function prerenderPages(
  folder: string,
  code: string,
  cache: string,
  stamp: BuildStamp,
): Promise<void> {
  rmSync(path.join(folder, STAMP_FILE), { force: true });
  for (const part of ['dist', '.netlify/v1'])
    rmSync(path.join(folder, part), { recursive: true, force: true });
  for (const part of LINKED) linkFiles(path.join(code, part), path.join(folder, part));
  const renderer = (await import(pathToFileURL(path.join(code, RENDERER_FILE)).href)) as Renderer;
  const policies = await renderer.prerenderPages(path.join(folder, 'dist'), cache, path.basename(code));
  writeConfig(path.join(code, CONFIG_FILE), path.join(folder, CONFIG_FILE), bySection(policies));
  writeFunctionEntry(folder);
  writeFileSync(path.join(folder, STAMP_FILE), JSON.stringify(stamp));
}

/** What Netlify reads of a build: what holds for the code, and the rules for its pages. */
function writeConfig(ofCode: string, file: string, rules: HeaderRule[]): void {
  const config = JSON.parse(readFileSync(ofCode, 'utf8')) as { headers: HeaderRule[] };
  writeFileSync(file, JSON.stringify({ ...config, headers: [...config.headers, ...rules] }));
}

/** What Netlify reads of the function for pages on demand, beside its bundle. */
function writeFunctionEntry(folder: string): void {
  const notFoundContent = readFileSync(path.join(folder, 'dist/404.html'), 'utf8');
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
  writeFileSync(path.join(folder, '.netlify/v1/functions/ssr/ssr.mjs'), `${lines.join('\n')}\n`);
}
