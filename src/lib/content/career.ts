import { locale } from 'virtual:brand/locale';
import { words } from 'virtual:brand/site';

import type { Role } from '#contracts/content.ts';

type Dates = Pick<Role, 'start' | 'end'>;

const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month in words: `2024-05` becomes "May 2024"; a bare year stays as it is. */
export const formatMonth = (month: string): string =>
  month.includes('-') ? monthFormat.format(new Date(`${month}-01T00:00:00Z`)) : month;

/** The period of a role: "May 2024 – Present", "March 2022 – June 2023". */
export const formatPeriod = ({ start, end }: Dates): string =>
  `${formatMonth(start)} – ${end ? formatMonth(end) : words.present}`;
