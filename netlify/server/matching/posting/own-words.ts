/** Sentences that ask by what they are of, whatever stands around them. */
import { foldedWords } from '../text/fold.ts';
import { languagesIn } from '../text/languages.ts';
import { isYears, smallNumber } from '../text/numbers.ts';
import { joinedKeys, type Tokens } from '../text/tokens.ts';
import type { Necessity } from '../types.ts';
import { ASKING } from './heading-hints.ts';
import { EDUCATION } from './proof-words.ts';

const CONDITION = /^(?:(?:and|or|und|oder|et|ou) )?(?:if (?:you|your)|wenn (?:sie|du)|wer|si (?:vous|tu)) /;
const OBLIGING = foldedWords(
  'must need needed needs required requires muss müssen sollte sollten solltest brauchen braucht doit devez faut',
);

/** `If you know X, our captain will love you`, `Wer schon einmal …` */
export const isIf = (words: Tokens): boolean =>
  CONDITION.test(joinedKeys(words.slice(0, FEW))) && !words.some(({ key }) => OBLIGING.has(key));

const FEW = 4;
const OTHERS = foldedWords('we our us my their his her its the wir unser unsere nous notre nos');
export const WISHED = foldedWords('would could wäre wären könnte hilft helps serait seraient aide plus');
/** `five years ago`, `ten years old` */
const TIMES = foldedWords('ago old later after since alt spater apres long');

const isDegree = (key: string): boolean => EDUCATION.has(key) && key !== 'university';

/** A sentence that begins with what it asks for: `Five years on passenger ships`, `Dutch would make you friends`. */
export function askedByItself(words: Tokens): Necessity | undefined {
  const beginning = words.slice(0, FEW);
  const years = beginning.findIndex(({ key }, at) => at > 0 && isYears(key));
  const isOfYears =
    years > 0 &&
    beginning.slice(0, years).some(({ key }) => smallNumber(key) !== undefined) &&
    !TIMES.has(words[years + 1]?.key ?? '');
  const isAsking =
    isOfYears ||
    isOfPerson(words) ||
    beginning.some(({ key }) => (ASKING.has(key) || isDegree(key)) && !isYears(key)) ||
    languagesIn(words, { from: 0, to: 2 }, true).length > 0;
  if (!isAsking || OTHERS.has(words[0]?.key ?? '')) return undefined;
  return words.some(({ key }) => WISHED.has(key)) ? 'nice' : 'must';
}

const PERSON = foldedWords('a an someone somebody ein eine einen jemand jemanden une un');
const SUCH = foldedWords('who der die das qui');
const FINITE = foldedWords(
  'is are was were has have had will would can ist sind war hat haben wird kann est sont a ont',
);
/** In words. */
const FARTHEST_SUCH = 16;

/** `A chartered architect, ten years qualified, who will …`: no verb before the clause that says who. */
function isOfPerson([first, ...words]: Tokens): boolean {
  if (!first || !PERSON.has(first.key)) return false;
  const such = words
    .slice(0, FARTHEST_SUCH)
    .findIndex(({ key, gap }) => SUCH.has(key) && (gap === 'comma' || key === 'who'));
  return such > 0 && !words.slice(0, such).some(({ key }) => FINITE.has(key));
}
