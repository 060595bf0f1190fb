/** Terms of a posting that the vocabulary does not know, found by their shape and place. */
import { foldedWords } from '../text/fold.ts';
import { findPhrases, phrasesOf } from '../text/phrases.ts';
import type { Range, Token, Tokens } from '../text/tokens.ts';
import type { Clause } from './clauses.ts';
import { coordinatedTerms, listedTerms, standardsIn } from './listed-terms.ts';
import { FUNCTION_WORDS, NO_TERMS } from './plain-words.ts';

/** What follows these is what must be known. */
const LEADS = phrasesOf({
  lead: `experience with, experience in, experience of, experience using, experience on, knowledge of, proficiency in, proficiency with, proficient in, proficient with, skilled in, skilled at, familiarity with,
    familiar with, expertise in, expertise with, background in, understanding of, exposure to, command of, working knowledge of, mastery of, trained in, certified in, training in, at home in, comfortable with, fluency in, practice in, competence in,
    Erfahrung mit, Erfahrung in, Erfahrung im, Erfahrungen mit, Erfahrungen in, Erfahrungen im, Kenntnisse in, Kenntnisse im, Kenntnisse der, Kenntnisse des, Kenntnisse von, Umgang mit, versiert in, vertraut mit, Know-how in, Verständnis für, Routine in,
    sicher in, expérience en, expérience dans, expérience avec, expérience de, maîtrise de, maîtrise du, maîtrise des, connaissance de, connaissance du, connaissance des, connaissances en, connaissances de, pratique de, pratique du, notions de, bonne maîtrise de, à l'aise avec, compétences en`,
});
const LONGEST = 4;
/** Before the name itself: `a very good working knowledge of`. */
const MOST_EMPTY_WORDS = 6;
const LONGEST_ITEM = 4;
/** `S4X`, `FooBar`, `XK-27`: capitals within, or letters with figures. */
const PRODUCT =
  /^(?=.*\p{L})(?:\p{Ll}\p{Lu}\p{Ll}[\p{L}\p{N}]*|\p{L}+\p{Ll}\p{Lu}[\p{L}\p{N}]*|\p{Lu}[\p{L}]*\d[\p{L}\p{N}]*|\p{Lu}{2,6}[+#]?)$/u;

const CONJUNCTION = /^(?:and|or|und|oder|et|ou)$/;
const GENITIVE = /^(?:of|de|du|des|d|der|von)$/;
const LEVEL = /^[abc][12]$/;

/**
 * @param taken words that something else was read from already
 * @param nounsHaveCapitals as in German, where a capital tells no name
 * @returns none overlapping, in the order of the text
 */
export function unknownTermsIn(
  tokens: Tokens,
  clause: Clause,
  taken: ReadonlySet<number>,
  nounsHaveCapitals: boolean,
): Range[] {
  const found: Range[] = [];
  const used = new Set(taken);
  const add = (from: number, limit: number) => {
    const term = phraseFrom(tokens, from, limit, used);
    if (!term) return;
    for (let index = term.from; index < term.to; index += 1) used.add(index);
    found.push(term);
  };
  const words = tokens.slice(clause.from, clause.to);
  if (clause.origin !== 'duty')
    for (const { to } of findPhrases(LEADS, words)) {
      add(clause.from + to, clause.to);
      for (const part of coordinatedTerms(tokens, { from: clause.from + to, to: clause.to }))
        add(part.from, part.to);
    }
  if (clause.origin === 'list') {
    for (const part of standardsIn(tokens, clause)) {
      if (used.has(part.from) || used.has(part.from + 1)) continue;
      found.push(part);
      used.add(part.from).add(part.from + 1);
    }
    for (const part of listedTerms(tokens, clause, used)) add(part.from, part.to);
    const parts = [...partsOf(tokens, clause)];
    if (parts.length === 1 || parts.every((part) => isPartOfList(tokens, part)))
      for (const part of parts) if (isShortItem(tokens, part, used)) add(part.from, part.to);
    for (let index = clause.from; index < clause.to; index += 1)
      if (isNamed(tokens, index, clause, used, nounsHaveCapitals)) add(index, clause.to);
  }
  return found.sort((a, b) => a.from - b.from);
}

const isFree = (tokens: Tokens, index: number, used: ReadonlySet<number>) => {
  const key = tokens[index]?.key;
  return key !== undefined && !used.has(index) && !FUNCTION_WORDS.has(key);
};

/** Up to four words that belong together, without the adjectives before and the empty words around. */
function phraseFrom(
  tokens: Tokens,
  start: number,
  limit: number,
  used: ReadonlySet<number>,
): Range | undefined {
  let from = start;
  while (
    from < Math.min(limit, start + MOST_EMPTY_WORDS) &&
    (from === start || isSpaced(tokens[from])) &&
    isEmptyWord(tokens, from) &&
    !used.has(from)
  )
    from += 1;
  if (from > start && !isSpaced(tokens[from])) return undefined;
  let to = from;
  while (
    to < limit &&
    to < from + LONGEST &&
    isFree(tokens, to, used) &&
    (to === from || isSpaced(tokens[to]))
  )
    to += 1;
  if (to < limit && used.has(to) && isSpaced(tokens[to])) return undefined;
  while (to > from && isEmptyWord(tokens, to - 1)) to -= 1;
  return to > from && !isBare(tokens.slice(from, to)) ? { from, to } : undefined;
}

const isSpaced = (token: Token | undefined) => token?.gap === 'joint';
const isEmptyWord = (tokens: Tokens, index: number) => {
  const key = tokens[index]?.key ?? '';
  return FUNCTION_WORDS.has(key) || NO_TERMS.has(key);
};

/** Numbers, and single short words without a capital, name nothing. */
function isBare(words: Tokens): boolean {
  const [only] = words;
  if (words.every(({ key }) => /^\d+\+?$/.test(key) || key.length === 1)) return true;
  return words.length === 1 && only !== undefined && only.key.length < 3 && !PRODUCT.test(only.text);
}

/** A clause by its commas and conjunctions. */
function* partsOf(tokens: Tokens, { from, to }: Range): Generator<Range> {
  let start = from;
  for (let index = from + 1; index <= to; index += 1) {
    const token = tokens[index];
    const isParting = token && (CONJUNCTION.test(token.key) || !isSpaced(token));
    if (index < to && !isParting) continue;
    yield { from: start, to: index };
    start = index;
  }
}

/** One long part, or one with grammar in it, makes a sentence of the whole. */
function isPartOfList(tokens: Tokens, { from, to }: Range): boolean {
  const [first, ...others] = tokens.slice(from, to);
  const words = first && CONJUNCTION.test(first.key) ? others : [first, ...others];
  return to - from <= LONGEST_ITEM && words.every((word) => word && !FUNCTION_WORDS.has(word.key));
}

/** `Crane signaling`: a list's item, or a part of it, that is nothing but a short name. */
function isShortItem(tokens: Tokens, { from, to }: Range, used: ReadonlySet<number>): boolean {
  const words = tokens.slice(from, to);
  const content = words.filter(({ key }) => !FUNCTION_WORDS.has(key) && !NO_TERMS.has(key));
  const isWhole = words.every((word, at) => at === 0 || word.gap === 'joint');
  const hasGrammar = words.some(
    ({ key }) => FUNCTION_WORDS.has(key) && !GENITIVE.test(key) && !CONJUNCTION.test(key),
  );
  const isTaken = words.some((_, at) => used.has(from + at)) || words[0]?.gap === 'bracket';
  return isWhole && !hasGrammar && !isTaken && content.length > 0 && words.length <= LONGEST_ITEM;
}

/** A product by its shape, or a name in capitals amid a sentence. */
function isNamed(
  tokens: Tokens,
  index: number,
  { from }: Clause,
  used: ReadonlySet<number>,
  nounsHaveCapitals: boolean,
): boolean {
  const token = tokens[index];
  if (!token || !isFree(tokens, index, used) || NO_TERMS.has(token.key) || LEVEL.test(token.key))
    return false;
  if (PRODUCT.test(token.text)) return true;
  const before = tokens[index - 1];
  // In German every noun has a capital: there only a foreign-looking one after a plain word would tell.
  if (index === from || !before || !/^\p{Lu}\p{Ll}+$/u.test(token.text)) return false;
  // `Video editing in Camtasia`; behind anything else `in` leads to a place.
  if (before.key === 'in' && used.has(index - 2)) return true;
  if (token.gap === 'joint') return ENGLISH_BEFORE.has(before.key);
  return (
    !nounsHaveCapitals &&
    (token.gap === 'bracket' ||
      ((token.gap === 'comma' || token.gap === 'slash') && /^\p{Lu}/u.test(before.text)))
  );
}

const ENGLISH_BEFORE = foldedWords('with using of like as know a an the or and avec de sur sous');
