import fc from 'fast-check';
import { expect, test } from 'vitest';

import { NESTING_MAXIMUM, nestsTooDeep, withoutDeepNesting } from './markdown-nesting.ts';

const MARKS = ['> ', '- ', '1. ', '* ', '+ ', '2) ', '>', ' - '];

test.each(MARKS)('D40 lines of “%s” nest as deep as anybody writes, and no deeper', (mark) => {
  expect(nestsTooDeep(`${mark.repeat(NESTING_MAXIMUM)}a`)).toBe(false);
  const deep = `A line.\n${mark.repeat(NESTING_MAXIMUM + 200)}a\nAnother.`;
  expect(nestsTooDeep(deep)).toBe(true);
  expect(nestsTooDeep(withoutDeepNesting(deep))).toBe(false);
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
        expect(withoutDeepNesting(text)).toBe(text);
      },
    ),
  );
});
