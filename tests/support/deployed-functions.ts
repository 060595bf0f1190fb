/** What Netlify's own packaging makes of the functions, unzipped. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { listFunctions, zipFunction } from '@netlify/zip-it-and-ship-it';
import { init, parse } from 'es-module-lexer';

import { ROOT } from '#local/settings.ts';

const BUNDLED = path.join(ROOT, '.netlify/bundled-functions');
const SOURCES = ['netlify/**/*.ts', 'src/contracts/**/*.ts', 'package-lock.json'];

/** `included_files` of each function in netlify.toml. */
function includedFiles() {
  const toml = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8');
  const entries = Array.from(
    toml.matchAll(/^\[functions\."([\w-]+)"\]\n {2}included_files = (\[.+\])$/gm),
    ([, name = '', list = '[]']) => [name, { includedFiles: JSON.parse(list) as string[] }] as const,
  );
  return Object.fromEntries(entries);
}

/**
 * Packages the functions, bundled anew where a source has changed since. What a bundle without packages and included
 * files deploys is its own folder: looking for more took Netlify's tracing half a minute. Whoever is done removes them.
 */
export async function deployedFunctions() {
  if (!isBundled()) execFileSync(process.execPath, ['netlify/build/bundle-functions.ts'], { cwd: ROOT });
  const target = mkdtempSync(path.join(tmpdir(), 'functions-'));
  const config = includedFiles();
  const bundled = await listFunctions(BUNDLED, { parseISC: true });
  const folders = new Map<string, string>();
  for (const { name, srcPath } of bundled) {
    const hasMore = name in config || (await importsPackages(srcPath));
    if (hasMore) await zipFunction(srcPath, target, { archiveFormat: 'none', basePath: ROOT, config });
    folders.set(name, hasMore ? path.join(target, name) : srcPath);
  }
  const folderOf = (name: string) => folders.get(name) ?? '';
  return {
    bundled,
    /** In bytes, of all of its files. */
    sizeOf: (name: string) => sizeOf(folderOf(name)),
    has: (name: string, file: string) => existsSync(path.join(folderOf(name), file)),
    remove: () => rmSync(target, { recursive: true }),
  };
}

const changedAt = (file: string) => statSync(path.join(ROOT, file)).mtimeMs;

/** Whether all bundles are younger than every source. */
function isBundled(): boolean {
  const bundles = globSync('*/bundle.mjs', { cwd: BUNDLED });
  const madeAt = Math.min(...bundles.map((file) => statSync(path.join(BUNDLED, file)).mtimeMs));
  return bundles.length > 0 && globSync(SOURCES, { cwd: ROOT }).every((file) => changedAt(file) < madeAt);
}

/** Whether a bundle, or one beside it, loads what it does not hold. */
async function importsPackages(folder: string): Promise<boolean> {
  await init;
  return globSync('**/*.mjs', { cwd: folder }).some((file) => {
    const [imports] = parse(readFileSync(path.join(folder, file), 'utf8'), file);
    return imports.some(({ n: name }) => name !== undefined && !name.startsWith('.') && !isBuiltin(name));
  });
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
