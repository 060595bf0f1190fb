/** How soon a certificate ends, in a word or two. */
import { EXPIRING_SOON_DAYS } from '#contracts/certificate-parts.ts';
import { formatCount } from '#lib/owner/format.ts';

/** Within so many days it is urgent. */
const URGENT_DAYS = 7;

export type Expiry = { text: string; tone: 'neutral' | 'success' | 'warning' | 'danger' };

/** @param days whole days that are left, rounded down: -1 in the first day after the end; `null` without a certificate */
export function expiryOf(days: number | null): Expiry {
  if (days === null) return { text: 'Unknown', tone: 'neutral' };
  if (days < 0) return { text: endedText(-days - 1), tone: 'danger' };
  const text = days === 0 ? 'Less than a day left' : `${formatCount(days, 'day')} left`;
  if (days <= URGENT_DAYS) return { text, tone: 'danger' };
  return { text, tone: days <= EXPIRING_SOON_DAYS ? 'warning' : 'success' };
}

const endedText = (daysAgo: number): string =>
  daysAgo === 0 ? 'Expired less than a day ago' : `Expired ${formatCount(daysAgo, 'day')} ago`;
