/** What a sentence asks where the posting lists what it asks: only what it says outright is asked beside that. */
import { foldedWords } from '../text/fold.ts';
import { languagesIn } from '../text/languages.ts';
import { isYears, smallNumber } from '../text/numbers.ts';
import { findPhrases } from '../text/phrases.ts';
import type { Tokens } from '../text/tokens.ts';
import type { Clause } from './clauses.ts';
import { CUES } from './cues.ts';
import { ASKING } from './heading-hints.ts';
import { CERTIFICATES, EDUCATION } from './proof-words.ts';
import { isStart } from './start.ts';

const OBLIGING = foldedWords(
  `must required requires require mandatory essential requirement prerequisite expect expects vital crucial someone somebody
  muss müssen erforderlich zwingend voraussetzung notwendig setzen erwarten jemanden
  doit devez faut obligatoire exigé exigée requis requise indispensable impératif attendons`,
);
/** Of a clause that tells what somebody has done or will: `You can give the demo`. */
const isOutright = (words: Tokens): boolean =>
  words.some(({ key }, at) =>
    isYears(key)
      ? smallNumber(words[at - 1]?.key ?? '') !== undefined
      : [OBLIGING, ASKING, EDUCATION, CERTIFICATES].some((list) => list.has(key)),
  ) ||
  isStart(words) ||
  languagesIn(words, { from: 0, to: words.length }, true).length > 0 ||
  findPhrases(CUES, words).some(({ label }) => label === 'term' || label === 'lack');

const FEWEST_LISTED = 3;

/** Without the sentences that only tell of the work, where enough is listed. */
export function besideList(clauses: readonly Clause[], tokens: Tokens): Clause[] {
  const listed = clauses.filter(({ origin }) => origin === 'list');
  if (listed.length < FEWEST_LISTED) return [...clauses];
  return clauses.filter(
    ({ origin, from, to }) =>
      origin !== 'duty' && (origin !== 'sentence' || isOutright(tokens.slice(from, to))),
  );
}
