import fc from 'fast-check';
import { expect, test } from 'vitest';

import { scenarios } from '#support/generated-scenarios.ts';
import { FIGURES, formatFigure } from './figures.ts';
import { formatCompactMoney, formatMonths, formatNumber, formatPercent, formatMoney } from './format.ts';
import { CASES } from './range.ts';
import { evaluate } from './scenario.ts';

test('P-ROI-9 shows USD without decimals', () => {
  expect(formatMoney(1_234_567.5)).toBe('$1,234,568');
  expect(formatMoney(-1_234.4)).toBe('-$1,234');
  expect(formatMoney(0)).toBe('$0');
  expect(formatMoney(-0.4)).toBe('$0');
});

test('P-ROI-9 shows percent and months with one decimal', () => {
  expect(formatPercent(166.66)).toBe('166.7%');
  expect(formatPercent(1234)).toBe('1,234.0%');
  expect(formatPercent(-0.04)).toBe('0.0%');
  expect(formatMonths(4.902)).toBe('4.9 months');
  expect(formatMonths(12)).toBe('12.0 months');
});

test('P-ROI-9 prints N/A for what is not finite', () => {
  for (const format of [formatMoney, formatPercent, formatMonths, formatCompactMoney])
    for (const value of [NaN, Infinity, -Infinity]) expect(format(value)).toBe('N/A');
});

test('P-ROI-9 keeps what nobody could read short', () => {
  expect(formatMoney(999_999_999_999_999)).toBe('$999,999,999,999,999');
  expect(formatMoney(-1.25e300)).toBe('-$1.3E300');
  expect(formatPercent(1e300)).toBe('1E300%');
  expect(formatCompactMoney(1_500_000)).toBe('$1.5M');
  expect(formatNumber(1234.567)).toBe('1,234.57');
});

test('P-ROI-9 never prints NaN, infinity or a negative zero, whatever was entered and assumed', () => {
  fc.assert(
    fc.property(scenarios({ extreme: true }), (scenario) => {
      const { range } = evaluate(scenario);
      const texts = CASES.flatMap((name) => FIGURES.map((figure) => formatFigure(figure, range[name])));
      for (const text of texts) {
        expect(text).toMatch(
          /^(N\/A|-?\$[\d,]+|-?\$\d(\.\d)?E\d+|-?[\d,]+\.\d(%| months)|-?\d(\.\d)?E\d+(%| months))$/,
        );
        expect(text).not.toMatch(/^-[$0.,]*(%| months)?$/);
        expect(text.length).toBeLessThan(40);
      }
    }),
  );
});
