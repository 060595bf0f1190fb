/** Corrects slips of the keyboard against the words that are known here. */
import { COMMON_WORDS } from './common-words.ts';

/** At this length only slips that keep it are corrected: "CISO" is not "Cisco". */
const SHORTEST_CORRECTED = 4;
const TWO_SLIPS_FROM = 8;

export type Spelling = {
  isKnown: (word: string) => boolean;
  /** The known word that was probably meant, or the word itself. */
  correct: (word: string) => string;
};

/** @param vocabulary words of the content and of the questions that are understood */
export function spelling(vocabulary: Iterable<string>): Spelling {
  const known = new Set([...vocabulary].filter((word) => word.length > 1));
  const byLength = Map.groupBy(
    [...known].filter((word) => word.length >= SHORTEST_CORRECTED),
    (word) => word.length,
  );
  const isKnown = (word: string) => known.has(word) || COMMON_WORDS.has(word) || /^\d/.test(word);

  const correct = (word: string) => {
    if (word.length < SHORTEST_CORRECTED || isKnown(word) || /\d/.test(word)) return word;
    const allowed = word.length >= TWO_SLIPS_FROM ? 2 : 1;
    const fromLength = word.length === SHORTEST_CORRECTED ? word.length : word.length - allowed;
    const toLength = word.length === SHORTEST_CORRECTED ? word.length : word.length + allowed;
    let best = word;
    let bestSlips = allowed + 1;
    for (let length = fromLength; length <= toLength; length += 1)
      for (const candidate of byLength.get(length) ?? []) {
        if (candidate[0] !== word[0] && candidate[1] !== word[1]) continue;
        const count = slips(word, candidate, bestSlips - 1);
        if (count < bestSlips) [best, bestSlips] = [candidate, count];
      }
    return best;
  };
  return { isKnown, correct };
}

/** Edit distance with swapped neighbours counted once; more than `limit` is returned as `limit + 1`. */
export function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + 1,
        (last[j - 1] ?? Infinity) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? Infinity) + 1);
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? Infinity, limit + 1);
}
