/** What somebody meant who mistyped a word. */

/** A word may differ in a third of its letters, a long one in a few of them. */
const LETTERS_PER_SLIP = 3;
const SLIPS_MAXIMUM = 3;

/** The known word that is nearest to `word`, as a question; nothing where none is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined ? '' : `; did you mean \`${near}\`?`;
}

/** The known word that is nearest to `word`; undefined where none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const wanted = word.slice(0, 60).toLowerCase();
  const most = Math.max(1, Math.min(SLIPS_MAXIMUM, Math.floor(wanted.length / LETTERS_PER_SLIP)));
  let best: { word: string; slips: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) > most) continue;
    const slips = slipsBetween(wanted, candidate.toLowerCase());
    if (slips <= most && slips < (best?.slips ?? Infinity)) best = { word: candidate, slips };
  }
  return best?.word;
}

/** Letters to add, drop, change or exchange with their neighbour to make one word of another (Damerau, 1964). */
function slipsBetween(a: string, b: string): number {
  let [before, row] = [[0], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isExchange = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const exchanged = isExchange ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, exchanged));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
