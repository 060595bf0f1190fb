/** Dates as resumes write them, as expressions over a text that is folded letter by letter. */
import { BETWEEN, MONTHS, PREFIXES, PRESENT, SEASONS, SINCE } from '../words/months.ts';

/** Small letters without accents, each where it was: a place in one is the same place in the other. */
export const foldedInPlace = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => foldedUnit(text.charAt(at))).join('');

function foldedUnit(unit: string): string {
  if (unit < '\u0080') return unit.toLowerCase();
  if (unit === '’' || unit === '‘') return "'";
  if (/\s/.test(unit)) return ' ';
  const small = unit.normalize('NFD').charAt(0).toLowerCase();
  return small.length === 1 ? small : unit;
}

/** The longest first, so that `sept` is not read as `sep`. */
const anyOf = (words: readonly string[]): string =>
  words
    .map((word) => foldedInPlace(word).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .sort((a, b) => b.length - a.length)
    .join('|');

const YEAR = String.raw`(?:19|20)\d\d`;
const MONTH = `(?:${anyOf(MONTHS.flat())})`;
const SEASON = `(?:${anyOf(SEASONS)})`;
const POINT_FORMS = [
  String.raw`\d{1,2}[./] ?\d{1,2}[./] ?${YEAR}`,
  String.raw`${YEAR}-(?:0[1-9]|1[0-2])(?:-\d\d)?`,
  String.raw`${YEAR}[/.](?:0[1-9]|1[0-2])`,
  String.raw`(?:0?[1-9]|1[0-2]) ?[./-] ?${YEAR}`,
  String.raw`(?:\d{1,2}(?:\.|er|st|nd|rd|th)? )?${MONTH}\.?,?[ -]?(?:'\d\d|(?:of )?${YEAR})`,
  String.raw`${MONTH}\.? \d{1,2},? ${YEAR}`,
  String.raw`${SEASON}s?[ /](?:(?:of )?${YEAR}(?:/\d\d)?|'\d\d)`,
  YEAR,
];
const START = String.raw`(?<![\p{L}\d$€£.,/'-])`;
const STOP = String.raw`(?![\p{L}\d%'/]|[.,]\d)`;
const POINT = `(?:${POINT_FORMS.join('|')})`;
/** `05/19`, `05.19`: only where something else says that it is a date. */
const SHORT = String.raw`(?:0[1-9]|1[0-2])[./]\d\d`;
const NOW = `(?:${anyOf(PRESENT)})`;
const TO = ` ?(?:${anyOf(BETWEEN)}) ?`;

/** `since`, `from` and `to`, or `only`. */
export const DATES = [
  `${START}(?<from>${SHORT})${TO}(?<to>${SHORT}|${NOW})${STOP}`,
  `${START}(?:(?:${anyOf(PREFIXES)}) )?(?<from>${POINT})${TO}(?<to>${POINT}|${NOW})${STOP}`,
  String.raw`${START}${SEASON}s? (?:of )?(?<from>${YEAR})(?:, ?${YEAR}){0,3}(?: ?(?:and|&|,|und|et|/) ?| ?[-–] ?)(?<to>${YEAR})${STOP}`,
  String.raw`(?<=^|[,|(\t] ?)(?<from>${YEAR}) (?:and|&|und|et) (?<to>${YEAR})(?=\)?$)`,
  String.raw`${START}(?<from>${YEAR}) ?[-–/] ?(?<shortTo>\d\d)${STOP}`,
  String.raw`(?<![\p{L}\d'])(?<from>'\d\d)${TO}(?<to>'\d\d|${YEAR}|${NOW})${STOP}`,
  `${START}(?:(?:${anyOf(PREFIXES)}) )?(?<fromMonth>${MONTH})\\.?(?:${TO}| (?:and|und|et|&) )(?<to>${POINT})${STOP}`,
  `${START}(?:${anyOf(SINCE)}) (?:\\p{L}{2,12} ){0,2}?(?<since>${POINT}|${SHORT})${STOP}`,
  String.raw`${START}(?<since>${POINT}) ?(?:[-–—→]|->) ?(?=$|[)\t,;|·:])`,
  `${START}(?:(?:${anyOf(PREFIXES)}) )?(?<only>${POINT})${STOP}`,
  String.raw`(?<=^|[\t,;|(–—-] ?)(?<only>(?:0[1-9]|1[0-2])/\d\d)(?=$|[\t)])`,
].map((source) => new RegExp(source, 'u'));

export const IS_NOW = new RegExp(`^${NOW}$`, 'u');
/** `décembre à avril`, beside years. */
export const IS_MONTHS = new RegExp(`^${MONTH}\\.?(?:${TO}${MONTH}\\.?)?$`, 'u');
export const MONTH_NAME = new RegExp(MONTH, 'u');
