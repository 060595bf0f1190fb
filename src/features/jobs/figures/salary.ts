/** Salaries as they are written down, as numbers: `EUR 120,000–140,000 per year`, `$85k - $95k`, `60.000 € jährlich`. */
import { paysIn } from '#contracts/money.ts';

import type { Journey } from './journey.ts';
import { median } from './compute.ts';

export type Salary = { currency: string; period: string; low: number; high: number };

/** Nothing where no currency or no amount is named, or where the amounts cannot be those of one range. */
export function salaryOf(text: string): Salary | undefined {
  const pays = paysIn(text).slice(0, 2);
  const { currency, period = 'year' } = pays[0] ?? {};
  const amounts = pays
    .flatMap(({ low, high }) => [low, high === Infinity ? undefined : high])
    .filter((amount) => amount !== undefined);
  const [low = 0] = amounts;
  const high = amounts.at(-1) ?? low;
  if (!currency || low <= 0 || high < low || high > low * 10) return undefined;
  return { currency, period, low, high };
}

export type SalaryRange = {
  /** `EUR per year`. */
  unit: string;
  applications: number;
  lowest: number;
  /** The median of the middles. */
  middle: number;
  highest: number;
};

/** By currency and period, the most frequent first. */
export function salaryRanges(journeys: readonly Journey[]): SalaryRange[] {
  const salaries = journeys.flatMap(({ application: { salary } }) => (salary && salaryOf(salary)) || []);
  const groups = Map.groupBy(salaries, ({ currency, period }) => `${currency} per ${period}`);
  return [...groups]
    .map(([unit, group]) => ({
      unit,
      applications: group.length,
      lowest: Math.min(...group.map(({ low }) => low)),
      middle: median(group.map(({ low, high }) => (low + high) / 2)),
      highest: Math.max(...group.map(({ high }) => high)),
    }))
    .toSorted((a, b) => b.applications - a.applications);
}
