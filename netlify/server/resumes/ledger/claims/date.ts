/** Dates: those of the base, coarser or within, never wider. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { named } from '../data/named.ts';
import { refused, supported, wholeSpan, type Verdict } from '../verdict.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const OTHER_MONTHS = named(
  'mar: mär | may: mai | oct: okt | dec: dez déc | feb: fév | apr: avr | jun: jui | aug: aoû',
);

/** `Sep 2019` → `2019-09`; empty where it is no date. */
export function dateOf(text: string): string {
  const plain = text.trim().toLowerCase();
  if (/^(?:present|current|now|today|heute|aujourd'hui)$/.test(plain)) return 'present';
  if (/^\d{4}(?:-\d{2})?$/.test(plain)) return plain;
  const numeric = /^(\d{1,2})[/.](\d{4})$/.exec(plain);
  if (numeric !== null) return `${numeric[2] ?? ''}-${(numeric[1] ?? '').padStart(2, '0')}`;
  const named = /^(\p{L}{3})\p{L}*\.? (\d{4})$/u.exec(plain);
  const month = MONTHS.indexOf(OTHER_MONTHS[named?.[1] ?? ''] ?? named?.[1] ?? '');
  return named === null || month === -1 ? '' : `${named[2] ?? ''}-${String(month + 1).padStart(2, '0')}`;
}

/** A date that is as early or late as it says: equal, or its year alone. */
export const isCoarser = (claim: string, source: string) =>
  claim !== '' && (claim === source || (claim.length === 4 && source.startsWith(claim)));

/** Strictly between two dates of which both have months. */
const isLater = (one: string, other: string): boolean =>
  other === 'present' ? false : one === 'present' || (one.length === 7 && other.length === 7 && one > other);

export function areDatesWithin(
  start: string,
  end: string,
  source: { startDate: string; endDate: string },
): boolean {
  const isStart = isCoarser(start, source.startDate) || isLater(start, source.startDate);
  const isEnd = isCoarser(end, source.endDate) || (end !== 'present' && isLater(source.endDate, end));
  return isStart && isEnd && !isLater(start, source.endDate) && !isLater(start, end) && start !== 'present';
}

/** `2019-09/present`, `Sep 2019 – Dec 2020`. */
export function verifyDate(text: string, base: ResumeContent, jobs: readonly number[]): Verdict {
  const parts = text.split(/\/|–|—| - | to | bis /).map((part) => dateOf(part));
  const [start = '', end = ''] = parts;
  for (const index of jobs) {
    const job = base.experience[index];
    if (job !== undefined && parts.length === 2 && areDatesWithin(start, end, job))
      return supported([
        wholeSpan(`experience.${index}.startDate`, job.startDate),
        wholeSpan(`experience.${index}.endDate`, job.endDate),
      ]);
  }
  const held = jobs
    .map((index) => `${base.experience[index]?.startDate ?? ''}/${base.experience[index]?.endDate ?? ''}`)
    .join(', ');
  return refused(
    held === '' ? 'The base resume has no such employer.' : `The base resume has ${held} there, not ${text}.`,
  );
}
