import fc from 'fast-check';
import { expect, test } from 'vitest';

import { withoutMarks } from './citation-marks.ts';

function read(pieces: string[]) {
  const text = withoutMarks();
  const shown = pieces.map((piece) => text.push(piece)).join('') + text.end();
  return { shown, cited: text.cited() };
}

test('D45 marks are taken out and remembered in the order of their appearance', () => {
  expect(read(['Holds the CISSP [2]. Saved $10M+ [1, 3][2].'])).toEqual({
    shown: 'Holds the CISSP. Saved $10M+.',
    cited: [2, 1, 3],
  });
});

test('D45 brackets that are no mark stay', () => {
  expect(read(['See [RFC 6266] and [1234] and [', 'x]']).shown).toBe('See [RFC 6266] and [1234] and [x]');
});

test('D45 wherever the pieces break, text and marks are the same', () => {
  const whole = 'One [1] two [2, 3]. Three [x] four [10] five [';
  fc.assert(
    fc.property(fc.array(fc.nat(whole.length), { maxLength: 12 }), (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), whole.length];
      const pieces = edges.slice(1).map((end, index) => whole.slice(edges[index], end));
      expect(read(pieces)).toEqual(read([whole]));
    }),
  );
});

test('D45 of blanks that may stand before a mark a hundred wait, however many come', () => {
  const blanks = Array<string>(5_000).fill(' ');
  expect(read(['a', ...blanks, 'b']).shown).toBe(`a${' '.repeat(100)}b`);
  expect(read(['a', ...blanks, '[', '1', ']', ' b'])).toEqual({ shown: 'a b', cited: [1] });
});
