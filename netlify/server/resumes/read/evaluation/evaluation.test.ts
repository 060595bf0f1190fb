import path from 'node:path';

import { expect, test } from 'vitest';

import { scoreFolder } from './score.ts';

const documents = path.join(import.meta.dirname, '../documents');
/** In parts of all fields; old Word documents give up little of how they look. */
const ENOUGH: Record<string, number> = { docx: 0.97, txt: 0.97, json: 0.97, pdf: 0.93, doc: 0.8 };

const tallies = await scoreFolder(documents);

test.each(Object.entries(ENOUGH))(
  'R-7 fields of .%s documents are read right, and none is invented',
  (kind, enough) => {
    const tally = tallies.get(kind);
    if (!tally) throw new Error(`There is no .${kind} document.`);
    if (tally.misses.length > 0) console.log(tally.misses.join('\n'));
    expect(tally.right / tally.fields).toBeGreaterThanOrEqual(enough);
    expect(tally.invented).toEqual([]);
  },
);
