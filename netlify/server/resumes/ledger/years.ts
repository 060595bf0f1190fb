/** Computes years of experience from the dates of jobs. */
import type { ResumeContent } from '#contracts/resume-content.ts';

/** Months since year 0; a year alone counts as its `month`. */
function monthOf(date: string, month: number): number {
  const [year = Number.NaN, ofYear = month] = date.split('-').map(Number);
  return year * 12 + ofYear - 1;
}

/**
 * Months worked in the given jobs, overlaps counted once. Where a date has no month the shorter reading counts; a
 * present job ends `now`, and counts nothing where `now` is not known.
 */
export function monthsWorked(base: ResumeContent, jobs: readonly number[], now?: string): number {
  const periods = jobs
    .map((index) => base.experience[index])
    .map((job): [number, number] => {
      const end = job?.endDate === 'present' ? (now ?? '') : (job?.endDate ?? '');
      return [monthOf(job?.startDate ?? '', 12), monthOf(end, 1)];
    })
    .filter(([start, end]) => end > start)
    .sort(([a], [b]) => a - b);
  let total = 0;
  let until = 0;
  for (const [start, end] of periods) {
    total += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return total;
}
