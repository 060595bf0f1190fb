/** Which texts of two lists are the same, in another place, in other words, or in one of them alone. */
export type Pairing = {
  /** Positions: of the same text before and after. */
  same: { before: number; after: number; isMoved: boolean }[];
  changed: { before: number; after: number }[];
  removed: number[];
  added: number[];
};

/** With more pairs than this nobody looks for texts that were reworded. */
const PAIRS_MAXIMUM = 2_500;
/** The share of words that two texts have in common when one is the other reworded. */
const SHARED_MINIMUM = 0.4;

export function pairTexts(before: string[], after: string[]): Pairing {
  const left = Map.groupBy(before.keys(), (index) => before[index]);
  const same: { before: number; after: number }[] = [];
  const unmatched: number[] = [];
  for (const [index, text] of after.entries()) {
    const position = left.get(text)?.shift();
    if (position === undefined) unmatched.push(index);
    else same.push({ before: position, after: index });
  }
  const gone = [...left.values()].flat().toSorted((one, other) => one - other);
  const changed = pairReworded(before, after, gone, unmatched);
  const staying = new Set(longestRising(same.map((pair) => pair.before)));
  return {
    same: same.map((pair, index) => ({ ...pair, isMoved: !staying.has(index) })),
    changed,
    removed: gone.filter((index) => !changed.some((pair) => pair.before === index)),
    added: unmatched.filter((index) => !changed.some((pair) => pair.after === index)),
  };
}

/** The most alike first; each text is part of one pair. */
function pairReworded(before: string[], after: string[], gone: number[], come: number[]) {
  if (gone.length * come.length > PAIRS_MAXIMUM) return [];
  const wordsBefore = new Map(gone.map((index) => [index, wordsOf(before[index] ?? '')]));
  const candidates = come.flatMap((index) => {
    const words = wordsOf(after[index] ?? '');
    return gone.map((position) => ({
      before: position,
      after: index,
      shared: sharedShare(words, wordsBefore.get(position) ?? new Set()),
    }));
  });
  const taken = { before: new Set<number>(), after: new Set<number>() };
  const pairs: { before: number; after: number }[] = [];
  for (const { shared, ...pair } of candidates.toSorted((one, other) => other.shared - one.shared)) {
    if (shared < SHARED_MINIMUM || taken.before.has(pair.before) || taken.after.has(pair.after)) continue;
    taken.before.add(pair.before);
    taken.after.add(pair.after);
    pairs.push(pair);
  }
  return pairs;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Of the shorter one's words. */
function sharedShare(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** The indices of a longest rising run of `values`: what kept its order. */
function longestRising(values: number[]): number[] {
  const ends: number[] = []; // of runs of each length, the index of the smallest last value
  const before: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    const place = firstNotBelow(ends, values, value);
    before[index] = ends[place - 1];
    ends[place] = index;
  }
  const run: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) run.push(index);
  return run.reverse();
}

function firstNotBelow(ends: number[], values: number[], value: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
