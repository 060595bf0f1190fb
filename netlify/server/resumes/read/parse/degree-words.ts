/** Whether a text names a degree or a school, by its words. */
import { bareWord, folded, foldedSet } from '../words/fold.ts';
import {
  DEGREE_ENDINGS,
  DEGREE_WORDS,
  SCHOOL_ENDINGS,
  SCHOOL_KINDS,
  SCHOOL_WORDS,
} from '../words/education.ts';

const DEGREES = foldedSet(DEGREE_WORDS);
const DEGREE_TAILS = DEGREE_ENDINGS.map(folded);
const SCHOOLS = foldedSet(SCHOOL_WORDS);
const KINDS_OF_SCHOOL = foldedSet(SCHOOL_KINDS);
const SCHOOL_TAILS = SCHOOL_ENDINGS.map(folded);

/** What stands in brackets is an addition, but behind an abbreviation what it means: `CAP (certificat d’aptitude)`. */
const words = (text: string) =>
  folded(/^\p{Lu}{2,8} \(/u.test(text) ? text : text.replace(/\([^()]{0,60}\)/g, ' '))
    .split(/[\s/]+/u)
    .map(bareWord)
    .filter(Boolean);
const has = (text: string, list: ReadonlySet<string>, tails: readonly string[]) =>
  words(text).some(
    (word) =>
      list.has(word) ||
      list.has(word.replace(/\.$/, '')) ||
      tails.some((tail) => word.length > tail.length && word.endsWith(tail)),
  );
/** `MS Excel` is of Microsoft. */
const SOFTWARE =
  /\bMS (?=(?:Office|Excel|Word|PowerPoint|Project|Teams|Access|Outlook|Visio|SQL|Windows|Dynamics)\b)/gi;

export const isDegree = (text: string) =>
  has(text.replace(SOFTWARE, ''), DEGREES, DEGREE_TAILS) || ABBREVIATED.test(text) || SWISS.test(text);
/** `B.Tech. in`, but no `U.S. Army`; `Associate of Science`, but no `Senior Associate`. */
const ABBREVIATED =
  /^(?!U\.S\.)[A-Z][A-Za-z]{0,4}\.(?:[A-Z][A-Za-z]{0,4}\.?){0,3}\s|\bassociate (?:degree|of|in)\b/i;
/** `DAS Arbeitsrecht`, a diploma of advanced studies. */
const SWISS = /^[CDM]AS (?:in )?\p{Lu}/u;
export const isSchool = (text: string) => has(text.replace(WITH, ''), SCHOOLS, SCHOOL_TAILS);
/** `Sekundarschule` alone tells what was attended as well as where. */
export const isKindOfSchool = (text: string): boolean => KINDS_OF_SCHOOL.has(folded(text));
/** In German it says with what: no school but in capitals. */
const WITH = /(?<=\s)mit(?=\s)/gu;
