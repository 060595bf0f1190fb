/** What a query found, in words that name the rows it counted. */
import { monthInWords, monthsInWords } from '../knowledge/dates.ts';
import type { Row } from '../knowledge/rows.ts';
import { bullets, listed } from '../answer/sentences.ts';
import { monthsOf, monthsTogether } from './query.ts';
import type { RowQuestion } from './row-question.ts';

const MOST_NAMED = 7;
const PLURALS: Record<string, string> = {
  entry: 'entries',
  category: 'categories',
  competency: 'competencies',
};

/** "March 2013 to January 2017", "May 2024 to present", "September 2019". */
export function inTime({ start, end, relation }: Row): string {
  const first = dayInWords(start);
  if (start === end) return first;
  return end ? `${first} to ${dayInWords(end)}` : relation === 'role' ? `${first} to present` : first;
}

/** "1 year and 4 months". */
export const lasting = (row: Row, now: Date): string => monthsInWords(monthsOf(row, now));

/** "11 years and 4 months in all. ", each month once; nothing of one row. */
export function inAll(rows: Row[], now: Date, isInMonths = false): string {
  const months = monthsTogether(rows, now);
  return rows.length > 1 ? `${isInMonths ? `${months} months` : monthsInWords(months)} in all. ` : '';
}

function dayInWords(date: string): string {
  const [year = '', month, day] = date.split('-');
  return day ? monthInWords(`${year}-${month}`).replace(' ', ` ${Number(day)}, `) : monthInWords(date);
}

/** "BSc in Nursing (2014)". */
const saysTime = (row: Row): boolean => row.relation === 'award' || row.name.includes(inTime(row));

/** A row with its dates, unless its name says them. */
export function rowInWords(row: Row): string {
  const time = row.start && !saysTime(row) ? ` (${inTime(row)})` : '';
  return `${row.name}${time}`;
}

export function sayRows(rows: Row[], { wanted, noun, query, stated }: RowQuestion, now: Date): string {
  const [first] = rows;
  if (!first) return '';
  const plural = PLURALS[noun] ?? `${noun}s`;
  if (wanted === 'organizations' || wanted === 'places') {
    const values = [...new Set(rows.map((row) => (wanted === 'places' ? row.place : row.organization)))];
    return `${values.length}: ${listed(values)}.`;
  }
  if (wanted === 'count') {
    const names = rows
      .slice(0, MOST_NAMED)
      .map((row) => (rows.length > 4 ? (row.title.split(': ')[0] ?? row.title) : row.name));
    const more = rows.length > MOST_NAMED ? [`${rows.length - MOST_NAMED} more`] : [];
    const shown = `${rows.length} ${rows.length === 1 ? noun : plural}: ${listed([...names, ...more])}.`;
    return stated ? `${stated}. Shown here are ${shown}` : shown;
  }
  if (wanted === 'duration') {
    const each = rows.map((row) => `${row.name}: ${lasting(row, now)} (${inTime(row)}).`).join(' ');
    return `${inAll(rows, now)}${each}`;
  }
  if (rows.length === 1) {
    const length =
      query.relation === 'role' || query.order === 'longest' || query.order === 'shortest'
        ? `, ${lasting(first, now)}`
        : '';
    const place = first.place ? ` in ${first.place}` : '';
    const time = first.start && !saysTime(first) ? ` (${inTime(first)}${length})` : '';
    return `${first.name}${query.relation === 'role' ? place : ''}${time}.`;
  }
  return bullets(rows.map((row) => `${rowInWords(row)}.`));
}
