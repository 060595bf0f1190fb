import path from 'node:path';

import { expect, test } from 'vitest';

import { scoreFolder } from '#support/reading-score.ts';

const folder = (name: string) => path.join(import.meta.dirname, name);
/** Of the fields of a format; lower than what is reached, higher than what is asked for. */
const LEAST = { docx: 0.98, pdf: 0.97, doc: 0.97, txt: 0.98, json: 1 };

test('R-6 44 documents of five formats are read as a careful reader would, and nothing is invented', async () => {
  const tallies = await scoreFolder(folder('documents'));
  expect([...tallies.keys()].sort()).toEqual(Object.keys(LEAST).sort());
  for (const [extension, least] of Object.entries(LEAST)) {
    const { fields = 1, right = 0, invented, misses = [] } = tallies.get(extension) ?? {};
    expect(invented).toEqual([]);
    expect(right / fields, misses.join('\n')).toBeGreaterThanOrEqual(least);
  }
});

test('R-6 the same is written in other ways too: heads in either order, labels, tables, stacked lines', async () => {
  const tallies = await scoreFolder(folder('variants'));
  expect([...tallies.keys()].sort()).toEqual(['docx', 'pdf', 'txt']);
  for (const { invented, misses } of tallies.values()) {
    expect(invented).toEqual([]);
    expect(misses).toEqual([]);
  }
});
