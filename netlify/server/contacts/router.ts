import { implement } from '@orpc/server';

import { contacts as contract } from '#contracts/contacts.ts';

import type { ApiContext } from '../api/context.ts';
import { idempotent } from '../api/idempotency.ts';
import { limit } from '../api/limits.ts';
import { ownerOnly } from '../api/owner-only.ts';
import * as service from './service.ts';

const CONTACTS_PER_VISITOR = { name: 'contacts', max: 10, windowMs: 10 * 60 * 1000 };

const api = implement(contract).$context<ApiContext>();

export const router = api.router({
  create: api.create
    .use(limit(CONTACTS_PER_VISITOR))
    .use(idempotent)
    .handler(({ context, input }) => service.create(context.db, input)),
  list: api.list.use(ownerOnly).handler(({ context, input }) => service.list(context.db, input)),
  setStatus: api.setStatus.use(ownerOnly).handler(async ({ context, input }) => ({
    changed: await service.setStatus(context, input.ids, input.status),
  })),
  exportCsv: api.exportCsv
    .use(ownerOnly)
    .handler(({ context, input }) => service.exportAll(context.db, input)),
});
