/** How many years a resume has of something: by the dates of its jobs, overlaps counted once, and by its own words. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import { isYears, smallNumber } from '../text/numbers.ts';
import { tokenize } from '../text/tokens.ts';
import type { Claim } from './claims.ts';
import { fieldsOf } from './fields.ts';
import { monthsCovered, type Stretch } from './months.ts';

const MONTHS_A_YEAR = 12;
/** A year without its months is counted from its middle to its middle. */
const MIDDLE_OF_A_YEAR = 6;
/** A job at least this long counts. In months. */
const SHORTEST = 1;

/** `years` may be a fraction. */
export type Experience = { years: number; evidence: ResumeSpan[] };

/**
 * @param terms names of which one must be told of in a job for it to count; none for every job
 * @param today `2026-11`, for jobs that go on; without it they run to the newest date of the resume
 */
export function experienceIn(
  resume: ResumeContent,
  claims: readonly Claim[],
  terms: ReadonlySet<string>,
  today: string | undefined,
): Experience {
  const isAbout = ({ term }: Claim) => terms.size === 0 || terms.has(term);
  const jobs = new Set(claims.filter(isAbout).flatMap(({ field }) => field.job ?? []));
  const counted = resume.experience.flatMap((job, index) =>
    terms.size === 0 || jobs.has(index) ? [{ job, index }] : [],
  );
  const end = today ?? newestDate(resume);
  const stretches = counted.flatMap(({ job }) => stretchOf(job.startDate, job.endDate, end) ?? []);
  const byDates: Experience = {
    years: monthsCovered(stretches) / MONTHS_A_YEAR,
    evidence: counted
      .filter(({ job }) => job.startDate !== '')
      .map(({ job, index }) => ({
        path: `experience.${index}.startDate`,
        quote: job.startDate,
        start: 0,
        end: job.startDate.length,
      })),
  };
  const stated = statedYears(resume, claims.filter(isAbout), terms.size === 0);
  return stated && stated.years > byDates.years ? stated : byDates;
}

function stretchOf(start: string, end: string, open: string): Stretch | undefined {
  const from = monthOf(start);
  const to = monthOf(end === 'present' || end === '' ? open : end);
  return from === undefined || to === undefined || to < from
    ? undefined
    : { from, to: Math.max(to, from + SHORTEST) };
}

/** Months since the year 0. */
function monthOf(date: string): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date) ?? [];
  if (year === undefined) return undefined;
  return Number(year) * MONTHS_A_YEAR + (month === undefined ? MIDDLE_OF_A_YEAR : Number(month) - 1);
}

function newestDate({ experience, education }: ResumeContent): string {
  const dates = [
    ...experience.flatMap(({ startDate, endDate }) => [startDate, endDate]),
    ...education.map(({ graduationDate }) => graduationDate),
  ];
  return dates
    .filter((date) => /^\d/.test(date))
    .reduce((newest, date) => (date > newest ? date : newest), '');
}

/** `12 years of Java` in a summary: in a text that names the term, or in any where nothing is named. */
function statedYears(
  resume: ResumeContent,
  claims: readonly Claim[],
  isOfAll: boolean,
): Experience | undefined {
  const paths = new Set(claims.map(({ span }) => span.path));
  let best: Experience | undefined;
  for (const { path, text, role } of fieldsOf(resume)) {
    if (role === 'work' || !(isOfAll || paths.has(path))) continue;
    const tokens = tokenize(text);
    tokens.forEach((token, index) => {
      const number = tokens[index - 1];
      const years = number && isYears(token.key) ? smallNumber(number.key) : undefined;
      if (!number || years === undefined || (best && best.years >= years)) return;
      const { start } = number;
      const { end } = token;
      best = { years, evidence: [{ path, quote: text.slice(start, end), start, end }] };
    });
  }
  return best;
}
