/** Starts one Postgres for all tests and migrates a database on it; each test file gets a copy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { startPostgres } from '#local/postgres/server.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrations.ts';

import { runOn, TEMPLATE, THROW_AWAY, withDatabase } from './postgres.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-postgres-'));
  const server = await startPostgres(folder, THROW_AWAY);
  await runOn(server.url, `create database ${TEMPLATE}`);
  const { db, close } = await openDatabase(withDatabase(server.url, TEMPLATE));
  await migrate(db);
  await close();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
}
