/** What Netlify's own packaging makes of the functions, unzipped. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { zipFunctions } from '@netlify/zip-it-and-ship-it';

import { ROOT } from '#local/settings.ts';

/** `included_files` of each function in netlify.toml. */
function includedFiles() {
  const toml = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8');
  const entries = Array.from(
    toml.matchAll(/^\[functions\."([\w-]+)"\]\n {2}included_files = (\[.+\])$/gm),
    ([, name = '', list = '[]']) => [name, { includedFiles: JSON.parse(list) as string[] }] as const,
  );
  return Object.fromEntries(entries);
}

/** Bundles and packages all functions; whoever is done with them removes them. */
export async function deployedFunctions() {
  execFileSync(process.execPath, ['netlify/bundle-functions.ts'], { cwd: ROOT });
  const target = mkdtempSync(path.join(tmpdir(), 'functions-'));
  const bundled = await zipFunctions([path.join(ROOT, '.netlify/bundled-functions')], target, {
    archiveFormat: 'none',
    basePath: ROOT,
    config: includedFiles(),
  });
  return {
    bundled,
    /** In bytes, of all of its files. */
    sizeOf: (name: string) => sizeOf(path.join(target, name)),
    has: (name: string, file: string) => existsSync(path.join(target, name, file)),
    remove: () => rmSync(target, { recursive: true }),
  };
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
