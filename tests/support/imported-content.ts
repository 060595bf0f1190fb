/** Content that an import has written into a project of its own, which goes with the test. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { onTestFinished } from 'vitest';
import { parse } from 'yaml';

import { carryOut } from '../../netlify/content/import/carry-out.ts';
import { contentOf } from '../../netlify/content/import/content-of.ts';
import { nobody, type Reading } from '../../netlify/content/import/person.ts';
import { planOf } from '../../netlify/content/import/plan.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function writtenFile(name: string, content: string | Uint8Array): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
}

/** Imports into an empty project and returns its root and the values of its files. */
export function imported(reading: Reading) {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'content'));
  carryOut(planOf(contentOf(reading.person, reading.notes), root), root, false);
  const read = (file: string): unknown => parse(readFileSync(path.join(root, 'content', file), 'utf8'));
  return { root, read };
}

export const nobodyNamed = (givenName: string): Reading['person'] => ({ ...nobody(), givenName });
