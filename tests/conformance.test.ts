import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '#local/settings.ts';

const ROW = /^\| ([A-Z]+(?:-[A-Z]+)?-\d+) \|.*\| ([^|]+) \|$/gm;
const ID = /\b(?:P|DB|ERR|B|BA|AU|T|A|J|R)(?:-[A-Z]+)?-\d+\b/g;
/** The first words of a call, also of one that `test.each(table)` makes. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*(?:\([^'"`]*\))?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** Row id → files that the document names as its proof. */
function documentedRows(): Map<string, string[]> {
  const document = readFileSync(path.join(ROOT, 'docs/conformance.md'), 'utf8');
  return new Map(
    Array.from(document.matchAll(ROW), ([, id = '', proof = '']) => [
      id,
      Array.from(proof.matchAll(/`([^`]+)`/g), ([, file = '']) => file),
    ]),
  );
}

/** File → row ids in its test titles. */
async function provenRows(): Promise<Map<string, Set<string>>> {
  const proven = new Map<string, Set<string>>();
  for await (const file of glob('{src,netlify,tests,content}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT })) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const titles = Array.from(text.matchAll(TITLE), ([, , title = '']) => title);
    proven.set(file, new Set(titles.flatMap((title) => title.match(ID) ?? [])));
  }
  return proven;
}

test('every documented row names files whose test titles prove it', async () => {
  const proven = await provenRows();
  const missing = [...documentedRows()].flatMap(([id, files]) =>
    files.length === 0
      ? [id]
      : files.filter((file) => !proven.get(file)?.has(id)).map((file) => `${id} in ${file}`),
  );
  expect(missing).toEqual([]);
});

test('every row that a test title names is documented', async () => {
  const rows = documentedRows();
  const unknown = [...(await provenRows())].flatMap(([file, ids]) =>
    [...ids].filter((id) => !rows.has(id)).map((id) => `${id} in ${file}`),
  );
  expect(unknown).toEqual([]);
});
