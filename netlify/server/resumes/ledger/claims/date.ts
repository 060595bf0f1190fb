/** Dates: those of the base, coarser or within, never wider. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { foldedInPlace, IS_NOW } from '../../read/parse/date-patterns.ts';
import { findDates, isAllDates } from '../../read/parse/dates.ts';
import { refused, supported, wholeSpan, type Verdict } from '../verdict.ts';

/** `Sep 2019` → `2019-09`, as a resume is read; empty where it is no date. */
export function dateOf(text: string): string {
  const plain = text.trim();
  if (IS_NOW.test(foldedInPlace(plain))) return 'present';
  // As the shape has it: a reader would take `2006-07` for two years.
  if (/^\d{4}(?:-\d{2})?$/.test(plain)) return plain;
  const dates = isAllDates(plain) ? findDates(plain) : undefined;
  return dates?.isSingle === true ? dates.end : '';
}

/** A date that is as early or late as it says: equal, or its year alone. */
export const isCoarser = (claim: string, source: string) =>
  claim !== '' && (claim === source || (claim.length === 4 && source.startsWith(claim)));

/** Strictly between two dates of which both have months. */
const isLater = (one: string, other: string): boolean =>
  other === 'present' ? false : one === 'present' || (one.length === 7 && other.length === 7 && one > other);

function areDatesWithin(start: string, end: string, source: { startDate: string; endDate: string }): boolean {
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
