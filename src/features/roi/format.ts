/** How figures are shown (P-ROI-9, D5), in the notation and the currency of content/brand.yaml. */
import { locale } from 'virtual:brand/locale';
import { currency } from 'virtual:brand/roi';

import { phrase } from '#contracts/phrase.ts';

const NOT_AVAILABLE = phrase('N/A'); // D5

/** From here on digits would be noise and would not fit: the size at which JavaScript itself stops. */
const SCIENTIFIC_FROM = 1e21;

const money = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency,
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});

const compactMoney = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency,
  notation: 'compact',
  maximumSignificantDigits: 3,
  signDisplay: 'negative',
});

const oneDecimal = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' });

const scientific = new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 1 });

const sign = money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';

const isHuge = (value: number): boolean => Math.abs(value) >= SCIENTIFIC_FROM;

/** `$1,234,567`; `N/A` when not finite. */
export function formatMoney(value: number): string {
  if (!Number.isFinite(value)) return NOT_AVAILABLE;
  if (isHuge(value)) return `${value < 0 ? '-' : ''}${sign}${scientific.format(Math.abs(value))}`;
  return money.format(value);
}

/** `$1.23M`, for the axis of a chart; `N/A` when not finite. */
export function formatCompactMoney(value: number): string {
  return Number.isFinite(value) && !isHuge(value) ? compactMoney.format(value) : formatMoney(value);
}

/** `166.7%` of 166.66; `N/A` when not finite. */
export function formatPercent(value: number): string {
  return Number.isFinite(value) ? `${formatOneDecimal(value)}%` : NOT_AVAILABLE;
}

/** `5.4 months`; `N/A` when not finite. */
export function formatMonths(value: number): string {
  return Number.isFinite(value)
    ? phrase('{n} months').replace('{n}', () => formatOneDecimal(value))
    : NOT_AVAILABLE;
}

/** A count or an amount as the visitor entered it. */
export function formatNumber(value: number): string {
  return isHuge(value) ? scientific.format(value) : plain.format(value);
}

function formatOneDecimal(value: number): string {
  return isHuge(value) ? scientific.format(value) : oneDecimal.format(value);
}
