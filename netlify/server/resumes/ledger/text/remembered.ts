/** Reads a text once for all comparisons that it takes part in. */

/** Of texts; a resume has fewer. */
const TEXTS_MAXIMUM = 4_000;

/** `compute` that remembers what it made of the newest texts; its results must not be changed. */
export function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= TEXTS_MAXIMUM) known.clear();
    const result = compute(text);
    known.set(text, result);
    return result;
  };
}
