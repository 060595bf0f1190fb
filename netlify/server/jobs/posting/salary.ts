import { listOf, recordOf, type JsonRecord } from './json-ld.ts';
import { paysIn, payText } from './fields/money.ts';
import { lineOf } from './plain-text.ts';

const UNITS: Record<string, string> = {
  hour: 'per hour',
  day: 'per day',
  week: 'per week',
  month: 'per month',
  year: 'per year',
};
const AMOUNT_MAXIMUM = 1e12;
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `EUR 80,000–95,000 per year`; null where the posting names no amount. */
export function salaryOf(posting: JsonRecord): string | null {
  for (const value of [...listOf(posting['baseSalary']), ...listOf(posting['estimatedSalary'])].slice(
    0,
    20,
  )) {
    const salary = describe(value, lineOf(posting['salaryCurrency']));
    if (salary) return lineOf(salary);
  }
  return null;
}

function describe(value: unknown, currencyOfPosting: string | null): string | undefined {
  const record = recordOf(value);
  if (!record) {
    const amount = amountOf(value);
    if (amount !== undefined) return withCurrency(number.format(amount), currencyOfPosting);
    return readAgain(lineOf(value)) ?? undefined;
  }
  const inner = recordOf(record['value']) ?? record;
  const range = rangeOf(inner);
  if (range === undefined) return readAgain(lineOf(inner['value'])) ?? undefined;
  const currency = lineOf(record['currency']) ?? lineOf(inner['currency']) ?? currencyOfPosting;
  const unit = unitOf(inner['unitText'] ?? record['unitText'] ?? inner['duration']);
  return [withCurrency(range, currency), unit].filter(Boolean).join(' ');
}

/** An amount in words is written as all others are. */
function readAgain(text: string | null): string | null {
  const pays = paysIn(text ?? '');
  const [pay] = pays;
  return pay && pays.length === 1 ? payText(pay) : text;
}

const withCurrency = (amount: string, currency: string | null) =>
  currency === null ? amount : `${currency} ${amount}`;

function rangeOf(value: JsonRecord): string | undefined {
  const low = amountOf(value['minValue']) ?? amountOf(value['value']);
  const high = amountOf(value['maxValue']);
  if (low === undefined) return high === undefined ? undefined : `up to ${number.format(high)}`;
  if (high === undefined || high <= low) return number.format(low);
  return `${number.format(low)}–${number.format(high)}`;
}

/** A positive number, also as a text such as `85,000.00`. */
function amountOf(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/[,\s]/g, '') : value;
  const isNumber =
    typeof text === 'number' || (typeof text === 'string' && /^\d{1,13}(\.\d{1,4})?$/.test(text));
  const amount = isNumber ? Number(text) : 0;
  return amount > 0 && amount <= AMOUNT_MAXIMUM ? amount : undefined;
}

function unitOf(value: unknown): string | undefined {
  const unit = (lineOf(value) ?? '').toLowerCase().replace(/ly$/, '').replace(/^dai$/, 'day');
  return Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
}
