import { expect, test } from 'vitest';

import { findColumns, findLabels } from './columns.ts';
import type { Fragment } from './fragments.ts';

const LINE = 12;
const LETTER = 5;

/** Rows of a page with what stands at the left, and what at the right. */
function page(right: number, rows: readonly (readonly [left: string, right?: string])[]): Fragment[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text = '', side) => {
      const x = side === 0 ? 40 : right;
      const fragment = { text, x, right: x + text.length * LETTER, y: 800 - at * LINE, size: 10, bold: '' };
      return text === '' ? [] : [fragment];
    }),
  );
}

test('D28 two columns are found where each line of one has one of the other beside it', () => {
  const rows = [
    ['At sea', 'Profile'],
    ['Skipper, Example Ferries', 'Calm skipper of passenger ferries'],
    ['Lisbon, May 2018 – now', 'with ten years on the river.'],
    ['Sails three ferries a day', 'Education'],
    ['Trains six deckhands', 'Example Nautical College, 2012'],
    ['Keeps the log of all trips', 'Nautical studies'],
    ['Achievements', 'Skills'],
    ['No accident in ten years', 'Navigation'],
    ['Rescue of two swimmers', 'Radio'],
  ] as const;
  expect(findColumns(page(300, rows))).toBeGreaterThan(180);
});

test('D28 labels beneath headings that stand alone are no column, though one of them reads like a heading', () => {
  const rows = [
    ['Contact'],
    ['Address', 'Example Street 12, Porto'],
    ['E-mail', 'rui@example.com'],
    ['Experience'],
    ['2018 – 2024', 'Example Ferries'],
    ['Porto', 'Skipper'],
    ['2012 – 2018', 'Example Harbour'],
    ['Porto', 'Deckhand'],
    ['Education'],
    ['2010 – 2012', 'Example Nautical College'],
    ['Porto', 'Diploma with'],
    ['', 'Awards'],
    ['Skills'],
    ['Languages', 'Portuguese, English'],
    ['Radio', 'VHF'],
  ] as const;
  const fragments = page(160, rows);
  expect(findColumns(fragments)).toBeUndefined();
  expect(findLabels(fragments)).toBeGreaterThan(100);
});
