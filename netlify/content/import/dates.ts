/** Months as people and exports write them. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2019-05` of "May 2019", "2019-05-31", "05/2019" or "5/31/19, 12:11 PM"; `2019` of a year alone; else nothing. */
export function monthOf(text: string): string | undefined {
  const words = text.trim().slice(0, 40).toLowerCase();
  const [, iso, isoMonth] = /^(\d{4})-(\d{2})\b/.exec(words) ?? [];
  if (iso && isoMonth) return dated(iso, Number(isoMonth));
  const [, name = '', named] =
    /^(?:\d{1,2} )?([a-z]{3})[a-z]*\.?,? (?:\d{1,2},? )?(\d{4})\b/.exec(words) ?? [];
  if (named) return dated(named, MONTHS.indexOf(name) + 1);
  const [, first, year] = /^(\d{1,2})\/(?:\d{1,2}\/)?(\d{4}|\d{2})\b/.exec(words) ?? [];
  if (first && year) return dated(year.length === 2 ? `20${year}` : year, Number(first));
  return /^\d{4}$/.test(words) ? words : undefined;
}

/** A month for what needs one: January of a year alone. */
export function wholeMonth(date: string | undefined): string | undefined {
  return date?.length === 4 ? `${date}-01` : date;
}

const dated = (year: string, month: number): string =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;

const WORDS = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "July 2022" of `2022-07`; a year as it is, nothing of nothing. */
export const inWords = (date: string | undefined): string =>
  date?.includes('-') ? WORDS.format(new Date(`${date}-01T00:00:00Z`)) : (date ?? '');
