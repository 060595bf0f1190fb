/** Dates of content in words. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const DATE = `(?:\\b(${MONTHS.join('|')}) )?\\b((?:19|20)\\d\\d)\\b`;
const SPAN = new RegExp(`${DATE}(?:[^.]{0,20}?${DATE})?`);

/** The first date that a text names, with the second right behind it: as `2024-12`, or `2021` without a month. */
export function datesIn(text: string): { start: string; end: string } {
  const [, month = '', year = '', lastMonth = '', lastYear = year] = SPAN.exec(text) ?? [];
  const dated = (named: string, of: string) =>
    named ? `${of}-${String(MONTHS.indexOf(named) + 1).padStart(2, '0')}` : of;
  const start = dated(month, year);
  return { start, end: lastYear === year ? start : dated(lastMonth, lastYear) };
}

type Span = { start: string; end: string | null };

/** `2022-03` as "March 2022", `2021` as "2021". */
export function monthInWords(date: string): string {
  const [year = '', month] = date.split('-');
  return month ? `${MONTHS[Number(month) - 1] ?? ''} ${year}` : year;
}

/** "March 2022 to June 2023", or "May 2024 to present". */
export function period({ start, end }: Span): string {
  return `${monthInWords(start)} to ${end ? monthInWords(end) : 'present'}`;
}

/** "from March 2022 to June 2023", or "since May 2024". */
export function periodInSentence({ start, end }: Span): string {
  return end ? `from ${monthInWords(start)} to ${monthInWords(end)}` : `since ${monthInWords(start)}`;
}

/** "1 year and 4 months": the first and the last month both count. */
export function duration({ start, end }: Span, now: Date): string {
  return monthsInWords(monthNumber(end ?? now.toISOString().slice(0, 7)) - monthNumber(start) + 1);
}

/** True when any month of the year lies within the span. */
export function includesYear({ start, end }: Span, year: number): boolean {
  return Number(start.slice(0, 4)) <= year && (end === null || Number(end.slice(0, 4)) >= year);
}

/** Months since the year 0, to compare and subtract. */
export function monthNumber(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
}

export function monthsInWords(months: number): string {
  const parts = [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')].filter(Boolean);
  return parts.join(' and ') || 'less than a month';
}

function counted(amount: number, unit: string): string {
  return amount === 0 ? '' : `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
