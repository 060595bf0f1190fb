import fc from 'fast-check';
import { expect, test } from 'vitest';

import { wordsOf, type WordPiece } from './BeforeAfter.tsx';

const textOf = (pieces: readonly WordPiece[]) => pieces.map(({ text }) => text).join('');
const marked = (pieces: readonly WordPiece[]) =>
  pieces.filter(({ isShared }) => !isShared).map(({ text }) => text.trim());

test('R-7 a change of one word is marked as one word, on both sides', () => {
  const { before, after } = wordsOf('Led the team of 12 people', 'Led the team of 14 people in Vancouver');
  expect(marked(before)).toEqual(['12']);
  expect(marked(after)).toEqual(['14', 'in Vancouver']);
});

test('R-7 what is new, and what is gone, is marked whole', () => {
  expect(wordsOf('', 'New words').after).toEqual([{ text: 'New words', isShared: false }]);
  expect(wordsOf('Gone words', '').before).toEqual([{ text: 'Gone words', isShared: false }]);
});

test('R-7 marking loses no letter of any text, and very long texts stay two', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'ab ')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, (a, b) => {
      const { before, after } = wordsOf(a, b);
      expect([textOf(before), textOf(after)]).toEqual([a, b]);
    }),
  );
  const many = (word: string) => Array.from({ length: 2_000 }, (_, n) => `${word}${n}`).join(' ');
  expect(wordsOf(many('a'), many('b')).after).toHaveLength(1);
  expect(marked(wordsOf(many('a'), `${many('a')} more`).after)).toEqual(['more']);
});
