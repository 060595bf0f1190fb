/** What `start` and `dev` share: the data folder, keys, database and the environment of functions. */
import path from 'node:path';

import { openDatabase, useDatabase } from '../server/db/client.ts';
import type { Database } from '../server/db/database.ts';
import { isReadOnly } from '../server/db/errors.ts';
import { isMigrated, migrate } from '../server/db/migrations.ts';
import { BATCH } from '../server/db/pool.ts';
import { seedBlog } from '../server/db/seed.ts';
import { checkEnvironment, reloadEnv } from '../server/env.ts';
import { openBlobStore } from './blob-store.ts';
import { keepEncryptionKeys, keepSigningKeys, shareDatabaseUrl, takeDataFolder } from './data-folder.ts';
import { makeOwner } from './make-owner.ts';
import { startPostgres, type PostgresServer } from './postgres/server.ts';
import type { Settings } from './settings.ts';

export type Instance = {
  /** For child processes: how to reach the database, and the site's address. */
  environment: { SITE_URL: string; PORT: string; DATABASE_URL: string };
  close: () => Promise<void>;
};

/** Opens the instance of the data folder; an outside database is used when DATABASE_URL names one. */
export async function openInstance({ dataDir, port }: Pick<Settings, 'dataDir' | 'port'>): Promise<Instance> {
  const address = `http://localhost:${port}`;
  const release = takeDataFolder(dataDir, address);
  try {
    process.env.SIGNING_KEYS ??= keepSigningKeys(dataDir);
    process.env.ENCRYPTION_KEYS ??= keepEncryptionKeys(dataDir);
    process.env.PORT = String(port);
    const SITE_URL = process.env.SITE_URL ?? address;
    reloadEnv();
    checkEnvironment();
    const database = await openDatabaseOf(dataDir);
    process.env.DATABASE_URL = database.url;
    reloadEnv();
    const blobs = await openBlobStore(path.join(dataDir, 'blobs'));
    const unshare = shareDatabaseUrl(dataDir, database.url);
    const close = async () => {
      unshare();
      await blobs.close();
      await useDatabase(undefined)?.close();
      delete process.env.DATABASE_URL;
      await database.close();
      release();
    };
    return { environment: { SITE_URL, PORT: String(port), DATABASE_URL: database.url }, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** The database of DATABASE_URL, or of the data folder, with the newest schema and an owner. */
async function openDatabaseOf(dataDir: string): Promise<PostgresServer> {
  const outside = process.env.DATABASE_URL;
  const server = outside ? { url: outside, close: () => Promise.resolve() } : await startPostgres(dataDir);
  try {
    const { db, close } = await openDatabase(server.url, BATCH);
    try {
      await prepare(db);
    } finally {
      await close();
    }
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function prepare(db: Database): Promise<void> {
  try {
    await migrate(db);
    await seedBlog(db);
    await makeOwner(db);
  } catch (error) {
    if (!isReadOnly(error) || !(await isMigrated(db))) throw error;
    console.error('The database is full or takes no changes: the site shows what is there.');
  }
}
