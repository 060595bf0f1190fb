import { implement } from '@orpc/server';

import { database as contract } from '#contracts/database.ts';

import type { ApiContext } from '../api/context.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { overview } from './overview.ts';
import { selectTables } from './repository.ts';
import { countRows, listRows } from './rows.ts';

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

export const router = api.router({
  tables: api.tables.handler(({ context }) => selectTables(context.db)),
  overview: api.overview.handler(({ context }) => overview(context.db)),
  count: api.count.handler(async ({ context, input: { tablename } }) => ({
    tablename,
    rows: await countRows(context.db, tablename),
    countedAt: context.now(),
  })),
  rows: api.rows.handler(({ context, input }) => listRows(context.db, context, input)),
});
