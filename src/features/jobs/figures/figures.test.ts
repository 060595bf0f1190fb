import fc from 'fast-check';
import { expect, test } from 'vitest';

import { JOB_STATUSES, type JobStatus } from '#contracts/job-status.ts';
import { JobApplicationRow } from '#contracts/jobs.ts';
import { exampleOf } from '#support/example.ts';

import { answerRates, funnel, median, perWeek, timeInStage } from './compute.ts';
import { journeysOf } from './journey.ts';
import { salaryOf, salaryRanges } from './salary.ts';
import { flowsOf, sankeyLayout } from './sankey.ts';

const application = (values: Partial<JobApplicationRow>) =>
  exampleOf(JobApplicationRow, { appliedDate: '2026-11-02', ...values });
const change = (applicationId: number, from: JobStatus, to: JobStatus, day: string) => ({
  ...{ applicationId, from, to, at: `${day}T00:00:00.000Z` },
});

/** One waits, one was seen and rejected, one has an offer, one was withdrawn. */
const JOURNEYS = journeysOf(
  [
    application({ id: 1, source: 'Board' }),
    application({ id: 2, source: 'Board', status: 'rejected' }),
    application({ id: 3, source: 'Friend', status: 'offer' }),
    application({ id: 4, status: 'withdrawn' }),
  ],
  [
    change(2, 'pending', 'interview', '2026-11-06'),
    change(3, 'pending', 'interview', '2026-11-12'),
    change(2, 'interview', 'rejected', '2026-11-16'),
    change(3, 'interview', 'offer', '2026-11-18'),
    change(4, 'pending', 'withdrawn', '2026-11-04'),
  ],
);

test('J-2 the funnel counts how many came how far, whatever they are now', () => {
  expect(funnel(JOURNEYS).map(({ step, count }) => [step, count])).toEqual([
    ['Applied', 4],
    ['Answered', 2],
    ['Interview', 2],
    ['Offer', 1],
  ]);
  expect(funnel([])[0]).toEqual({ step: 'Applied', count: 0, share: 0 });
});

test('J-2 the time in a stage is the median of the stays that have ended', () => {
  expect(timeInStage(JOURNEYS)).toEqual([
    { status: 'pending', medianDays: 4, stays: 3 },
    { status: 'interview', medianDays: 8, stays: 2 },
  ]);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBe(0);
});

test('J-2 a source has the rate of its answers, and a withdrawal is none', () => {
  expect(answerRates(JOURNEYS)).toEqual([
    { source: 'Board', applications: 2, answered: 1, rate: 0.5 },
    { source: 'Friend', applications: 1, answered: 1, rate: 1 },
    { source: 'Not stated', applications: 1, answered: 0, rate: 0 },
  ]);
  const many = Array.from({ length: 30 }, (_, index) => application({ source: `Source ${index}` }));
  const rates = answerRates(journeysOf(many, []));
  expect(rates).toHaveLength(11);
  expect(rates.at(-1)).toMatchObject({ source: 'All others', applications: 20 });
});

test('J-2 each week until today has what was sent and first answered, also one without anything', () => {
  expect(perWeek(JOURNEYS, new Date('2026-11-25T12:00:00Z'))).toEqual([
    { monday: '2026-11-02', applied: 4, answered: 1 },
    { monday: '2026-11-09', applied: 0, answered: 1 },
    { monday: '2026-11-16', applied: 0, answered: 0 },
    { monday: '2026-11-23', applied: 0, answered: 0 },
  ]);
  const old = journeysOf([application({ appliedDate: '1990-01-01' })], []);
  expect(perWeek(old, new Date('2026-11-25T12:00:00Z'))).toHaveLength(26);
});

test('J-2 a salary is read with its currency, period and range, and what is none is not', () => {
  for (const [text, currency, period, low, high] of [
    ['EUR 120,000–140,000 per year', 'EUR', 'year', 120_000, 140_000],
    ['$85k - $95k', 'USD', 'year', 85_000, 95_000],
    ['80-95k £', 'GBP', 'year', 80_000, 95_000],
    ['60.000 € jährlich', 'EUR', 'year', 60_000, 60_000],
    ['£550 per day', 'GBP', 'day', 550, 550],
    ['45.50 USD / hour', 'USD', 'hour', 45.5, 45.5],
    ['5.200,00 EUR im Monat', 'EUR', 'month', 5_200, 5_200],
    ['around 70.000 Euro', 'EUR', 'year', 70_000, 70_000],
    ["CHF 110'000 to 130'000", 'CHF', 'year', 110_000, 130_000],
  ] as const)
    expect(salaryOf(text), text).toEqual({ currency, period, low, high });
  for (const text of ['', 'Competitive', '120,000', 'EUR by agreement', '$1 to 900,000'])
    expect(salaryOf(text), text).toBeUndefined();
  const paid = ['$100k-120k', 'USD 80,000', '70.000 €'].map((salary) => application({ salary }));
  expect(salaryRanges(journeysOf(paid, []))).toEqual([
    { unit: 'USD per year', applications: 2, lowest: 80_000, middle: 95_000, highest: 120_000 },
    { unit: 'EUR per year', applications: 1, lowest: 70_000, middle: 70_000, highest: 70_000 },
  ]);
});

const history = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 9 }), to: fc.constantFrom(...JOB_STATUSES) }),
  { maxLength: 60 },
);

test('J-2 whatever happened, as many leave a stage of the flow as came to it, and all fits its box', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const now = new Map<number, JobStatus>();
      const changes = steps.map(({ id, to }) => {
        const from = now.get(id) ?? 'pending';
        now.set(id, to);
        return change(id, from, to, '2026-11-10');
      });
      const all = Array.from({ length: 9 }, (_, index) => index + 1);
      const rows = all.map((id) => application({ id, status: now.get(id) ?? 'pending' }));
      const flows = flowsOf(journeysOf(rows, changes));
      const sum = (side: 'from' | 'to', name: string) =>
        flows.filter((flow) => flow[side] === name).reduce((total, { count }) => total + count, 0);
      expect(sum('from', 'Applied')).toBe(9);
      for (const stage of ['Interview', 'Offer']) expect(sum('to', stage)).toBe(sum('from', stage));
      const box = { width: 600, height: 260, nodeWidth: 12, gap: 22 };
      for (const { x, y, height } of sankeyLayout(flows, box).nodes) {
        expect(x + box.nodeWidth).toBeLessThanOrEqual(box.width);
        expect(y + height).toBeLessThanOrEqual(box.height + 1e-6);
      }
    }),
  );
});
