import { expect, test } from 'vitest';

import { findColumns, findLabels } from './columns.ts';
import type { Fragment } from './fragments.ts';
import { blocksOf } from './page-blocks.ts';

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

/** What stands in each row of a page, in the order in which it is read. */
const read = (fragments: Fragment[]): string[][] =>
  blocksOf(fragments).blocks.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text)));

test('D28 dates and places at the right edge are of the line at which they begin, however many lines they take', () => {
  const rows = [
    ['Skipper', 'May 2019 –'],
    ['Example Ferries', 'today'],
    ['• Sails three ferries a day', 'Lisbon'],
    ['• Trains six deckhands'],
    ['Deckhand', 'May 2016 –'],
    ['Example Harbour', 'April 2019'],
    ['• Keeps the log of all trips', 'Porto'],
  ] as const;
  expect(read(page(300, rows))).toEqual([
    ['Skipper', 'May 2019 – today', 'Lisbon'],
    ['Example Ferries'],
    ['• Sails three ferries a day'],
    ['• Trains six deckhands'],
    ['Deckhand', 'May 2016 – April 2019', 'Porto'],
    ['Example Harbour'],
    ['• Keeps the log of all trips'],
  ]);
});

test('D28 headings beside their text stand before it, though they are set lower', () => {
  const rows = [
    ['Profile', 'Calm skipper of passenger ferries'],
    ['Experience', 'Skipper, 2018 – 2024'],
    ['', 'Example Ferries, Porto'],
    ['', 'Deckhand, 2012 – 2018'],
    ['', 'Example Harbour, Porto'],
    ['Education', 'Nautical diploma, 2012'],
    ['', 'Example College'],
  ] as const;
  const set = page(160, rows).map((one) => (one.x < 160 ? { ...one, y: one.y - 3, bold: one.text } : one));
  expect(read(set.toSorted((a, b) => b.y - a.y)).map(([first]) => first)).toEqual(
    rows.flatMap((row) => row.filter((text) => text !== '')),
  );
});
