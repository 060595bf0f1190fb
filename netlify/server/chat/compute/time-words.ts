/** Years and months in a question: which time it asks about, and of which end of a row. */
import { MONTHS as NAMES } from '../knowledge/dates.ts';
import type { Filter, Interval } from './query.ts';

/** Of the first day of something nothing is the first. */
export const NO_SPAN = String.raw`(?! (?:days?|nights?|mornings?|evening|weeks?|months?|quarters?|years?|hours?|minutes?)\b)`;

const MONTHS = NAMES.map((name) => name.toLowerCase());
const MONTH = MONTHS.join('|');
const DATE = `(?:(?:early|mid|late|the end of|end of|the beginning of|the start of|start of|beginning of|the year) )?(?:(?:${MONTH}) )?(?:19|20)\\d\\d`;
const TIMES: [RegExp, (first: Interval, second: Interval) => Interval][] = [
  [
    new RegExp(`\\b(?:between|from) (${DATE}) (?:and|to|until|till|through) (${DATE})\\b`),
    (a, b) => span(a.from, b.to),
  ],
  [
    new RegExp(`\\b(?:in|during|of|from)? ?(${DATE}) (?:or|and) (?:in )?(${DATE})\\b`),
    (a, b) => span(a.from, b.to),
  ],
  [
    new RegExp(`\\b(${DATE}) (?:or|and) (?:later|after|afterwards|onwards?|newer|since)\\b`),
    (a) => span(a.from),
  ],
  [new RegExp(`\\b(${DATE}) (?:or|and) (?:earlier|before|older)\\b`), (a) => span(undefined, a.to)],
  [new RegExp(`\\b(?:since|as of|starting|starting in) (${DATE})\\b`), (a) => span(a.from)],
  [new RegExp(`\\bfrom (${DATE}) on(?:wards?)?\\b`), (a) => span(a.from)],
  [new RegExp(`\\b(?:after|later than) (${DATE})\\b`), (a) => span(next(a.to))],
  [new RegExp(`\\b(?:before|earlier than|prior to) (${DATE})\\b`), (a) => span(undefined, previous(a.from))],
  [
    new RegExp(
      `\\b(?:until|till|up to|by|already over (?:at|by|in)|over (?:at|by|in)|no later than) (${DATE})\\b`,
    ),
    (a) => span(undefined, a.to),
  ],
  [new RegExp(`\\b(?:in|during|at|of|for|around)? ?(${DATE})\\b`), (a) => a],
];
const STARTED = /\b(start|started|starts|begin|began|begun|join|joined|launched|take up|took up|new)\b/;
const ENDED =
  /\b(end|ended|ends|over|finish|finished|left|leave|quit|complete|completed|stop|stopped|last day|behind)\b/;

export type Time = { filter: Filter; text: string };

/** The time that a question names, as a filter, with the text that names it; undefined without a year. */
export function timeIn(text: string): Time | undefined {
  for (const [pattern, intervalOf] of TIMES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [whole, first = '', second = first] = match;
    const rest = text.replace(first, ' ').replace(second, ' ');
    const by = STARTED.test(rest) ? 'start' : ENDED.test(rest) || /\bover\b/.test(whole) ? 'end' : 'during';
    return { text: whole, filter: { by, within: intervalOf(intervalIn(first), intervalIn(second)) } };
  }
  return undefined;
}

function intervalIn(date: string): Interval {
  const year = /(?:19|20)\d\d/.exec(date)?.[0] ?? '';
  const month = MONTHS.findIndex((name) => date.includes(name)) + 1;
  if (month > 0)
    return span(`${year}-${String(month).padStart(2, '0')}`, `${year}-${String(month).padStart(2, '0')}`);
  if (/\bend of\b/.test(date)) return span(`${year}-12`, `${year}-12`);
  if (/\b(beginning|start) of\b/.test(date)) return span(`${year}-01`, `${year}-01`);
  return span(`${year}-01`, `${year}-12`);
}

const span = (from?: string, to?: string): Interval => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

function next(month = ''): string {
  const [year = 0, number = 12] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

function previous(month = ''): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LASTING = new RegExp(
  `\\b(less than|fewer than|shorter than|under|below|at most|more than|longer than|over|at least) (an?|${NUMBERS.join('|')}|\\d{1,3}) (years?|months?)\\b`,
);

const TODAY = new RegExp(
  `\\b(?:today|it|now) is (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH}|[a-z]{3,4}) (?:19|20)\\d\\d\\b`,
);
const LATELY = new RegExp(
  `\\b(?:within|in|during|over) the (?:last|past) (?:(${NUMBERS.join('|')}|\\d{1,2}) )?(years?|months?)\\b`,
);

/** Of a whole career: no word of what is so now. */
const SO_FAR = /\b(?:(?:up |un)?till?|up to|so far|to) (?:now|date|today)\b|\bso far\b/;

/** The question without the day of today and "up to now", and with "in the last two years" as a date. */
export function inCalendarTime(text: string, now: Date): string {
  return text
    .replace(TODAY, '')
    .replace(SO_FAR, '')
    .replace(LATELY, (_, number: string | undefined = 'one', unit: string) => {
      const count = NUMBERS.indexOf(number) + 1 || Number(number);
      const months = count * (unit.startsWith('year') ? 12 : 1);
      const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months)); // the first: every month has one
      return `since ${MONTHS[from.getUTCMonth()]} ${from.getUTCFullYear()}`;
    });
}

/** A length that a question names, as a filter, with the text that names it: "less than two years". */
export function lastingIn(text: string): Time | undefined {
  const [whole, comparison = '', number = '', unit = ''] = LASTING.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const count = NUMBERS.indexOf(number) + 1 || Number(number) || 1;
  const months = count * (unit.startsWith('year') ? 12 : 1);
  const bounds: Record<string, Filter> = {
    'at most': { by: 'lasting', atMost: months },
    'at least': { by: 'lasting', atLeast: months },
  };
  const isLess = /less|fewer|shorter|under|below/.test(comparison);
  return {
    text: whole,
    filter:
      bounds[comparison] ??
      (isLess ? { by: 'lasting', atMost: months - 1 } : { by: 'lasting', atLeast: months + 1 }),
  };
}
