/** Salaries as they are written down, as numbers: `EUR 120,000–140,000 per year`, `$85k - $95k`, `60.000 € jährlich`. */
import type { Journey } from './journey.ts';
import { median } from './compute.ts';

export type Salary = { currency: string; period: string; low: number; high: number };

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
/** Of the currencies that are written in letters. */
const CODE = /\b(?:USD|EUR|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|INR|JPY|SGD|NZD|BRL)\b/u;
const PERIODS: readonly [RegExp, string][] = [
  [/hour|\/\s?h|stunde|heure|hora/iu, 'hour'],
  [/day|tag|jour|día/iu, 'day'],
  [/month|monat|mois|mes\b/iu, 'month'],
];
const AMOUNT = /(\d{1,9}(?:[.,' ]\d{3}){0,2}|\d{1,9})(?:[.,]\d{1,2})?(?!\d)\s?(k\b)?/giu;

/** Nothing where no currency or no amount is named, or where the amounts cannot be those of one range. */
export function salaryOf(text: string): Salary | undefined {
  const [sign = ''] = /[$€£¥]/u.exec(text) ?? [];
  const currency = CODE.exec(text.toUpperCase())?.[0] ?? SIGNS[sign];
  const found = [...text.matchAll(AMOUNT)].slice(0, 2);
  if (!currency || found.length === 0) return undefined;
  const isThousands = found.some(([, , k]) => k !== undefined);
  const amounts = found.map(([, digits = ''], index) => {
    const value = Number(digits.replaceAll(/\D/gu, ''));
    const isShort = isThousands && value < 1_000 && (found[index]?.[2] !== undefined || index === 0);
    return isShort ? value * 1_000 : value;
  });
  const [low = 0, high = low] = amounts;
  if (low <= 0 || high < low || high > low * 10) return undefined;
  const period = PERIODS.find(([words]) => words.test(text))?.[1] ?? 'year';
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
