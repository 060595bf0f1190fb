/** Which texts hold a stem: the one index of the assistant, made once for its sentences and once for its statements. */

/** What a text holds itself, and what stands above it. */
export type Indexed = { stems: ReadonlySet<string>; context: ReadonlySet<string> };
export type Found<Item> = { item: Item; score: number; terms: string[] };

/** What a stem counts that only stands above a text. */
const IN_CONTEXT = 0.5;
/** Of the length of a text its words count the less, the more it has. */
const LENGTHS = 0.3;

export type WordIndex<Item> = {
  /** Items that hold any of the stems, best first: rare stems count more, and so do short texts. */
  search: (stems: Iterable<string>, weightOf?: (stem: string) => number) => Found<Item>[];
};

export function wordIndex<Item>(items: readonly Item[], indexedOf: (item: Item) => Indexed): WordIndex<Item> {
  const byStem = new Map<string, { at: number; weight: number }[]>();
  const lengths: number[] = [];
  for (const [at, item] of items.entries()) {
    const { stems, context } = indexedOf(item);
    lengths.push(stems.size);
    for (const stem of new Set([...stems, ...context])) {
      const weight = (stems.has(stem) ? 1 : 0) + (context.has(stem) ? IN_CONTEXT : 0);
      const places = byStem.get(stem);
      if (places) places.push({ at, weight });
      else byStem.set(stem, [{ at, weight }]);
    }
  }
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, items.length);
  return {
    search: (stems, weightOf = () => 1) => {
      const found = new Map<number, Found<Item>>();
      for (const stem of new Set(stems)) {
        const places = byStem.get(stem) ?? [];
        const rarity = Math.log(1 + items.length / (places.length + 0.5)) * weightOf(stem);
        for (const { at, weight } of places) {
          const item = items[at];
          if (item === undefined) continue;
          const length = 1 - LENGTHS + (LENGTHS * (lengths[at] ?? 0)) / usual;
          const before = found.get(at) ?? { item, score: 0, terms: [] };
          before.score += (rarity * weight) / (0.5 + 0.5 * length);
          before.terms.push(stem);
          found.set(at, before);
        }
      }
      return [...found.values()].sort((a, b) => b.score - a.score);
    },
  };
}
