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
const SOURCES = ['netlify/**/*.ts', 'src/contracts/**/*.ts', 'content/**', 'package-lock.json'];

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
 * Packages the functions, bundled anew where a source has changed since. What a bundle without packages deploys is its
 * own folder, and the files that the configuration includes: looking for more took Netlify's tracing half a minute.
 * Whoever is done removes them.
 */
export async function deployedFunctions() {
  if (!isBundled()) execFileSync(process.execPath, ['netlify/build/bundle-functions.ts'], { cwd: ROOT });
  const target = mkdtempSync(path.join(tmpdir(), 'functions-'));
  const config = includedFiles();
  const bundled = await listFunctions(BUNDLED, { parseISC: true });
  const folders = new Map<string, string[]>();
  for (const { name, srcPath } of bundled) {
    const isTraced = await importsPackages(srcPath);
    const isPackaged = isTraced || name in config;
    const bundler = isTraced ? {} : { '*': { nodeBundler: 'none' as const } };
    const options = { archiveFormat: 'none' as const, basePath: ROOT, config: { ...bundler, ...config } };
    if (isPackaged) await zipFunction(srcPath, target, options);
    folders.set(name, [...(isTraced ? [] : [srcPath]), ...(isPackaged ? [path.join(target, name)] : [])]);
  }
  const foldersOf = (name: string) => folders.get(name) ?? [];
  return {
    bundled,
    /** In bytes, of all of its files. */
    sizeOf: (name: string) => foldersOf(name).reduce((sum, folder) => sum + sizeOf(folder), 0),
    has: (name: string, file: string) =>
      foldersOf(name).some((folder) => existsSync(path.join(folder, file))),
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
