/** The overview of the owner's tools, and what waits for the owner (T-2). */
import { z } from 'zod';

import { ActivityLog } from './activity.ts';
import { owner } from './base.ts';
import { Notice } from './notices.ts';
import { ById, Id, Moment } from './values.ts';

export const RECENT_LOGS = 10;

const Count = z.number().int();

/** An active certificate to look at: it ends soon or has ended, or its domain serves another one. */
export const CertificateNotice = z.object({
  id: Id,
  name: z.string(),
  domain: z.string(),
  expiresAt: Moment.nullable(),
  /** Negative once it has ended. */
  daysUntilExpiry: Count.nullable(),
  /** The nearest of 1, 7, 14 and 30 days; 1 for what has ended too. */
  expiresWithin: z.union([z.literal(1), z.literal(7), z.literal(14), z.literal(30)]).nullable(),
  isServedDifferently: z.boolean(),
});
export type CertificateNotice = z.infer<typeof CertificateNotice>;

export const Dashboard = z.object({
  certificatesCount: Count,
  filesCount: Count,
  tablesCount: Count,
  recentLogs: z.array(ActivityLog),
  /** Numbers of things that wait for the owner. */
  attention: z.object({
    /** As many as `certificates` has. */
    certificates: Count,
    newMessages: Count,
    pendingComments: Count,
    /** Builds that failed and will be tried again. */
    failedBuilds: Count,
    drafts: Count,
    /** Bytes that belong to no file and will be removed. */
    quarantinedFiles: Count,
    /** Parts of the storage whose sweep has stopped and that the owner has not seen to. */
    stoppedSweeps: Count,
    /** What the edge was told to forget and has not heard. */
    failedPurges: Count,
  }),
  /** Of the newest backup that the site keeps of itself. */
  backup: z.object({
    /** Null where there is none; absent where the storage did not say. */
    newestAt: Moment.nullable().optional(),
    /** The last nights have made none. */
    isLate: z.boolean(),
    /** Files whose content it lacks, since the storage had lost it; absent where the storage did not say. */
    missingBlobs: Count.optional(),
  }),
  /** The next to end first. */
  certificates: z.array(CertificateNotice),
  /** The latest first. */
  notices: z.array(Notice),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  overview: owner
    .get('/tools/dashboard', 'Totals, the latest activity and what waits for the owner')
    .output(Dashboard),
  dismiss: owner
    .post(
      '/tools/dashboard/notices/{id}/dismissal',
      'Take a notice off the dashboard; the activity log keeps it',
    )
    .input(ById)
    .output(z.object({ id: Id })),
};
