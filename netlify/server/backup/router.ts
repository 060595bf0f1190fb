import { implement } from '@orpc/server';

import { backup as contract } from '#contracts/backup.ts';

import type { ApiContext } from '../api/context.ts';
import { notFound } from '../api/errors.ts';
import { ownerOnly } from '../api/owner-only.ts';
import * as service from './service.ts';

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

export const router = api.router({
  list: api.list.handler(({ context }) => service.list(context.db, context.now())),
  make: api.make.handler(({ context }) => service.make(context.db, context.now())),
  // `archiveHandler` answers before the router does.
  archive: api.archive.handler(() => notFound('backup')),
});
