/** When the work begins: `Start: May 2027`, `per 1. Juni`, `within six weeks`. */
import { fold, foldedWords } from '../text/fold.ts';
import type { Tokens } from '../text/tokens.ts';

const START =
  foldedWords(`start starting begin beginn beginnt eintritt stellenantritt antritt los ab per latest spätestens tard
  available verfügbar entrée prise début dès`);
const NOW = foldedWords('immediately asap sofort immédiatement');
/** In three languages, from the first of the year. */
const MONTHS: readonly ReadonlySet<string>[] = [
  'january januar jänner janvier',
  'february februar février',
  'march märz mars',
  'april avril',
  'may mai',
  'june juni juin',
  'july juli juillet',
  'august août',
  'september septembre',
  'october oktober octobre',
  'november novembre',
  'december dezember décembre',
].map(foldedWords);
const OF_APPLYING = foldedWords(
  'apply application applications bewerbung bewerbungen candidature interview interviews posted',
);
/** In words. */
const LONGEST = 12;

/** From 1 on; 0 of another word. */
export const monthOf = (word: string): number => MONTHS.findIndex((names) => names.has(fold(word))) + 1;

const isWhen = (key: string) => NOW.has(key) || monthOf(key) > 0;

export const speaksOfStart = (words: Tokens): boolean => words.some(({ key }) => START.has(key));

export const isStart = (words: Tokens): boolean =>
  words.length <= LONGEST &&
  speaksOfStart(words) &&
  words.some(({ key }) => isWhen(key)) &&
  !words.some(({ key }) => OF_APPLYING.has(key));
