/** Terms that the vocabulary does not know, by the company they keep: in a bracket, beside another, before `with`. */
import { foldedWords } from '../text/fold.ts';
import type { Range, Token, Tokens } from '../text/tokens.ts';
import { FUNCTION_WORDS, NO_TERMS, SIMILAR } from './plain-words.ts';

const LONGEST = 3;
/** In words; what is longer is a sentence. */
const LONGEST_LIST = 24;
const AND = foldedWords('and or und oder et ou');
const ARTICLES = foldedWords('a an the our der die das den einer einem le la les l un une de du des d');
/** `Document management with iManage` */
const MEANS = foldedWords('with using mit avec on');
/** Before a number: `EN 9100`. */
const STANDARD = /^(?:EN|ISO|DIN|NF|IEC|ASTM|IATF|VDE|VDI|AS|BS)$/;

const isTerm = ({ key }: Token) => !FUNCTION_WORDS.has(key) && !NO_TERMS.has(key) && !/^\d+\+?$/.test(key);

/** A run of words, spaces or hyphens between, that is nothing but a name. */
const isTermRun = (words: Tokens): boolean =>
  words.length > 0 &&
  words.length <= LONGEST &&
  words.every((word, at) => (at === 0 || word.gap === 'joint') && !FUNCTION_WORDS.has(word.key)) &&
  words.some((word) => isTerm(word) && word.key.length > 1);

/** Runs of a stretch, parted by commas, slashes and conjunctions; articles before them left out. */
function runsOf(tokens: Tokens, { from, to }: Range): Range[] {
  const runs: Range[] = [];
  let start = from;
  for (let index = from; index <= to; index += 1) {
    const token = tokens[index];
    const isAnd = token !== undefined && AND.has(token.key);
    const isParted = index > start && token !== undefined && token.gap !== 'joint';
    if (index < to && !isAnd && !isParted) continue;
    if (index > start) runs.push({ from: start, to: index });
    start = isAnd ? index + 1 : index;
  }
  return runs.map((run) => {
    const first = tokens[run.from];
    return first && ARTICLES.has(first.key) ? { from: run.from + 1, to: run.to } : run;
  });
}

/** What follows the first of `experience with renewals and churn prevention`, to the end of the clause. */
export function coordinatedTerms(tokens: Tokens, clause: Range): Range[] {
  const end = Math.min(clause.to, clause.from + LONGEST_LIST);
  let stop = clause.from + 1;
  while (stop < end && !/^(?:bracket|stop|colon|dash)$/.test(tokens[stop]?.gap ?? '')) stop += 1;
  const runs = runsOf(tokens, { from: clause.from, to: stop });
  const [, ...others] = runs;
  return runs.every(({ from, to }) => isTermRun(tokens.slice(from, to))) ? others : [];
}

/**
 * Of one item of a list: several names in a bracket, what stands before `or similar`, and what is done with a thing that is known.
 *
 * @param taken words that something was read from
 */
export function listedTerms(tokens: Tokens, clause: Range, taken: ReadonlySet<number>): Range[] {
  const found: Range[] = [];
  for (let index = clause.from; index < clause.to; index += 1) {
    const isOpened = tokens[index]?.gap === 'bracket' && index > clause.from;
    if (isOpened) found.push(...inBracket(tokens, index, clause.to));
  }
  return [...found, ...beforeSimilar(tokens, clause), ...beforeMeans(tokens, clause, taken)];
}

/** `EN 9100`; what the vocabulary knows is read by then. */
export function standardsIn(tokens: Tokens, { from, to }: Range): Range[] {
  const found: Range[] = [];
  for (let index = from; index + 1 < to; index += 1)
    if (STANDARD.test(tokens[index]?.text ?? '') && /^\d{2,5}$/.test(tokens[index + 1]?.key ?? ''))
      found.push({ from: index, to: index + 2 });
  return found;
}

/** `R (tidyverse, lme4)`: one name alone says more often what the other is. */
function inBracket(tokens: Tokens, from: number, limit: number): Range[] {
  let to = from + 1;
  while (to < limit && tokens[to]?.gap !== 'bracket' && tokens[to]?.gap !== 'stop') to += 1;
  const runs = runsOf(tokens, { from, to });
  const areNames = runs.length > 1 && runs.every((run) => isTermRun(tokens.slice(run.from, run.to)));
  return areNames ? runs : [];
}

function beforeSimilar(tokens: Tokens, { from, to }: Range): Range[] {
  const at = tokens.slice(from, Math.min(to, from + LONGEST + 1)).findIndex(({ key }) => AND.has(key));
  const after = tokens.slice(from + at + 1, from + at + 3);
  const isOpen = at > 0 && after.some(({ key }) => SIMILAR.has(key));
  return isOpen && isTermRun(tokens.slice(from, from + at)) ? [{ from, to: from + at }] : [];
}

function beforeMeans(tokens: Tokens, { from, to }: Range, taken: ReadonlySet<number>): Range[] {
  const at = tokens.slice(from, Math.min(to, from + LONGEST + 1)).findIndex(({ key }) => MEANS.has(key));
  const thing = tokens[from + at + 1];
  const isKnown = taken.has(from + at + 1) || /^\p{Ll}?\p{Lu}/u.test(thing?.text ?? '');
  const words = tokens.slice(from, from + at);
  const isFree = words.every((word, step) => isTerm(word) && !taken.has(from + step));
  return at > 1 && isKnown && isFree && isTermRun(words) ? [{ from, to: from + at }] : [];
}
