/** How much a text sounds like what somebody does, and like an employer. */
import { bareWord, folded, foldedSet } from '../words/fold.ts';
import {
  COMPANY_ENDINGS,
  COMPANY_WORDS,
  DEPARTMENTS,
  ESTABLISHMENT_ENDINGS,
  ESTABLISHMENTS,
  TITLE_ENDINGS,
  TITLE_WORDS,
  TRADE_ENDINGS,
  TRADES,
  WEAK_COMPANY_WORDS,
} from '../words/jobs.ts';

const TITLES = foldedSet([...TITLE_WORDS, ...TITLE_ENDINGS, ...TRADES, ...TRADE_ENDINGS]);
const OF_EMPLOYERS = foldedSet(DEPARTMENTS);
const TITLE_TAILS = [...TITLE_ENDINGS, ...TRADE_ENDINGS].map(folded);
const COMPANIES = foldedSet([...COMPANY_WORDS, ...ESTABLISHMENTS]);
const WEAK = foldedSet(WEAK_COMPANY_WORDS);
const COMPANY_TAILS = [...COMPANY_ENDINGS, ...ESTABLISHMENT_ENDINGS].map(folded);

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[\s/]+/u)
    .map(bareWord)
    .filter(Boolean);

const isOneOf = (word: string, words: ReadonlySet<string>, tails: readonly string[]): boolean =>
  words.has(word) ||
  (/[aou]e/.test(word) && words.has(word.replace(/([aou])e/g, '$1'))) ||
  words.has(word.replace(/(?:s|:in|\*in|\(in\)|in)$/, '')) ||
  word.split('-').some((part) => words.has(part) && part.length > 2) ||
  tails.some((tail) => word.length > tail.length + 2 && word.endsWith(tail));

/** Words that a title has; the first counts twice in languages that begin with it. */
export const titleScore = (text: string): number =>
  wordsOf(text).filter((word) => isOneOf(word, TITLES, TITLE_TAILS)).length;

export const companyScore = (text: string): number => {
  const words = wordsOf(text);
  const strong = words.filter((word) => isOneOf(word, COMPANIES, COMPANY_TAILS)).length;
  return strong + (words.some((word) => WEAK.has(word)) ? 0.5 : 0) + (/\s&\s/.test(text) ? 0.5 : 0);
};

/** Of no employer, though it has dates. */
export const isBreak = (text: string): boolean =>
  /^(?:(?:career|family|planned) (?:break|leave|pause)|gap year|(?:parental|maternity|paternity|caregiving) leave|sabbatical|elternzeit|mutterschutz|pflegezeit|familienzeit|familienphase|auszeit|sabbatjahr|cong[ée] (?:parental|maternit[ée]|sabbatique)|ann[ée]e sabbatique|pause (?:carri[èe]re|parentale|professionnelle))(?!\p{L})/iu.test(
    text,
  );

/** What is part of an employer, and no name of one. */
export const isDepartment = (text: string): boolean => OF_EMPLOYERS.has(folded(text));
