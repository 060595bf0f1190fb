/** Makes a site of built code and the present posts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { RENDERER_FILE } from './renderer-bundle.ts';
import { type BuildStamp, STAMP_FILE } from './build-stamp.ts';
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

/** A build writes one header rule per page, and each answer looks through all of them. */
type HeaderRule = { for: string; values: Record<string, string> };

const POLICY = 'Content-Security-Policy';
/** Shown at every address of a section that has no page. */
const MISSING_PAGE = '/404';

/**
 * One rule for each section (`/blog` and all below it): its pages share a policy, which allows what any of them
 * does, and the page for what is missing. Policies of one site differ in the hashes of its own styles and scripts only.
 */
export function bySection(policies: ReadonlyMap<string, string>): HeaderRule[] {
  const sections = new Map<string, Map<string, string>>();
  for (const [path, policy] of policies) {
    if (!policy) continue;
    const section = path.split('/')[1] ?? '';
    const pages = sections.get(section) ?? new Map<string, string>();
    sections.set(section, pages.set(path, policy));
  }
  const missing = policies.get(MISSING_PAGE);
  return [...sections].flatMap(([section, pages]) => {
    const isAlone = pages.size === 1;
    const allowed = new Set([...pages.values(), ...(missing && !isAlone ? [missing] : [])]);
    const values = { [POLICY]: unionOf(allowed) };
    const paths = isAlone ? pages.keys() : [`/${section}`, `/${section}/*`];
    return Array.from(paths, (path) => ({ for: path, values }));
  });
}

/** Allows what any of these policies allows. */
function unionOf(policies: ReadonlySet<string>): string {
  const directives = new Map<string, Set<string>>();
  for (const policy of policies)
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.trim().split(' ');
      if (!name) continue;
      const allowed = directives.get(name) ?? new Set();
      directives.set(name, allowed);
      for (const source of sources) allowed.add(source);
    }
  return Array.from(directives, ([name, sources]) => `${[name, ...sources].join(' ')};`).join(' ');
}
