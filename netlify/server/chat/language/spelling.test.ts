import { expect, test } from 'vitest';

import { spelling } from './spelling.ts';

const { correct } = spelling([
  'security',
  'certifications',
  'cisco',
  'reach',
  'cloud',
  'passed',
  'role',
  'relocation',
  'professional',
  'dedicated',
]);

test.each([
  ['securty', 'security'],
  ['certificatons', 'certifications'],
  ['certificatoins', 'certifications'],
  ['cluod', 'cloud'],
  ['rloe', 'role'],
  ['proffesional', 'professional'],
  ['relocatoin', 'relocation'],
  ['dedicatid', 'dedicated'],
])('D45 the slip "%s" is read as "%s"', (written, meant) => {
  expect(correct(written)).toBe(meant);
});

test.each(['ciso', 'react', 'passkeys', 'kubernetes', 'rust', 'there', 'cloud9', 'renovation', 'medicated'])(
  'D45 "%s" is a word of its own and stays',
  (word) => {
    expect(correct(word)).toBe(word);
  },
);
