/** What somebody meant who mistyped a word. */
import { editDistance } from '../server/api/edit-distance.ts';

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
  let best: { word: string; apart: number } | undefined;
  for (const candidate of known) {
    const apart = editDistance(wanted, candidate.toLowerCase(), most);
    if (apart <= most && apart < (best?.apart ?? Infinity)) best = { word: candidate, apart };
  }
  return best?.word;
}
