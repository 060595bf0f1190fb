/** Which certificates the owner should look at, for the overview (T-2): reads columns alone and parses nothing. */
import type { CertificateNotice } from '#contracts/dashboard.ts';

import type { Database } from '../db/database.ts';
import { selectActiveWithCheck } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In days. */
const STEPS = [1, 7, 14, 30] as const;

/** Active ones that end within 30 days or have ended, or that their domain does not serve; the next to end first. */
export async function certificateNotices(db: Database, now: Date): Promise<CertificateNotice[]> {
  const rows = await selectActiveWithCheck(db);
  return rows
    .map(({ served, expiresAt, ...row }) => {
      const days = expiresAt && Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS);
      return {
        ...row,
        expiresAt: expiresAt?.toISOString() ?? null,
        daysUntilExpiry: days,
        expiresWithin: days === null ? null : (STEPS.find((step) => days <= step) ?? null),
        isServedDifferently: served?.status === 'different',
      };
    })
    .filter(({ expiresWithin, isServedDifferently }) => expiresWithin !== null || isServedDifferently);
}
