import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  NESTING_MAXIMUM,
  nestsTooDeep,
  UNDERLINED_MAXIMUM,
  underlinesTooMany,
  withinBounds,
} from './markdown-bounds.ts';

const MARKS = ['> ', '- ', '1. ', '* ', '+ ', '2) ', '>', ' - '];

test.each(MARKS)('D40 lines of “%s” nest as deep as anybody writes, and no deeper', (mark) => {
  expect(nestsTooDeep(`${mark.repeat(NESTING_MAXIMUM)}a`)).toBe(false);
  const deep = `A line.\n${mark.repeat(NESTING_MAXIMUM + 200)}a\nAnother.`;
  expect(nestsTooDeep(deep)).toBe(true);
  expect(nestsTooDeep(withinBounds(deep))).toBe(false);
});

test('D40 lines across the page, words and code are no nesting', () => {
  for (const line of [
    '- '.repeat(200),
    '* * '.repeat(90),
    '-'.repeat(500),
    '1.1.'.repeat(100),
    '>a '.repeat(90),
  ])
    expect(nestsTooDeep(line)).toBe(false);
});

test('D40 nothing but the deep line changes, whatever stands around it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('> ', '- ', '1. ', 'a', ' ', '\t') })),
      (lines) => {
        const text = lines.join('\n');
        expect(withinBounds(text)).toBe(text);
      },
    ),
  );
});

test.each(['a\n===\n', 'a\n-\n\n', '> a\n> ---\n', 'a\n   =\n'])(
  'D40 headings that are underlined as in %j are as many as anybody writes, and no more',
  (heading) => {
    expect(underlinesTooMany(heading.repeat(UNDERLINED_MAXIMUM))).toBe(false);
    const many = heading.repeat(UNDERLINED_MAXIMUM + 50);
    expect(underlinesTooMany(many)).toBe(true);
    expect(underlinesTooMany(withinBounds(many))).toBe(false);
  },
);

test('D40 lines across the page and tables are no underlines', () => {
  expect(underlinesTooMany('\n---\n'.repeat(500))).toBe(false);
  expect(underlinesTooMany('| a |\n| - |\n'.repeat(500))).toBe(false);
});
