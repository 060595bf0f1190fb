/** Why a certificate is among what waits for the owner. */
import type { CertificateNotice } from '#contracts/dashboard.ts';
import { formatCount } from '#lib/owner/format.ts';

type Reasons = Pick<CertificateNotice, 'daysUntilExpiry' | 'expiresWithin' | 'isServedDifferently'>;

/** One sentence for its end within 30, 14, 7 or 1 days, one for a domain that serves another certificate. */
export function noticesOf({ daysUntilExpiry, expiresWithin, isServedDifferently }: Reasons): string[] {
  const ends = expiresWithin !== null && daysUntilExpiry !== null;
  return [
    ...(ends ? [endOf(daysUntilExpiry, expiresWithin)] : []),
    ...(isServedDifferently ? ['The domain serves another certificate'] : []),
  ];
}

function endOf(days: number, within: number): string {
  if (days < 0) return 'Has expired';
  if (within === 1) return 'Expires within 1 day';
  return `Expires within ${formatCount(within, 'day')}, in ${formatCount(days, 'day')}`;
}
