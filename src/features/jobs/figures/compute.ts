/** The figures of a search, each as rows that a chart and its table show alike. */
import { JOB_STATUSES, type JobStatus } from '#contracts/job-status.ts';

import { isAnswered, type Journey } from './journey.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const MONDAY = 4 * DAY_MS; // 1970-01-05
/** In weeks. */
const LONGEST_SPAN = 26;
const SOURCES_SHOWN = 10;

export type FunnelStep = { step: string; count: number; share: number };

/** How many came how far; whoever had an offer is taken to have been seen. */
export function funnel(journeys: readonly Journey[]): FunnelStep[] {
  const total = journeys.length;
  const count = (passes: (journey: Journey) => boolean) => journeys.filter(passes).length;
  const steps = [
    { step: 'Applied', count: total },
    { step: 'Answered', count: count(isAnswered) },
    { step: 'Interview', count: count(({ reached }) => reached.has('interview') || reached.has('offer')) },
    { step: 'Offer', count: count(({ reached }) => reached.has('offer')) },
  ];
  return steps.map((step) => ({ ...step, share: total === 0 ? 0 : step.count / total }));
}

export type StageTime = { status: JobStatus; medianDays: number; stays: number };

/** The median of the stays in each stage that have ended, in days. */
export function timeInStage(journeys: readonly Journey[]): StageTime[] {
  return JOB_STATUSES.flatMap((status) => {
    const days = journeys.flatMap(({ stays }) =>
      stays.flatMap((stay) =>
        stay.status === status && stay.to !== undefined ? [(stay.to - stay.from) / DAY_MS] : [],
      ),
    );
    return days.length === 0 ? [] : [{ status, medianDays: median(days), stays: days.length }];
  });
}

export type SourceRate = { source: string; applications: number; answered: number; rate: number };

/** By source, the one with the most applications first; what has none is one of them, the rare ones are put together. */
export function answerRates(journeys: readonly Journey[]): SourceRate[] {
  const groups = Map.groupBy(journeys, ({ application }) => application.source ?? 'Not stated');
  const ordered = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const rare = ordered.slice(SOURCES_SHOWN).flatMap(([, group]) => group);
  const shown = ordered.slice(0, SOURCES_SHOWN);
  return [...shown, ...(rare.length > 0 ? [['All others', rare] as const] : [])].map(([source, group]) => {
    const answered = group.filter(isAnswered).length;
    return { source, applications: group.length, answered, rate: answered / group.length };
  });
}

export type Week = { monday: string; applied: number; answered: number };

/** Applications and first answers of each week until today, of the last half a year at most. */
export function perWeek(journeys: readonly Journey[], now: Date): Week[] {
  const last = weekOf(now.getTime());
  const applied = journeys.map(({ application }) => weekOf(Date.parse(application.appliedDate)));
  const answered = journeys.flatMap(({ answeredAt }) =>
    answeredAt === undefined ? [] : [weekOf(answeredAt)],
  );
  const first = applied.reduce((least, week) => Math.min(least, week), last);
  const begin = Math.max(first, last - LONGEST_SPAN + 1);
  const countOf = (weeks: readonly number[]) => {
    const counts = new Map<number, number>();
    for (const week of weeks) counts.set(week, (counts.get(week) ?? 0) + 1);
    return counts;
  };
  const [applications, answers] = [countOf(applied), countOf(answered)];
  return Array.from({ length: last - begin + 1 }, (_, index) => ({
    monday: new Date((begin + index) * WEEK_MS + MONDAY).toISOString().slice(0, 10),
    applied: applications.get(begin + index) ?? 0,
    answered: answers.get(begin + index) ?? 0,
  }));
}

const weekOf = (moment: number) => Math.floor((moment - MONDAY) / WEEK_MS);

/** The middle of the values, of two middle ones their mean; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
}
