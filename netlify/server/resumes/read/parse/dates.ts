/** Finds a date or a span of dates in a line, and writes it as the shape has it. */
import { MONTHS } from '../words/months.ts';
import { DATES, foldedInPlace, IS_NOW, MONTH_NAME } from './date-patterns.ts';

export type FoundDates = {
  /** `2019-05`, `2019`, `present` or empty. */
  start: string;
  end: string;
  /** As they stand in the document. */
  startText: string;
  endText: string;
  /** One date only: it is in `end`. */
  isSingle: boolean;
  /** Where they stand in the line. */
  at: number;
  length: number;
};

const ORDER = MONTHS.map((names) => new Set(names));

/** The first span of dates in `text`, else its first date. */
export function findDates(text: string): FoundDates | undefined {
  if (!/\d\d/.test(text)) return undefined;
  const flat = foldedInPlace(text);
  for (const pattern of DATES) {
    const match = pattern.exec(flat);
    if (match && !isMonth(match)) return described(match, text);
  }
  return undefined;
}

/** `2018/05` is no span: it would end before it begins. */
const isMonth = ({ groups: { from = '', shortTo = '' } = {} }: RegExpExecArray): boolean =>
  shortTo !== '' && Number(shortTo) <= 12 && Number(shortTo) <= Number(from.slice(2));

function described(match: RegExpExecArray, text: string): FoundDates {
  const { from = '', to = '', shortTo = '', fromMonth = '', since = '', only = '' } = match.groups ?? {};
  /** A part as it was written: it stands in the match, and the match in the text. */
  const written = (part: string, fromEnd = false) => {
    const within = fromEnd ? match[0].lastIndexOf(part) : match[0].indexOf(part);
    return part && text.slice(match.index + within, match.index + within + part.length);
  };
  const place = { at: match.index, length: match[0].length };
  const last = to || shortTo;
  const year = from.slice(0, 4);
  const endYear = /\d{4}/.exec(to)?.[0] ?? '';
  return {
    start: fromMonth ? normalised(`${fromMonth} ${endYear}`) : normalised(from || since),
    end: since ? 'present' : normalised(shortTo ? `${year.slice(0, 2)}${shortTo}` : to || only),
    startText: written(from || fromMonth || since),
    endText: written(last || only, true),
    isSingle: only !== '',
    ...place,
  };
}

/** `2019-05`, `2019` or `present` of one date. */
function normalised(point: string): string {
  if (point === '') return '';
  if (IS_NOW.test(point)) return 'present';
  const [, early = '', late = ''] = /^(\d\d)[./](\d\d)$/.exec(point) ?? [];
  if (late) return `${shortYear(`'${late}`)}-${early}`;
  const iso = /^((?:19|20)\d\d)[-/.](\d\d)/.exec(point);
  if (iso) return `${iso[1]}-${iso[2]}`;
  if (/^'\d\d$/.test(point)) return shortYear(point);
  const year = /(?:19|20)\d\d/.exec(point)?.[0] ?? shortYear(point);
  const month = monthNumber(point);
  return month ? `${year}-${month}` : year;
}

/** `'09` is 2009, `'98` is 1998. */
function shortYear(point: string): string {
  const [, digits = ''] = /'(\d\d)/.exec(point) ?? [];
  return digits && `${Number(digits) > 60 ? '19' : '20'}${digits}`;
}

function monthNumber(point: string): string {
  const name = MONTH_NAME.exec(point)?.[0];
  const named = name === undefined ? -1 : ORDER.findIndex((names) => names.has(name));
  const [, second, first] = /^(?:(\d{1,2})[./] ?)?(\d{1,2}) ?[./-] ?(?:19|20)\d\d/.exec(point) ?? [];
  // A day stands before its month, but 04/25/2019 is American.
  const number = named >= 0 ? named + 1 : Number(Number(first) > 12 ? second : (first ?? 0));
  return number >= 1 && number <= 12 ? String(number).padStart(2, '0') : '';
}

/** What is left of a line without its dates, and without the marks and durations beside them. */
export function withoutDates(text: string, { at, length }: FoundDates): string {
  const before = text.slice(0, at).replace(/[\s([,:;|·•–—-]{1,9}$/u, '');
  const after = text
    .slice(at + length)
    .replace(/^[\s)\].,:;|·•–—-]{1,9}/u, '')
    .replace(DURATION, '');
  return [before, after].filter((part) => part.trim()).join('\t');
}

/** `(3 Jahre 9 Monate)`, as LinkedIn adds it. */
const DURATION =
  /^\(?\d{1,2}\+? (?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois)(?!\p{L})(?: (?:and |und |et )?\d{1,2} (?:months?|mos?|monate?|mois))?(?!\p{L})\)?/iu;

/** Nothing but how long: `7 Jahre`. */
export const isDuration = (text: string): boolean => text.trim().replace(DURATION, '') === '';

/** Whether a text is nothing but a date or a span of dates. */
export function isAllDates(text: string): boolean {
  const dates = findDates(text);
  return dates !== undefined && withoutDates(text, dates).replace(/[\s().,:[\]-]/g, '') === '';
}
