/** The overview of the owner's tools, and what waits for the owner (T-2). */
import { z } from 'zod';

import { ActivityLog } from './activity.ts';
import { owner } from './base.ts';

export const RECENT_LOGS = 10;

const Count = z.number().int();

export const Dashboard = z.object({
  certificatesCount: Count,
  filesCount: Count,
  tablesCount: Count,
  recentLogs: z.array(ActivityLog),
  /** Numbers of things that wait for the owner. */
  attention: z.object({
    newMessages: Count,
    pendingComments: Count,
    /** Builds that failed and will be tried again. */
    failedBuilds: Count,
    drafts: Count,
  }),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  overview: owner
    .route({
      method: 'GET',
      path: '/tools/dashboard',
      summary: 'Totals, the latest activity and what waits for the owner',
      tags: ['dashboard'],
    })
    .output(Dashboard),
};
