/** The noun that a phrase is about. */
import { FILLERS } from '../data/words.ts';
import type { FrameItem, Phrase } from '../text/frame.ts';
import { stemSet } from '../text/word-set.ts';

const fillers = stemSet(FILLERS);

/** Its last word, but for those that may follow a name. */
export function headOf({ items }: Phrase): FrameItem | undefined {
  const nouns = items.filter(({ kind, key }) => kind === 'word' && !key.startsWith('per:'));
  return nouns.findLast((item) => !fillers.has(item.key) || item === items[0]) ?? nouns[0];
}
