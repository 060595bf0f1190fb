import { expect, test } from 'vitest';

import { careerChart, isClearOf } from '#lib/content/career-lanes.ts';
import { readSiteContent } from '#support/site-content.ts';

test('P-EXP-5 the eight roles fill the axis from 2009 to today in two lanes, without overlap', async () => {
  const { roles } = await readSiteContent();
  const { lanes, ticks } = careerChart(roles, '2026-11');
  expect(ticks.map(({ year }) => year)).toEqual([2010, 2014, 2018, 2022]);
  expect(ticks[0]?.at).toBeCloseTo(2 / 204);
  expect(lanes.map((bars) => bars.length)).toEqual([6, 2]);
  for (const bars of lanes) {
    bars.forEach((bar, index) => {
      const next = bars[index + 1];
      expect(bar.start + bar.length).toBeLessThanOrEqual((next?.start ?? 1) + 1e-9);
    });
  }
  expect(lanes.flat().filter(({ isCurrent }) => isCurrent)).toHaveLength(2);
});

test('P-EXP-5 a bar is as long as its share of the months', () => {
  const { lanes, ticks } = careerChart(
    [
      { start: '2020-01', end: '2021-01' },
      { start: '2021-01', end: null },
    ],
    '2024-01',
  );
  expect(lanes).toEqual([
    [
      { start: 0, length: 0.25, isCurrent: false },
      { start: 0.25, length: 0.75, isCurrent: true },
    ],
  ]);
  expect(ticks).toEqual([{ year: 2020, at: 0 }]);
});

test('P-EXP-5 a career that began this month, or no career yet, has a chart without broken numbers', () => {
  expect(careerChart([], '2026-11')).toEqual({ lanes: [], ticks: [] });
  expect(careerChart([{ start: '2026-11', end: null }], '2026-11').lanes).toEqual([
    [{ start: 0, length: 0, isCurrent: true }],
  ]);
});

test('P-EXP-5 a year gives way on a phone to a long word at the end of the axis, and to no short one', () => {
  expect(isClearOf('Today', 0.8)).toBe(true);
  expect(isClearOf("Aujourd'hui", 0.8)).toBe(false);
  expect(isClearOf("Aujourd'hui", 0.6)).toBe(true);
});
