import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '#local/settings.ts';

type LockedPackage = { optionalDependencies?: Record<string, string> };

/** Whether `name` is locked where a package at `folder` would find it. */
function isLocked(packages: Record<string, LockedPackage>, folder: string, name: string): boolean {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (packages[`${from}${from ? '/' : ''}node_modules/${name}`]) return true;
    if (!from) return false;
  }
}

test('the lock file holds the optional packages of every platform, or npm ci refuses it', () => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const missing = Object.entries(lock.packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(lock.packages, folder, name)),
  );
  expect(missing).toEqual([]);
});
