/** How figures are shown (P-ROI-9, D5). Always in the notation of the interface's language, US English. */

const NOT_AVAILABLE = 'N/A'; // D5

/** From here on digits would be noise and would not fit: the size at which JavaScript itself stops. */
const SCIENTIFIC_FROM = 1e21;

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});

const compactUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
  signDisplay: 'negative',
});

const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });

const scientific = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 1 });

function isHuge(value: number): boolean {
  return Math.abs(value) >= SCIENTIFIC_FROM;
}

/** `$1,234,567`; `N/A` when not finite. */
export function formatUsd(value: number): string {
  if (!Number.isFinite(value)) return NOT_AVAILABLE;
  if (isHuge(value)) return `${value < 0 ? '-' : ''}$${scientific.format(Math.abs(value))}`;
  return usd.format(value);
}

/** `$1.23M`, for the axis of a chart; `N/A` when not finite. */
export function formatCompactUsd(value: number): string {
  return Number.isFinite(value) && !isHuge(value) ? compactUsd.format(value) : formatUsd(value);
}

/** `166.7%` of 166.66; `N/A` when not finite. */
export function formatPercent(value: number): string {
  return Number.isFinite(value) ? `${formatOneDecimal(value)}%` : NOT_AVAILABLE;
}

/** `5.4 months`; `N/A` when not finite. */
export function formatMonths(value: number): string {
  return Number.isFinite(value) ? `${formatOneDecimal(value)} months` : NOT_AVAILABLE;
}

/** A count or an amount as the visitor entered it. */
export function formatNumber(value: number): string {
  return isHuge(value) ? scientific.format(value) : plain.format(value);
}

function formatOneDecimal(value: number): string {
  return isHuge(value) ? scientific.format(value) : oneDecimal.format(value);
}
