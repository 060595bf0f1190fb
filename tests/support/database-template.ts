/** Migrates one embedded Postgres before all tests; each test file starts from its dump. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';

import { migrate } from '#server/db/migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseDump: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle({ client, casing: 'snake_case' }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  const folder = mkdtempSync(path.join(tmpdir(), 'test-database-'));
  const file = path.join(folder, 'template.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('databaseDump', file);
  return () => rmSync(folder, { recursive: true });
}
