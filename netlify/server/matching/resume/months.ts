/** Months of `from` up to, and without, `to`. */
export type Stretch = { from: number; to: number };

/** How many months lie in any of the stretches, each once. Whether a last month counts, `to` says. */
export function monthsCovered(stretches: readonly Stretch[]): number {
  let total = 0;
  let reached = -Infinity;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
}
