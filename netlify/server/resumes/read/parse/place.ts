/** Towns, regions and addresses. */
import { folded, foldedSet } from '../words/fold.ts';
import {
  COUNTRIES,
  NOWHERE,
  REGION_ABBREVIATIONS,
  REGION_CODES,
  REGIONS,
  STUDY_KINDS,
  TOWNS,
  WORK_KINDS,
} from '../words/places.ts';
import { companyScore, titleScore } from './job-words.ts';

const CODES = new Set(REGION_CODES);
const NAMES = foldedSet([...REGIONS, ...COUNTRIES]);
const ABBREVIATED: ReadonlySet<string> = new Set(REGION_ABBREVIATIONS);
const ALONE = foldedSet([...NOWHERE, ...TOWNS]);
const TOWN_LETTERS = 40;

const COUNTY = /^(?:Co\.?|County) \p{Lu}\p{Ll}{2,12}$/u;
export const isRegion = (text: string): boolean =>
  COUNTY.test(text) ||
  ABBREVIATED.has(text) ||
  CODES.has(text.replace(/\s\d{4,6}(?:-\d{4})?$/, '').replaceAll('.', '')) ||
  NAMES.has(folded(text.replace(/\s\d{4,6}(?:-\d{4})?$/, '')));

/** `New York` is a region, but the town of what stands behind it in `New York, NY`. */
const isTownOf = (next: string | undefined): boolean =>
  next !== undefined && CODES.has(next) && !COUNTRY_CODES.has(next);
const COUNTRY_CODES: ReadonlySet<string> = new Set(['UK', 'USA', 'US', 'UAE', 'CH', 'AT', 'FR']);

/** House numbers are as long as codes are: `3301 Alder Court`. */
const hasCodeBefore = (text: string): boolean => WITH_CODE.test(text) && !ENDS_AS_STREET.test(text);
const ENDS_AS_STREET =
  /\s(?:street|st|road|rd|avenue|ave|court|ct|drive|dr|lane|ln|boulevard|blvd|way|place|pl|terrace|circle|parkway|square|trail|hwy|highway)\.?$/iu;

/** `Cork, Ireland.` ends with a place, as does `Boston, Mass.`, whose stop is its own. */
export function endsWithTown(text: string): boolean {
  const [town = '', region = ''] = text.split(/,\s/u).slice(-2);
  return isRegion(withoutStop(region)) && isTownLike(town) && !isRegion(town);
}
export const withoutStop = (text: string): string =>
  /\p{Ll}{3}\.$/u.test(text) && isRegion(text.slice(0, -1)) ? text.slice(0, -1) : text;

/** A postal code and a town: `69003 Lyon`, `D-34117 Kassel`, `SW1A 1AA` has none. */
const WITH_CODE = /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}.\s/()-]{1,38}$/u;
const TOWN =
  /^(?:(?:St|Ste|Mt|Ft|Bad|La|Le|Les|Los|Las|San|Den|Aix|New|Sankt)\.?[\s-])?\p{Lu}[\p{L}.’'-]{1,24}(?:[\s-](?:\p{Lu}[\p{L}.’'-]{0,24}|am|an|der|de|du|la|sur|sous|en|im|upon|on|les|le|of|ob|und|et|and|Umgebung)){0,4}(?:\s\([\p{L}\s]{2,20}\))?$/u;

/** `Fachdienst Jugend`, part of an employer. */
const UNIT = /^(?:Fachdienst|Fachbereich|Dezernat|Referat|Sachgebiet|Abteilung|Department|Faculty|Service) /u;

/** `Round Rock ISD` is of a town, `Ballarat VIC` is one. */
function endsInShortName(text: string): boolean {
  const [, last = ''] = /\p{Ll} ([A-Z]{3,6})$/u.exec(text) ?? [];
  return last !== '' && !CODES.has(last);
}

/** Whether a text could be the name of a town by how it is written. */
export const isTownLike = (text: string): boolean =>
  text.length <= TOWN_LETTERS &&
  !UNIT.test(text) &&
  !endsInShortName(text) &&
  TOWN.test(text.replace(/\s\(\d{2,5}\)$/, '')) &&
  titleScore(text) === 0 &&
  companyScore(text.replace(/ City\b/, '')) === 0;

/** `Leeds LS6`, `Bristol BS1 4ST`, `Paris 15e` */
const WITH_DISTRICT =
  /^\p{Lu}\p{Ll}[\p{L} -]{1,30} (?:[A-Z]{1,2}\d{1,2}(?: \d[A-Z]{2})?|\d{1,2}(?:er|e|ème))$/u;

/** `Fremantle WA 6160` */
const isWithCodes = (text: string): boolean => {
  const [, town = '', region = ''] = /^(\p{Lu}[\p{L} .’'-]{1,30}) ([A-Z]{2,3}) \d{4,5}$/u.exec(text) ?? [];
  return CODES.has(region) && isTownLike(town);
};

/** `Tacoma WA`, where an address is; elsewhere it may be a degree. */
export const isTownAndCode = (text: string): boolean => {
  const [, code = ''] = /^\p{Lu}[\p{L} .’'-]{1,30} ([A-Z]{2,3})$/u.exec(text) ?? [];
  return CODES.has(code) && isTownLike(text);
};

/** `Greater Boston`, `Köln und Umgebung`, `San Francisco Bay Area` */
const METROPOLIS =
  /^(?:Greater|Großraum|Metro) \p{Lu}[\p{L} -]{2,30}$|^\p{Lu}[\p{L} -]{2,30} (?:und Umgebung|et périphérie|(?:Bay |Metropolitan )?Area)$/u;

export const isTown = (text: string): boolean =>
  METROPOLIS.test(text) ||
  ALONE.has(folded(text)) ||
  hasCodeBefore(text) ||
  (WITH_DISTRICT.test(text) && titleScore(text) === 0) ||
  isWithCodes(text);

/** Whether all of a text is a place: `Houston, TX 77004`, `Düsseldorf, Nordrhein-Westfalen, Deutschland`, `Remote`. */
export function isPlace(text: string): boolean {
  const parts = text.split(/,\s*/u);
  if (parts.length > 4) return false;
  if (parts.length === 1) return isTown(text) || NAMES.has(folded(text));
  const rest = parts.filter((part, at) => !isRegion(part) || isTownOf(parts[at + 1]));
  return rest.length < parts.length
    ? rest.length <= 1 && rest.every((part) => isTownLike(part) || isTown(part))
    : false;
}

/** American, British, Canadian and Indian codes stand behind the town. */
const CODE_BEHIND =
  /\p{Ll} ?[–-] ?\d{3} ?\d{3}$|\b(?:[A-Z]{2} \d{5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/u;

/** Below its town, on a line of its own. */
export const isPostalCode = (text: string): boolean =>
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{4})?)$/.test(
    text,
  );

/** `14 Harbour Lane`, `Zwickauer Straße 101` */
export const isStreet = (text: string): boolean => STREET.test(text);
const STREET =
  /^(?:Flat|Apt\.?|Apartment|Unit|Suite|Appt\.?|Appartement) \d{1,4}[A-Za-z]?\b.{0,50}$|^\d{1,5}[a-z]?,? \p{L}[\p{L} .’'-]{2,50}$|^\p{Lu}[\p{L} .’'-]{2,50} \d{1,4} ?[a-z]?$/u;

/** A street and a town: `Lindenallee 8a, 34117 Kassel`. */
export const isAddress = (text: string): boolean => {
  const parts = text.split(/,\s*/u);
  return (
    text.length <= 120 &&
    /\d/.test(text) &&
    (parts.some((part) => hasCodeBefore(part) || CODE_BEHIND.test(part)) ||
      (isStreet(parts[0] ?? '') && isPlace(parts.slice(1).join(', '))))
  );
};

/**
 * A text and the place at its end: `Pell & Osei PC, Providence, RI`. A town that stands alone is taken where
 * `isLoose`, or where the document names it elsewhere.
 */
export function withoutPlace(
  text: string,
  isLoose: boolean,
  known: ReadonlySet<string> = new Set(),
): [rest: string, place: string] {
  const parts = text.split(/,\s+/u);
  if (isPlace(text)) return ['', text];
  const last = parts.at(-1) ?? '';
  const [bracketed, before = '', inside = ''] = /^(.{2,200}?)\s\(([^()]{2,60})\)$/u.exec(text) ?? [];
  if (
    bracketed !== undefined &&
    !(parts.length > 1 && isTownLike(last)) &&
    (isPlace(inside) || (isLoose && isTownLike(inside) && !isKind(inside)))
  )
    return [before, inside];
  const length = placeLength(parts, isLoose, known);
  if (length === 0) return [text, ''];
  return [parts.slice(0, -length).join(', '), parts.slice(-length).join(', ').replace(/\.$/, '')];
}

/** What brackets behind an employer say else. */
const KINDS_OF_WORK = foldedSet(WORK_KINDS);
const KINDS_OF_STUDY = foldedSet(STUDY_KINDS);
/** `part-time`, `Contract`, `evening classes` */
export const isKindOfWork = (text: string): boolean =>
  KINDS_OF_STUDY.has(folded(text)) ||
  folded(text)
    .split(/[\s,/-]+/u)
    .every((word) => KINDS_OF_WORK.has(word));
const isKind = (text: string): boolean =>
  folded(text)
    .split(/[\s,/-]+/u)
    .some((word) => KINDS_OF_WORK.has(word)) || !/\p{Ll}/u.test(text);

/** How many of the last parts are a place. */
function placeLength(parts: string[], isLoose: boolean, known: ReadonlySet<string>): number {
  const last = (parts.at(-1) ?? '').replace(/\.$/, '');
  if (parts.length < 2) return 0;
  let regions = 0;
  while (
    regions < 2 &&
    regions < parts.length - 1 &&
    isRegion(parts.at(-1 - regions) ?? '') &&
    !(regions > 0 && isTownOf(parts.at(-regions)))
  )
    regions += 1;
  if (regions > 0) {
    const town = parts.at(-1 - regions) ?? '';
    return parts.length > regions + 1 && (isTownLike(town) || isTown(town)) ? regions + 1 : regions;
  }
  if (isTown(last) || known.has(folded(last))) return 1;
  return isLoose && isTownLike(last) ? 1 : 0;
}
