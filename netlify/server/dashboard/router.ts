import { implement } from '@orpc/server';

import { LogQuery } from '#contracts/activity.ts';
import { dashboard as contract, RECENT_LOGS } from '#contracts/dashboard.ts';

import { listLogs } from '../activity/service.ts';
import type { ApiContext } from '../api/context.ts';
import { notFound } from '../api/errors.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { backupAge } from '../backup/service.ts';
import { certificateNotices } from '../certificates/notices.ts';
import { dismissNotice, listNotices } from '../notices/service.ts';
import { countAll } from './repository.ts';

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

export const router = api.router({
  overview: api.overview.handler(async ({ context }) => {
    const { certificatesCount, filesCount, tablesCount, ...attention } = await countAll(context.db);
    const recentLogs = await listLogs(context.db, LogQuery.parse({ limit: RECENT_LOGS }));
    const certificates = await certificateNotices(context.db, context.now());
    const backup = await backupAge(context.db, context.now());
    const notices = await listNotices(context.db);
    return {
      ...{ backup, notices, certificatesCount, filesCount, tablesCount, recentLogs, certificates },
      attention: { ...attention, certificates: certificates.length },
    };
  }),
  dismiss: api.dismiss.handler(async ({ context, input }) => {
    if (!(await dismissNotice(context.db, input.id, context.now()))) notFound('notice');
    return input;
  }),
});
