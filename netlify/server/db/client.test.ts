import { neonConfig } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';

import { ContactQuery } from '#contracts/contacts.ts';
import { openEmbeddedPostgres } from '#local/embedded-postgres.ts';
import * as contactsService from '#server/contacts/service.ts';
import { contactInput } from '#support/factories/contact.ts';
import { startNeonRelay } from '#support/neon-relay.ts';
import { findPostgresServer, freePort, startPostgresServer } from '#support/real-postgres.ts';

import { isNeonHost, openDatabase } from './client.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { migrate } from './migrations.ts';
import { BATCH, type Patience } from './pool.ts';

const listContacts = async (db: Database) =>
  (await contactsService.list(db, ContactQuery.parse({}))).contacts;

/** The same repository code, a constraint and a rolled-back transaction. */
async function useLikeTheProduct(db: Database): Promise<void> {
  await migrate(db);
  expect(await migrate(db)).toBe(0);
  const made = await contactsService.create(db, contactInput());
  expect(made.createdAt).toBeInstanceOf(Date);
  const rollback = db.transaction(async (tx) => {
    await contactsService.create(tx, contactInput({ firstName: 'Never' }));
    throw new Error('roll back');
  });
  await expect(rollback).rejects.toThrow('roll back');
  expect(await listContacts(db)).toMatchObject([{ id: made.id }]);
}

test('DB-1 the repositories work through PGlite', async () => {
  const embedded = await openEmbeddedPostgres();
  await useLikeTheProduct(embedded.db);
  await embedded.close();
});

test('DB-1 the repositories work through node-postgres on the socket of the embedded database', async () => {
  const embedded = await openEmbeddedPostgres();
  const connection = await openDatabase(embedded.url);
  await useLikeTheProduct(connection.db);
  await connection.close();
  await embedded.close();
});

test('DB-1 the repositories work through the Neon driver over its WebSocket protocol', async () => {
  const embedded = await openEmbeddedPostgres();
  const relay = await startNeonRelay(Number(new URL(embedded.url).port));
  Object.assign(neonConfig, {
    wsProxy: () => relay.address,
    useSecureWebSocket: false,
    pipelineTLS: false,
    pipelineConnect: false,
  });
  const connection = await openDatabase(
    'postgres://postgres:postgres@ep-example.eu-central-1.aws.neon.tech/postgres',
  );
  await useLikeTheProduct(connection.db);
  await connection.close();
  relay.close();
  await embedded.close();
});

test('DB-1 only hosts of Neon get its driver', () => {
  expect(isNeonHost('ep-example-pooler.eu-central-1.aws.neon.tech')).toBe(true);
  expect(isNeonHost('neon.tech.example.com')).toBe(false);
  expect(isNeonHost('localhost')).toBe(false);
});

const binaries = findPostgresServer();
const title = binaries
  ? 'a real Postgres server'
  : 'a real Postgres server (skipped: none is installed here)';

describe.skipIf(!binaries)(title, () => {
  const connections: DatabaseConnection[] = [];
  afterAll(() => Promise.all(connections.map((connection) => connection.close())));
  const open = async (url: string) => {
    const connection = await openDatabase(url);
    connections.push(connection);
    return connection.db;
  };

  test('DB-1 the repositories work, ten migrating processes agree, and a restart is survived', async () => {
    const server = await startPostgresServer(binaries ?? '');
    const everyone = Array.from({ length: 10 }, () => open(server.url).then(migrate));
    const applied = await Promise.all(everyone);
    expect(applied.filter((count) => count > 0).length).toBeGreaterThan(0);
    const db = await open(server.url);
    await useLikeTheProduct(db);
    server.stop();
    const failure = await listContacts(db).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    server.start();
    expect(await listContacts(db)).toHaveLength(1);
    server.stop();
    server.remove();
  });
});

test.skipIf(!binaries)('DB-1 a statement may take as long as whoever opened the database says', async () => {
  const server = await startPostgresServer(binaries ?? '');
  const isGivenUp = async (patience: Patience) => {
    const { db, close } = await openDatabase(server.url, patience);
    const failure = await db.execute(sql`select pg_sleep(0.5)`).catch((error: unknown) => error);
    await close();
    return isDatabaseUnavailable(failure);
  };
  expect(await isGivenUp({ ...BATCH, queryMs: 100 })).toBe(true);
  expect(await isGivenUp(BATCH)).toBe(false);
  server.stop();
  server.remove();
});

test('DB-1 a database that refuses connections is reported as unavailable after three tries', async () => {
  const connection = await openDatabase(`postgres://postgres@127.0.0.1:${await freePort()}/postgres`);
  const failure = await listContacts(connection.db).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await connection.close();
});
