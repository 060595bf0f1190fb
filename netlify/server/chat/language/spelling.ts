/** Corrects slips of the keyboard against the words that are known here. */
import { editDistance } from '../../api/edit-distance.ts';
import { COMMON_WORDS } from './common-words.ts';
import { stem } from './stem.ts';

/**
 * Below this only what is surely a slip is corrected: two letters swapped, or at the second length also
 * one missing or doubled. "CISO" is not "Cisco", and "React" is not "reach".
 */
const SHORTEST_CORRECTED = 4;
const SLIP_CHANGES_LENGTH_FROM = 5;
const SLIP_CHANGES_LETTER_FROM = 8;
const TWO_SLIPS_FROM = 9;

export type Spelling = {
  isKnown: (word: string) => boolean;
  /** The known word that was probably meant, or the word itself. */
  correct: (word: string) => string;
};

/** @param vocabulary words of the content and of the questions that are understood */
export function spelling(vocabulary: Iterable<string>): Spelling {
  const known = new Set([...vocabulary].filter((word) => word.length > 1));
  const byLength = Map.groupBy(
    [...known]
      .filter((word) => word.length >= SHORTEST_CORRECTED)
      .map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => word.length,
  );
  const knownStems = new Set([...known].map(stem));
  const isKnown = (word: string) =>
    known.has(word) || COMMON_WORDS.has(word) || /^\d/.test(word) || knownStems.has(stem(word));

  const correct = (word: string) => {
    if (word.length < SHORTEST_CORRECTED || isKnown(word) || /\d/.test(word)) return word;
    const reach = word.length >= SLIP_CHANGES_LENGTH_FROM ? 1 : 0;
    const letters = lettersOf(word);
    let best = word;
    let bestSlips = (word.length >= TWO_SLIPS_FROM ? 2 : 1) + 1;
    for (let length = word.length - reach; length <= word.length + reach; length += 1)
      for (const { word: candidate, letters: others } of byLength.get(length) ?? []) {
        // A slip changes two letters at most: most candidates are left out without counting theirs.
        if (countBits(letters ^ others) > 2 * (bestSlips - 1) || !couldBe(word, candidate)) continue;
        const count = editDistance(word, candidate, bestSlips - 1);
        if (count < bestSlips && isSlip(word, candidate)) [best, bestSlips] = [candidate, count];
      }
    return best;
  };
  return { isKnown, correct };
}

/** A bit for each letter that a word has; letters that share one are taken for the same. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 32);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function couldBe(word: string, candidate: string): boolean {
  const sharesBeginning = candidate.startsWith(word.charAt(0)) || candidate.charAt(1) === word.charAt(1);
  if (!sharesBeginning) return false;
  const hasOtherLetter = word.length === candidate.length && sorted(word) !== sorted(candidate);
  return word.length >= SLIP_CHANGES_LETTER_FROM || !hasOtherLetter;
}

/** Letters beside each other on the keyboard, or that sound alike. */
const ALIKE =
  'qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm ck kc cs sz fv dt mn gj iy'.split(
    ' ',
  );
const isAlike = (one: string, other: string): boolean =>
  (/[aeiou]/.test(one) && /[aeiou]/.test(other)) ||
  ALIKE.includes(one + other) ||
  ALIKE.includes(other + one);

/** No slip makes "relocation" of "renovation": one letter stands for another near it, or the wrong one is doubled. */
function isSlip(word: string, meant: string): boolean {
  const only = (one: string, other: string) =>
    other.split('').reduce((rest, letter) => rest.replace(letter, ''), one);
  const [written, missing] = [only(word, meant), only(meant, word)];
  if (written === '' || missing === '') return true;
  const isDoubled = word.includes(written + written) && meant.includes(missing + missing);
  return written.length === 1 && missing.length === 1 && (isAlike(written, missing) || isDoubled);
}

const sorted = (word: string): string => word.split('').sort().join('');
