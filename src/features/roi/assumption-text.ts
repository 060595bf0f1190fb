import { phrase } from '#contracts/phrase.ts';
import type { AssumptionField, AssumptionUnit } from './assumptions.ts';
import { formatNumber, formatPercent, formatMoney } from './format.ts';
import { parseNumber } from './inputs.ts';
import { asTyped, withPoint } from './notation.ts';

/** Enough digits for any typed percentage, few enough to hide that 0.07 × 100 is 7.000000000000001. */
const PRECISION = 12;

/** The text of an assumption in its field: shares in percent, without a sign. */
export function assumptionText(unit: AssumptionUnit, value: number): string {
  if (unit === 'percent') return asTyped(String(Number((value * 100).toPrecision(PRECISION))));
  const grouped = formatNumber(value);
  return parseNumber(withPoint(grouped)) === value ? grouped : asTyped(String(value));
}

/** The assumption that a field's text means; `null` when it is no number. A percent sign may stand behind. */
export function parseAssumption(unit: AssumptionUnit, text: string): number | null {
  const value = parseNumber(withPoint(unit === 'percent' ? text.replace(/%\s*$/, '') : text));
  return value !== null && unit === 'percent' ? value / 100 : value;
}

/** An assumption as the pages quote it: `$50,000`, `15.0%`, `2,080 hours`. */
export function formatAssumption({ unit }: AssumptionField, value: number): string {
  if (unit === 'money') return formatMoney(value);
  return unit === 'percent'
    ? formatPercent(value * 100)
    : phrase('{n} hours').replace('{n}', () => formatNumber(value));
}
