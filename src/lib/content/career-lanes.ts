/** The career as an operations chart: bars on a time axis, in as few lanes as overlapping roles need. */
import type { Role } from '#contracts/content.ts';

export type CareerBar = {
  /** Share of the axis before the bar, 0 to 1. */
  start: number;
  /** Share of the axis that the bar takes, 0 to 1. */
  length: number;
  isCurrent: boolean;
};

export type CareerChart = {
  /** Bars by lane, oldest first; the first lane is the fullest. */
  lanes: CareerBar[][];
  /** Januaries to label on the axis, and how far along it they are, 0 to 1. */
  ticks: { year: number; at: number }[];
};

const TICK_YEARS = 4;

/** Lays out roles from the first month to `now` (`YYYY-MM`); a role starts in the first lane that is free. */
export function careerChart(roles: Pick<Role, 'start' | 'end'>[], now: string): CareerChart {
  const oldestFirst = [...roles].sort((a, b) => months(a.start) - months(b.start));
  const first = months(oldestFirst[0]?.start ?? now);
  const span = Math.max(1, months(now) - first);
  const lanes: { busyUntil: number; bars: CareerBar[] }[] = [];
  for (const { start, end } of oldestFirst) {
    const from = months(start);
    const to = months(end ?? now);
    let lane = lanes.find(({ busyUntil }) => busyUntil <= from);
    if (!lane) lanes.push((lane = { busyUntil: 0, bars: [] }));
    lane.busyUntil = end === null ? Infinity : to;
    lane.bars.push({ start: (from - first) / span, length: (to - from) / span, isCurrent: end === null });
  }
  return { lanes: lanes.map(({ bars }) => bars), ticks: ticks(first, span) };
}

/** Every fourth January from the first one, the last at least two years before the end. */
function ticks(first: number, span: number): CareerChart['ticks'] {
  const year = Math.ceil(first / 12);
  const count = Math.max(0, Math.ceil((first + span - year * 12 - TICK_YEARS * 6) / (TICK_YEARS * 12)));
  return Array.from({ length: count }, (_, index) => year + index * TICK_YEARS).map((labelled) => ({
    year: labelled,
    at: (labelled * 12 - first) / span,
  }));
}

function months(yearMonth: string): number {
  return Number(yearMonth.slice(0, 4)) * 12 + Number(yearMonth.slice(5, 7)) - 1;
}

/** Of the axis on a phone, in which a letter of it takes about 6.5 of 350 pixels. */
const LETTER_ON_PHONE = 0.019;
const YEAR_AND_BLANK = 5;

/** Whether a label at `at` has room on a phone before the word that ends the axis. */
export const isClearOf = (word: string, at: number): boolean =>
  1 - at >= (Array.from(word).length + YEAR_AND_BLANK) * LETTER_ON_PHONE;
