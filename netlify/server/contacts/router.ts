import { implement } from '@orpc/server';

import { contacts as contract } from '#contracts/contacts.ts';

import type { ApiContext } from '../api/context.ts';
import { limit } from '../api/limits.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { partOf } from '../api/part-of.ts';
import * as service from './service.ts';

const MINUTE_MS = 60 * 1000;
const PER_VISITOR = { name: 'contacts', max: 10, windowMs: 10 * MINUTE_MS };
const PER_VISITOR_A_DAY = { name: 'contacts:day', max: 30, windowMs: 24 * 60 * MINUTE_MS };

const api = implement(contract).$context<ApiContext>();
// Before the input is looked at: strangers do not learn what is wrong with it.
const owners = api.use(ownerOnly);

export const router = api.router({
  create: api.create
    .use(partOf('contact'))
    .use(limit(PER_VISITOR, PER_VISITOR_A_DAY))
    .handler(({ context, input }) => service.create(context.db, input)),
  list: owners.list.handler(({ context, input }) => service.list(context.db, input)),
  setStatus: owners.setStatus.handler(async ({ context, input }) => ({
    changed: await service.setStatus(context, input.ids, input.status),
  })),
  remove: owners.remove.handler(async ({ context, input }) => ({
    deleted: await service.remove(context, input.ids),
  })),
  exportCsv: owners.exportCsv.handler(({ context, input }) => service.exportAll(context.db, input)),
});
