import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import * as current from '../server/content/current.ts';
import { bundleInto } from './bundle.ts';

test('P-GEN-2 a bundle says what the owner wrote, wherever it is, without a reader of files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await bundleInto(folder, 'netlify/server/content/current.ts');
  const file = path.join(folder, 'bundle.mjs');
  const bundled = (await import(pathToFileURL(file).href)) as typeof current;
  expect(bundled.siteContent()).toEqual(current.siteContent());
  expect(bundled.absentParts()).toEqual(current.absentParts());
  expect(readFileSync(file, 'utf8').includes('node:fs')).toBe(false);
});
