/** Numbers in digits and in words. */
import { CARDINALS } from './ordinals.ts';
import { stem } from './stem.ts';

/** The whole number that one word says, as "26", "seven" or "twenty-six"; undefined where it says none. */
export function numberOf(word: string): number | undefined {
  const [tens = '', ones] = word.split('-');
  if (ones !== undefined) {
    const parts = [numberOf(tens), numberOf(ones)];
    return parts.some((part) => part === undefined)
      ? undefined
      : parts.reduce((sum = 0, part = 0) => sum + part, 0);
  }
  const digits = CARDINALS.includes(word) ? String(CARDINALS.indexOf(word) + 1) : (TENS[word] ?? stem(word));
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

const TENS: Readonly<Record<string, string>> = {
  ...{ thirty: '30', forty: '40', fifty: '50', sixty: '60', seventy: '70', eighty: '80', ninety: '90' },
};
const UNITS = CARDINALS.slice(0, 9).join('|');

/** Such a word, as a part of an expression. */
export const NUMERAL = String.raw`\d{1,9}|(?:twenty|${Object.keys(TENS).join('|')})(?:-(?:${UNITS}))?|${CARDINALS.join('|')}|eleven|twelve|\w{3,5}teen`;
