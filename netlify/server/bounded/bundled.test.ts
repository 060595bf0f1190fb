import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { expect, onTestFinished, test } from 'vitest';

import { bundleInto } from '../../build/bundle.ts';

const FUNCTION = 'tests/support/bounded-function.ts';

/** Bundles and packages a function as a deploy does. */
async function deployed(name: string, input: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bounded-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bundled = path.join(folder, 'bundled', name);
  await bundleInto(bundled, input);
  writeFileSync(path.join(bundled, `${name}.mjs`), `export { default } from './bundle.mjs';\n`);
  mkdirSync(path.join(folder, 'packaged'));
  await zipFunctions([path.join(folder, 'bundled')], path.join(folder, 'packaged'), {
    archiveFormat: 'none',
    basePath: folder,
  });
  return path.join(folder, 'packaged', name);
}

test('D28 a deployed function has its process beside it and runs work in it', async () => {
  const folder = await deployed('reader', FUNCTION);
  const { default: answer } = (await import(pathToFileURL(path.join(folder, 'reader.mjs')).href)) as {
    default: (request: Request) => Promise<Response>;
  };
  const body = 'Ada Lovelace\nada@example.com';
  const response = await answer(new Request('http://localhost/', { method: 'POST', body }));
  expect(await response.json()).toMatchObject({ text: body });
});

test('D28 a function without bounded work carries no process', async () => {
  expect(existsSync(path.join(await deployed('activity', 'netlify/functions/activity.ts'), 'worker'))).toBe(
    false,
  );
});
