import { expect, test } from 'vitest';

import { NUMERAL, numberOf } from './numbers.ts';

test('D45 numbers are read in digits and in words', () => {
  const written = ['26', 'two', 'nineteen', 'thirty', 'twenty-six', 'forty-one'];
  expect(written.map(numberOf)).toEqual([26, 2, 19, 30, 26, 41]);
  expect(['', 'nurses', 'e-learning', '2.5', 'twenty-odd'].map(numberOf)).toEqual(Array(5).fill(undefined));
  const numeral = new RegExp(`^(?:${NUMERAL})$`);
  expect(written.every((word) => numeral.test(word))).toBe(true);
});
