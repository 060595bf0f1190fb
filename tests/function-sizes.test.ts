/** What is deployed of each function: measured on what Netlify's own packaging makes of the bundles. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROOT } from '#local/settings.ts';

/** Netlify's limit for a function, unzipped. */
const LIMIT_BYTES = 250 * 1024 * 1024;
const BROWSER = ['playwright-core', '@sparticuz/chromium'];

const target = mkdtempSync(path.join(tmpdir(), 'function-sizes-'));
const sizes = new Map<string, number>();

/** `included_files` of each function in netlify.toml. */
function includedFiles(): Record<string, { includedFiles: string[] }> {
  const toml = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8');
  const entries = Array.from(
    toml.matchAll(/^\[functions\."([\w-]+)"\]\n {2}included_files = (\[.+\])$/gm),
    ([, name = '', list = '[]']) => [name, { includedFiles: JSON.parse(list) as string[] }] as const,
  );
  return Object.fromEntries(entries);
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

const hasPackage = (name: string, browser: string) =>
  existsSync(path.join(target, name, 'node_modules', browser));

beforeAll(async () => {
  execFileSync(process.execPath, ['netlify/bundle-functions.ts'], { cwd: ROOT });
  const config = includedFiles();
  expect(Object.keys(config)).toContain('screenshots-background');
  const bundled = await zipFunctions([path.join(ROOT, '.netlify/bundled-functions')], target, {
    archiveFormat: 'none',
    basePath: ROOT,
    config,
  });
  for (const { name } of bundled) sizes.set(name, sizeOf(path.join(target, name)));
});
afterAll(() => rmSync(target, { recursive: true }));

test('A-SCR-1 the browser fits into the one function that has it, and is in no other', () => {
  expect(sizes.get('screenshots-background')).toBeLessThan(LIMIT_BYTES);
  for (const browser of BROWSER) {
    const having = [...sizes.keys()].filter((name) => hasPackage(name, browser));
    expect(having, browser).toEqual(['screenshots-background']);
  }
  const binary = 'node_modules/@sparticuz/chromium/bin/chromium.br';
  expect(existsSync(path.join(target, 'screenshots-background', binary))).toBe(true);
});

test('P-GEN-2 every function is within what may be deployed', () => {
  for (const [name, size] of sizes) expect(size, name).toBeLessThan(LIMIT_BYTES);
});
