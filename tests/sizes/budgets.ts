/** What size-limit measures. File names are hashed, so the files are found by reading what was built. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import type { Check } from 'size-limit';

import { ACCOUNT_PAGE, OWNER_PAGES } from '../../src/lib/owner/owner-pages.ts';
import {
  distFolder,
  longestPost,
  readBuiltPage,
  withStaticImports,
  type BuiltPage,
} from '../support/built-site.ts';

/** With its headers one congestion window: docs/decisions/008-weight-of-the-home-page.md */
const PAGE_HTML = '13.5 KiB';
const HOME_SCRIPTS = '10 KiB';
const BLOG_SCRIPTS = '4 KiB';
const SHARED_RUNTIME = '60 KiB';
const OWNER_PAGE = '200 KiB'; // with the runtime; tabs and the editor load when they are chosen
const OWNER_HTML = '24 KiB';
const POST_EDITOR = '200 KiB'; // beyond its page: CodeMirror; what renders the preview comes after it
const PARTICLES = '5 KiB';
const FUNCTION = '1 MiB';
/** They write documents, one of them PDF with its faces; seldom called, and what writes is loaded when it is. */
const DOCUMENTS_FUNCTIONS: Record<string, string> = { 'blog-documents': '2 MiB', resumes: '2.25 MiB' };

/** Islands of the landing page by how their component's name begins; sizes beyond the shared runtime and the page's scripts. */
const ISLANDS = { Chat: '30 KiB', Roi: '15 KiB', Game: '15 KiB', Contact: '10 KiB' };

/** Beside a function that has bounded work: what its process may load, pdf.js among it. */
const WORKER = '4 MiB';

/** The model's client is 0.7 MB and loaded only by an instance that has a key for it. */
const LOADED_WITH_A_KEY = 'openai.mjs';

type SentCheck = Check & { path: string[] };

const functionsFolder = fileURLToPath(new URL('../../.netlify/bundled-functions/', import.meta.url));
const scratch = fileURLToPath(new URL('../../node_modules/.cache/sizes/', import.meta.url));

/** All budgets, for size-limit. One whose files are missing fails. */
export async function sizeBudgets(): Promise<Check[]> {
  await mkdir(scratch, { recursive: true });
  return [...(await Promise.all((await sentBudgets()).map(compressed))), ...(await functionBudgets())];
}

/** Of what is sent to browsers: sizes as brotli makes them. */
async function sentBudgets(): Promise<SentCheck[]> {
  const home = await readBuiltPage('index.html');
  const runtime = await withStaticImports(home.islands.map((island) => island.renderer));

  return [
    { name: 'home: HTML with its CSS', path: built(['index.html']), limit: PAGE_HTML },
    { name: 'home: scripts at load', path: await scriptsAtLoad(home), limit: HOME_SCRIPTS },
    { name: 'islands: shared runtime', path: built(runtime), limit: SHARED_RUNTIME },
    ...(await islandBudgets(home, runtime)),
    ...(await blogBudgets()),
    ...(await ownerBudgets()),
    { name: 'editor of posts', path: built(await filesNamed('EditorTab')), limit: POST_EDITOR },
    { name: 'particles', path: built(await filesNamed('particle')), limit: PARTICLES },
  ];
}

const compressedFiles = new Map<string, Promise<string>>();

/** Compresses each file once: size-limit would do it again for every page that loads it. */
async function compressed({ path: files, ...check }: SentCheck): Promise<Check> {
  const each = files.map((file) => {
    const known = compressedFiles.get(file) ?? compressedFile(file);
    compressedFiles.set(file, known);
    return known;
  });
  return { ...check, path: await Promise.all(each), brotli: false };
}

/** The path of one that is missing stays, which fails. */
async function compressedFile(file: string): Promise<string> {
  if (!existsSync(file)) return file;
  const target = path.join(scratch, `${path.relative(distFolder, file).replaceAll(path.sep, '-')}.br`);
  await writeFile(target, await promisify(brotliCompress)(await readFile(file)));
  return target;
}

async function scriptsAtLoad(page: BuiltPage, name = 'home'): Promise<string[]> {
  const inline = path.join(scratch, `${name}-inline.js`);
  await writeFile(inline, page.inlineScripts.join('\n'));
  return [inline, ...built(await withStaticImports(page.scripts))];
}

/** The list, and a post without its text: what a reader waits for before the first line. */
async function blogBudgets(): Promise<SentCheck[]> {
  const list = await readBuiltPage('blog/index.html');
  const post = await readBuiltPage(await longestPost());
  const shell = path.join(scratch, 'post-shell.html');
  await writeFile(shell, post.html.replace(/<div class="prose">[\s\S]*?<footer/u, '<footer'));
  return [
    { name: 'blog list: HTML with its CSS', path: built(['blog/index.html']), limit: PAGE_HTML },
    { name: 'blog list: scripts at load', path: await scriptsAtLoad(list, 'list'), limit: BLOG_SCRIPTS },
    { name: 'blog post: HTML with its CSS, without its text', path: [shell], limit: PAGE_HTML },
    { name: 'blog post: scripts at load', path: await scriptsAtLoad(post, 'post'), limit: BLOG_SCRIPTS },
  ];
}

/** What an owner's page needs before it can be used: its scripts, its island and the runtime together. */
async function ownerBudgets(): Promise<SentCheck[]> {
  const budgets = [...OWNER_PAGES, ACCOUNT_PAGE].map(async ({ href }): Promise<SentCheck[]> => {
    const file = `${href.slice(1)}/index.html`;
    const { scripts, islands } = await readBuiltPage(file);
    const entries = islands.flatMap(({ component, renderer }) => [component, renderer]);
    const needed = await withStaticImports([...scripts, ...entries]);
    return [
      { name: `${href}: HTML with its CSS`, path: built([file]), limit: OWNER_HTML },
      { name: `${href}: scripts`, path: built(needed), limit: OWNER_PAGE },
    ];
  });
  return (await Promise.all(budgets)).flat();
}

async function islandBudgets(page: BuiltPage, runtime: Set<string>): Promise<SentCheck[]> {
  const loaded = await withStaticImports(page.scripts);
  return Promise.all(
    Object.entries(ISLANDS).map(async ([name, limit]) => {
      const entries = page.islands.filter((island) => island.name.startsWith(name));
      const files = await withStaticImports(entries.map((island) => island.component));
      const own = [...files].filter((file) => !runtime.has(file) && !loaded.has(file));
      return { name: `island: ${name}`, path: built(own, name), limit };
    }),
  );
}

async function functionBudgets(): Promise<Check[]> {
  const names = await readdir(functionsFolder);
  const withWorker = names.filter((name) => existsSync(path.join(functionsFolder, name, 'worker')));
  const workers = withWorker.map((name) => ({
    name: `worker of function: ${name}`,
    path: [path.join(functionsFolder, name, 'worker/*.mjs')],
    brotli: false,
    limit: WORKER,
  }));
  const functions = names.map((name) => ({
    name: `function: ${name}`,
    path: [
      path.join(functionsFolder, name, '*.mjs'),
      `!${path.join(functionsFolder, name, LOADED_WITH_A_KEY)}`,
    ],
    brotli: false,
    limit: DOCUMENTS_FUNCTIONS[name] ?? FUNCTION,
  }));
  return [...functions, ...workers];
}

async function filesNamed(beginning: string): Promise<string[]> {
  const files = await readdir(path.join(distFolder, '_astro'));
  return files.filter((file) => file.startsWith(beginning)).map((file) => `_astro/${file}`);
}

/** Absolute paths; a path that does not exist when there is nothing, because size-limit passes an empty list. */
function built(files: Iterable<string>, what = 'files'): string[] {
  const paths = Array.from(files, (file) => path.join(distFolder, file));
  return paths.length > 0 ? paths : [path.join(distFolder, `no-${what}`)];
}
