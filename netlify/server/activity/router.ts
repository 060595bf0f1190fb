import { implement } from '@orpc/server';

import { activity as contract } from '#contracts/activity.ts';

import type { ApiContext } from '../api/context.ts';
import { apiError } from '../api/errors.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { withoutBudget } from '../db/budget.ts';
import * as chain from './chain/service.ts';
import { selectActions, selectActors } from './repository.ts';
import * as service from './service.ts';

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

/** Less than a function may take. */
const VERIFICATION_MS = 20_000;

export const router = api.router({
  list: api.list.handler(({ context, input }) => service.listLogs(context.db, input)),
  actions: api.actions.handler(({ context }) => selectActions(context.db)),
  actors: api.actors.handler(({ context }) => selectActors(context.db)),
  exportCsv: api.exportCsv.handler(() => {
    throw apiError(405, 'METHOD_NOT_ALLOWED', 'This address answers GET.', { allow: 'GET' });
  }),
  verify: api.verify.handler(({ context, input }) => {
    const until = Date.now() + VERIFICATION_MS;
    return withoutBudget(() => chain.verifyActivity(context.db, input, () => Date.now() > until));
  }),
  checkpoints: api.checkpoints.handler(({ context, input }) => chain.listCheckpoints(context.db, input)),
  makeCheckpoint: api.makeCheckpoint.handler(async ({ context }) => {
    const { checkpoint, broken } = await chain.makeCheckpoint(context.db, context.now());
    if (broken)
      throw apiError(409, 'BROKEN', 'The activity log is not what was written.', { current: broken });
    return checkpoint;
  }),
});
