import type { SliceName } from './name.ts';

/** Contract, function and server of a capability, by their paths. Its first answer is read from the database. */
export function serverFiles({ kebab, camel, pascal, label }: SliceName): Record<string, string> {
  const folder = `netlify/server/${kebab}`;
  return {
    [`src/contracts/${kebab}.ts`]: `/** ${label}. */
import { z } from 'zod';

import { owner } from './base.ts';
import { Moment } from './values.ts';

export const ${pascal} = z.object({
  /** Of the database's server. */
  databaseVersion: z.string(),
  asOf: Moment,
});
export type ${pascal} = z.infer<typeof ${pascal}>;

export const ${camel} = {
  overview: owner.get('/tools/${kebab}', '${label}').output(${pascal}),
};
`,
    [`netlify/functions/${kebab}.ts`]: `import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/${kebab}/router.ts';

export default serve(router);

export const config: Config = { path: ['/api/tools/${kebab}', '/api/tools/${kebab}/*'] };
`,
    [`${folder}/router.ts`]: `import { implement } from '@orpc/server';

import { ${camel} as contract } from '#contracts/${kebab}.ts';

import type { ApiContext } from '../api/context.ts';
import { ownerOnly } from '../api/owner-only.ts';
import * as service from './service.ts';

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

export const router = api.router({
  overview: api.overview.handler(({ context }) => service.overview(context.db, context.now())),
});
`,
    [`${folder}/service.ts`]: `import type { ${pascal} } from '#contracts/${kebab}.ts';

import type { Database } from '../db/database.ts';
import * as repository from './repository.ts';

/** What the page shows, as of \`now\`. */
export async function overview(db: Database, now: Date): Promise<${pascal}> {
  return { databaseVersion: await repository.selectVersion(db), asOf: now.toISOString() };
}
`,
    [`${folder}/repository.ts`]: `import { sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { onlyRow } from '../db/rows-of.ts';

export async function selectVersion(db: Database): Promise<string> {
  const version = sql<string>\`current_setting('server_version')\`;
  return onlyRow(await db.select({ version }).from(sql\`(values (1)) as one\`)).version;
}
`,
    [`${folder}/${kebab}.test.ts`]: `import { expect, test } from 'vitest';

import { ownerCalls } from '#support/owner-call.ts';
import { testDatabase } from '#support/database.ts';

import handler from '../../functions/${kebab}.ts';

const db = await testDatabase();

test('the owner reads the version of the database', async () => {
  const { send } = await ownerCalls(db, handler);
  const { status, body } = await send('GET', '/api/tools/${kebab}');
  expect(status).toBe(200);
  expect(body).toMatchObject({ databaseVersion: expect.stringMatching(/^\\d+/) });
});
`,
  };
}
