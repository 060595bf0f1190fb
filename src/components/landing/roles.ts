/** The timeline's order and the way it writes periods. */
import type { Role } from '#contracts/content.ts';

type Period = Pick<Role, 'start' | 'end'>;

const STILL_THERE = '9999-12';

/** Newest first: what lasts, then what ended last; of two that ended together, the later start (P-EXP-1). */
export function newestFirst(a: Period, b: Period): number {
  return compare(b.end ?? STILL_THERE, a.end ?? STILL_THERE) || compare(b.start, a.start);
}

/** `May 2024 – Present`, `March 2022 – June 2023`. */
export function formatPeriod({ start, end }: Period): string {
  return `${formatMonth(start)} – ${end === null ? 'Present' : formatMonth(end)}`;
}

/** `2024-05` → `May 2024`, the same in every time zone of the machine that builds. */
export function formatMonth(yearMonth: string): string {
  const date = new Date(`${yearMonth}-01T00:00:00Z`);
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
