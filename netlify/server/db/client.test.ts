import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { ContactQuery } from '#contracts/contacts.ts';
import { freePort } from '#local/free-port.ts';
import { startPostgres } from '#local/postgres/server.ts';
import * as contactsService from '#server/contacts/service.ts';
import { contactInput } from '#support/factories/contact.ts';
import { startNeonRelay } from '#support/neon-relay.ts';
import { newDatabase, THROW_AWAY } from '#support/postgres.ts';

import { isNeonHost, openDatabase } from './client.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { migrate } from './migrations.ts';
import { BATCH, type Patience } from './pool.ts';

const listContacts = async (db: Database) =>
  (await contactsService.list(db, ContactQuery.parse({}))).contacts;

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await newDatabase({ isMigrated: false });
  onTestFinished(drop);
  return url;
}

async function open(url: string, patience?: Patience): Promise<Database> {
  const { db, close } = await openDatabase(url, patience);
  onTestFinished(close);
  return db;
}

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

test('DB-1 the repositories work through node-postgres on the socket of the embedded database', async () => {
  await useLikeTheProduct(await open(await emptyDatabase()));
});

test('DB-1 the repositories work through the Neon driver over its WebSocket protocol', async () => {
  const relay = await startNeonRelay(await emptyDatabase());
  onTestFinished(relay.close);
  await useLikeTheProduct(await open(relay.url));
});

test('DB-1 only hosts of Neon get its driver', () => {
  expect(isNeonHost('ep-example-pooler.eu-central-1.aws.neon.tech')).toBe(true);
  expect(isNeonHost('neon.tech.example.com')).toBe(false);
  expect(isNeonHost('localhost')).toBe(false);
});

test('DB-1 ten processes that migrate a new database at once agree', async () => {
  const url = await emptyDatabase();
  const everyone = Array.from({ length: 10 }, () => open(url).then(migrate));
  const applied = await Promise.all(everyone);
  expect(applied.filter((count) => count > 0).length).toBeGreaterThan(0);
  await useLikeTheProduct(await open(url));
});

test('DB-1 a server that goes away is reported as unavailable, and used again when it is back', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await startPostgres(folder, THROW_AWAY);
  const db = await open(server.url);
  await useLikeTheProduct(db);
  await server.close();
  const failure = await listContacts(db).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  const again = await startPostgres(folder, THROW_AWAY);
  onTestFinished(again.close);
  expect(await listContacts(db)).toHaveLength(1);
});

test('DB-1 a statement may take as long as whoever opened the database says', async () => {
  const url = await emptyDatabase();
  const isGivenUp = async (patience: Patience) => {
    const db = await open(url, patience);
    const failure = await db.execute(sql`select pg_sleep(0.5)`).catch((error: unknown) => error);
    return isDatabaseUnavailable(failure);
  };
  expect(await isGivenUp({ ...BATCH, queryMs: 100 })).toBe(true);
  expect(await isGivenUp(BATCH)).toBe(false);
});

test('DB-1 a database that refuses connections is reported as unavailable after three tries', async () => {
  const db = await open(`postgres://postgres@127.0.0.1:${await freePort()}/postgres`);
  const failure = await listContacts(db).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
});
