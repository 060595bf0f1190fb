/** What limits an amount or a multiple: `more than 40`, `almost doubled`. */
import { LIMITS, type Limit } from '../data/numbers.ts';
import type { Token, Tokens } from './token.ts';

const limits = LIMITS.map(([words, limit]) => ({ words: words.split(' '), limit }));
const EXACT = { limit: 'exact' as const, size: 0 };

/** The limit that ends right before `index`, and how many tokens it has; `approx.` has a dot. */
export function limitBefore(tokens: Tokens, index: number): { limit: Limit; size: number } {
  // `handed over three weeks early`.
  if (/^hand(?:s|ed|ing)? over$/.test(`${tokens[index - 2]?.word} ${tokens[index - 1]?.word}`)) return EXACT;
  if (tokens[index - 1]?.text === '.' && /^(?:approx|ca)$/.test(tokens[index - 2]?.word ?? ''))
    return { limit: 'about', size: 2 };
  for (const { words, limit } of limits)
    if (words.every((word, offset) => tokens[index - words.length + offset]?.word === word))
      return { limit, size: words.length };
  return tokens[index - 1]?.text === '~' ? { limit: 'about', size: 1 } : EXACT;
}

const FACTOR = /^(?:halv|doubl|tripl|trebl|quadrupl|halbier|verdopp|verdreifach|vervierfach)/;
/** `more than doubled` is one word that knows its limit. */
export function withLimitedFactors(tokens: Tokens): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const { size, limit } = FACTOR.test(token.word) ? limitBefore(result, result.length) : EXACT;
    const [first = token] = result.splice(result.length - size);
    result.push(size === 0 ? token : { ...token, start: first.start, limit });
  }
  return result;
}
