/**
 * `npm run take-over`: copies the database that a version before has left in `DATA_DIR/postgres` into a new one. The
 * package that reads its format is fetched by that command and is no part of the product.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { copyDatabase, type Query } from './copy-database.ts';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrations.ts';
import { BATCH } from '../server/db/pool.ts';
import { takeDataFolder } from '../local/data-folder.ts';
import { startPostgres } from '../local/postgres/server.ts';
import { readSettings } from '../local/settings.ts';

type Former = {
  query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
  close: () => Promise<void>;
};

async function takeOver(): Promise<void> {
  const { dataDir } = readSettings(process.env);
  const [former, kept, made] = ['postgres', 'postgres-before', 'database'].map((name) =>
    path.join(dataDir, name),
  );
  if (!former || !kept || !made || !existsSync(path.join(former, 'PG_VERSION')))
    throw new Error(`There is no database of a version before in ${dataDir}.`);
  const release = takeDataFolder(dataDir);
  renameSync(former, kept);
  try {
    const source = await openFormer(kept);
    const rows = await fill(dataDir, async (text) => (await source.query(text)).rows);
    await source.close();
    console.log(
      `Took over ${rows} rows. The former database is kept in ${kept}; delete it when all is well.`,
    );
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    renameSync(kept, former);
    throw error;
  } finally {
    release();
  }
}

async function openFormer(folder: string): Promise<Former> {
  const name = '@electric-sql/pglite';
  const { PGlite } = (await import(name)) as { PGlite: { create: (options: object) => Promise<Former> } };
  const { pg_trgm } = (await import(`${name}/contrib/pg_trgm`)) as { pg_trgm: unknown };
  return PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
}

async function fill(dataDir: string, source: Query): Promise<number> {
  const server = await startPostgres(dataDir);
  const { db, close } = await openDatabase(server.url, BATCH);
  try {
    await migrate(db);
    return await copyDatabase(source, db);
  } finally {
    await close();
    await server.close();
  }
}

takeOver().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
