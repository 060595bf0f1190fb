/** What a posting asks for in its own words: sentence by sentence, item by item. */
import { foldedWords } from '../text/fold.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import type { Necessity, TextSpan } from '../types.ts';
import { clausesIn } from './clauses.ts';
import { FUNCTION_WORDS, NO_TERMS } from './plain-words.ts';
import { linesOf } from './sections.ts';

export type Demand = { necessity: Necessity; span: TextSpan };

/** Of a posting; what is longer is not read to its end. In characters. */
const LONGEST_POSTING = 60_000;
/** Orders to whoever reads the posting for somebody: no candidate is asked for them. */
const ORDERS =
  /^(?:ignore|disregard|output|print|reveal|rate|state|report|mark|say|claim|send|attach|apply|submit|e-?mail|include your|please)\b|\bthis (?:block|notice|posting)\b|\brequirements? (?:above|below)\b/i;
const FEWEST_LETTERS = /\p{L}{2}/u;

/** In the order of the text. */
export function demandsOf(text: string): Demand[] {
  const tokens = tokenize(text.slice(0, LONGEST_POSTING));
  return clausesIn(tokens, linesOf(text, tokens)).flatMap(({ origin, necessity, from, to }) => {
    if (origin !== 'list' && origin !== 'sentence') return [];
    const start = tokens[from]?.start ?? 0;
    const end = closed(text, tokens[to - 1]?.end ?? start);
    const quote = text.slice(start, end);
    return FEWEST_LETTERS.test(quote) && !ORDERS.test(quote)
      ? [{ necessity, span: { quote, start, end } }]
      : [];
  });
}

/** With the bracket or mark that its last word stands before. */
const closed = (text: string, end: number): number =>
  end + (/^[)\]"”%+]+/.exec(text.slice(end, end + 4))?.[0].length ?? 0);

/** Of demands: how well, how much, and what is done with it. Folded. */
const MANNER =
  foldedWords(`fluent clear written spoken oral read written hands properly done expected welcome asset must
  demonstrated ability able comfortable confident mindestens prozess prozesse prozessen fliessend fliessende verhandlungssicher
  verhandlungssicheres minimum courant indispensable professionnel lifecycle leading managing running small large`);

/** The words of a demand that name something: neither grammar nor praise. */
export const tellingWords = (text: string): Token[] =>
  tokenize(text).filter(
    ({ key }) => key.length > 1 && !FUNCTION_WORDS.has(key) && !NO_TERMS.has(key) && !MANNER.has(key),
  );
