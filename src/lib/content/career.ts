import { locale } from 'virtual:brand/locale';
import { words } from 'virtual:brand/site';

import type { Role } from '#contracts/content.ts';

type Dates = Pick<Role, 'start' | 'end'>;

const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonthFormat = new Intl.DateTimeFormat(locale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month in words: `2024-05` becomes "May 2024"; a bare year stays as it is. */
export function formatMonth(month: string, length: 'long' | 'short' = 'long'): string {
  if (!month.includes('-')) return month;
  const format = length === 'long' ? monthFormat : shortMonthFormat;
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** The period of a role: "May 2024 – Present", "March 2022 – June 2023". */
export function formatPeriod({ start, end }: Dates, length: 'long' | 'short' = 'long'): string {
  return `${formatMonth(start, length)} – ${end ? formatMonth(end, length) : words.present}`;
}
