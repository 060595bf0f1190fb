import { isPeriod, paysIn, payText, type Pay } from '#contracts/money.ts';

import { listOf, recordOf, type JsonRecord } from './json-ld.ts';
import { lineOf } from './plain-text.ts';

const AMOUNT_MAXIMUM = 1e12;
const AMOUNTS_MAXIMUM = 20;

/** `EUR 80,000–95,000 per year`; null where the posting names no amount. */
export function salaryOf(posting: JsonRecord): string | null {
  const stated = [...listOf(posting['baseSalary']), ...listOf(posting['estimatedSalary'])];
  for (const value of stated.slice(0, AMOUNTS_MAXIMUM)) {
    const salary = describe(value, lineOf(posting['salaryCurrency']));
    if (salary) return lineOf(salary);
  }
  return null;
}

function describe(value: unknown, currencyOfPosting: string | null): string | null {
  const record = recordOf(value) ?? { value };
  const inner = recordOf(record['value']) ?? record;
  const amounts = amountsOf(inner);
  if (!amounts) return readAgain(lineOf(inner['value']));
  const currency =
    lineOf(record['currency'] ?? record['priceCurrency']) ??
    lineOf(inner['currency']) ??
    currencyOfPosting ??
    undefined;
  const unit = lineOf(inner['unitText'] ?? record['unitText'] ?? inner['duration']) ?? '';
  const period = unit.toLowerCase().replace(/ly$/, '').replace(/^dai$/, 'day');
  return payText({ ...amounts, currency, period: isPeriod(period) ? period : undefined });
}

/** An amount in words is written as all others are. */
function readAgain(text: string | null): string | null {
  const pays = paysIn(text ?? '');
  const [pay] = pays;
  return pay && pays.length === 1 ? payText(pay) : text;
}

function amountsOf(value: JsonRecord): Pick<Pay, 'low' | 'high'> | undefined {
  const low = [value['minValue'], value['minPrice'], value['value'], value['price'], value['median']]
    .map(amountOf)
    .find((amount) => amount !== undefined);
  const high = amountOf(value['maxValue'] ?? value['maxPrice']);
  if (low === undefined && high === undefined) return undefined;
  return { low, high: low !== undefined && high !== undefined && high <= low ? undefined : high };
}

/** A positive number, also as a text such as `85,000.00`. */
function amountOf(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/[,\s]/g, '') : value;
  const isNumber =
    typeof text === 'number' || (typeof text === 'string' && /^\d{1,13}(\.\d{1,4})?$/.test(text));
  const amount = isNumber ? Number(text) : 0;
  return amount > 0 && amount <= AMOUNT_MAXIMUM ? amount : undefined;
}
