import { implement } from '@orpc/server';

import { activity as contract } from '#contracts/activity.ts';

import type { ApiContext } from '../api/context.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { selectActions } from './repository.ts';
import * as service from './service.ts';

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

export const router = api.router({
  list: api.list.handler(({ context, input }) => service.listLogs(context.db, input)),
  actions: api.actions.handler(({ context }) => selectActions(context.db)),
  exportCsv: api.exportCsv.handler(({ context, input }) => service.exportLogs(context.db, input)),
});
