// with a document
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { liveParts, SCRIPT_MARKDOWN } from '#support/script-strings.ts';

import { highlight, showHighlighted } from './highlight.ts';

const matches = (text: string, search: string) =>
  highlight(text, search)
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text);

test('B-SRCH-1 marks every word of the search whatever its case; words of two characters or fewer are not', () => {
  expect(matches('Zero trust: TRUST in IT', 'trust it')).toEqual(['trust', 'TRUST']);
  expect(matches('a+b (c)', 'a+b (c)')).toEqual(['a+b', '(c)']);
  expect(matches('anything', '  ')).toEqual([]);
});

test('B-SRCH-1 what is marked is the beginning of a word, as it is searched, and not the middle of another', () => {
  expect(matches('The other would rather use them, übertheoretisch', 'the')).toEqual(['The', 'the']);
  expect(highlight('use them', 'the').map(({ text }) => text)).toEqual(['use ', 'the', 'm']);
});

test('B-SRCH-1 the words of a phrase in quotation marks are marked', () => {
  expect(matches('Zero trust in seven steps', '"zero trust" steps')).toEqual(['Zero', 'trust', 'steps']);
  expect(matches('Zero trust in IT', '“trust” "IT"')).toEqual(['trust']);
});

test('B-SRCH-1 the parts are the text again, whatever is searched', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, search) => {
      expect(
        highlight(text, search)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('B-SRCH-1 more than 200 script strings stay text when they are highlighted', () => {
  const place = document.createElement('p');
  for (const text of SCRIPT_MARKDOWN) {
    showHighlighted(place, text, 'script window onerror');
    expect(liveParts(place), text).toEqual([]);
    expect(place.textContent).toBe(text);
  }
});
