/** Reads `dist/` as a browser would: which scripts a page loads, and what those import. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { init, parse } from 'es-module-lexer';

export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));

type Island = { name: string; component: string; renderer: string };

export type BuiltPage = {
  html: string;
  /** Text of the executable scripts that stand in the HTML. */
  inlineScripts: string[];
  /** Paths of the scripts and module preloads that the HTML names, below `dist/`. */
  scripts: string[];
  islands: Island[];
};

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gu;
const PRELOAD = /<link[^>]*rel="modulepreload"[^>]*>/gu;
const ISLAND = /<astro-island[^>]*>/gu;

/** Reads a built page, such as `index.html`. */
export async function readBuiltPage(file: string): Promise<BuiltPage> {
  const html = await readFile(path.join(distFolder, file), 'utf8');
  const page: BuiltPage = { html, inlineScripts: [], scripts: [], islands: [] };

  for (const { groups } of html.matchAll(SCRIPT)) {
    const attributes = groups?.['attributes'] ?? '';
    const sources = attribute(attributes, 'src') ?? attribute(attributes, 'data-scripts');
    if (sources) page.scripts.push(...sources.split(' '));
    if (!attribute(attributes, 'src') && isExecutable(attributes))
      page.inlineScripts.push(groups?.['text'] ?? '');
  }
  for (const [tag] of html.matchAll(PRELOAD)) page.scripts.push(attribute(tag, 'href') ?? '');
  for (const [tag] of html.matchAll(ISLAND)) {
    const component = attribute(tag, 'component-url') ?? '';
    const name = attribute(tag, 'component-export') ?? '';
    page.islands.push({ name, component, renderer: attribute(tag, 'renderer-url') ?? '' });
  }
  return page;
}

/** The page of the post that has most to send. */
export async function longestPost(): Promise<string> {
  const folder = path.join(distFolder, 'blog');
  const posts = (await readdir(folder)).filter(
    (name) => !['page', 'category', 'tag', 'search'].includes(name),
  );
  const pages = posts.filter((name) => !name.includes('.')).map((name) => `blog/${name}/index.html`);
  const sizes = await Promise.all(pages.map(async (page) => (await stat(path.join(distFolder, page))).size));
  return pages[sizes.indexOf(Math.max(...sizes))] ?? 'blog/no-post';
}

/** The files that these scripts need before they can run: themselves and, recursively, their static imports. */
export async function withStaticImports(scripts: Iterable<string>): Promise<Set<string>> {
  await init;
  const found = new Set(scripts);
  for (const script of found) {
    // a set hands out what is added while it is walked
    const source = await readFile(path.join(distFolder, script), 'utf8');
    const [imports] = parse(source, script);
    for (const { n: specifier, d: dynamicAt } of imports)
      if (specifier && dynamicAt === -1) found.add(path.posix.join(path.posix.dirname(script), specifier));
  }
  return found;
}

function isExecutable(attributes: string): boolean {
  const type = attribute(attributes, 'type');
  return type === undefined || type === 'module' || type === 'text/javascript';
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="(?<value>[^"]*)"`, 'u').exec(tag)?.groups?.['value'];
}
