/** Fractions in words, as percent. */
import { NUMBER_WORDS } from '../data/numbers.ts';
import type { Tokens } from './token.ts';

/** `a third`, `two thirds`, `three quarters`. */
export function fractionAt(tokens: Tokens, index: number): { value: number; unit: 'share'; size: 2 } | null {
  const count = tokens[index]?.word === 'a' ? 1 : NUMBER_WORDS[tokens[index]?.word ?? ''];
  const word = tokens[index + 1]?.word ?? '';
  // `a quarter` alone is three months.
  const isPart =
    [1, 2].some((back) => tokens[index - back]?.word === 'by') ||
    tokens[index + 2]?.word === 'of' ||
    /^(?:nearly|almost)$/.test(tokens[index - 1]?.word ?? '');
  const isQuarter = word === 'quarters' || (word === 'quarter' && isPart);
  const parts = /^thirds?$/.test(word) ? 3 : /^fifths?$/.test(word) ? 5 : isQuarter ? 4 : 0;
  if (count === undefined || parts === 0) return null;
  return { value: (count / parts) * 100, unit: 'share', size: 2 };
}
