import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROOT } from '#local/settings.ts';

import { sliceName } from './name.ts';
import { writeSlice } from './write-slice.ts';

const PARTS = [
  ...['src', 'netlify', 'tests', 'package.json', 'tsconfig.json'],
  ...['prettier.config.mjs', 'oxlint.config.ts'],
];

let copy: string;
let written: string[];

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'slice-'));
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  written = await writeSlice(copy, 'release-notes');
});
afterAll(() => rmSync(copy, { recursive: true }));

test('a new capability has its contract, function, server, feature, page and a test of each', () => {
  expect(written).toEqual(
    expect.arrayContaining([
      'src/contracts/release-notes.ts',
      'netlify/functions/release-notes.ts',
      'netlify/server/release-notes/router.ts',
      'netlify/server/release-notes/service.ts',
      'netlify/server/release-notes/repository.ts',
      'netlify/server/release-notes/release-notes.test.ts',
      'src/features/release-notes/ReleaseNotesIsland.tsx',
      'src/features/release-notes/ReleaseNotesOverview.test.tsx',
      'src/pages/tools/release-notes.astro',
      'tests/e2e/release-notes/release-notes.spec.ts',
    ]),
  );
});

test('a new capability stands in the contract of the API and among the pages of the owner', () => {
  const textOf = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  expect(textOf('src/contracts/contract.ts')).toMatch(/import \{ releaseNotes \}.*\breleaseNotes,?\s*\};/s);
  expect(textOf('src/lib/owner/owner-pages.ts')).toContain(
    "href: '/tools/release-notes', label: 'Release notes'",
  );
});

test('the code of a new capability has no error of types or of lint', () => {
  const own = written.filter((file) => file.startsWith('netlify/') || file.startsWith('src/contracts/'));
  expect(execFileSync('oxlint', own, { cwd: copy, encoding: 'utf8' })).toContain('0 warnings and 0 errors');
});

test.each(['', 'Release', 'release_notes', '../escape', '-a', 'a--b', '1st', 'a'.repeat(41)])(
  'the name "%s" is refused in a sentence',
  async (name) => {
    await expect(writeSlice(copy, name)).rejects.toThrow('in kebab-case, such as release-notes');
  },
);

test.each(['contacts', 'blog-admin', 'messages', 'db', 'release-notes'])(
  'the name "%s" is taken',
  async (name) => {
    await expect(writeSlice(copy, name)).rejects.toThrow(`The name ${name} is taken.`);
  },
);

test('a word of the language is no name', () => {
  expect(() => sliceName('delete', [])).toThrow('means something else in code');
});

test('a name is written as files, code and people write it', () => {
  expect(sliceName('release-notes', [])).toEqual({
    kebab: 'release-notes',
    camel: 'releaseNotes',
    pascal: 'ReleaseNotes',
    label: 'Release notes',
  });
});
