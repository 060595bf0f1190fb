/** Brings a database to the newest schema: each migration in one transaction, one process at a time. */
import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import type { Database } from './database.ts';
import { MIGRATIONS } from './known-migrations.ts';
import { rowsOf } from './rows-of.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any constant: whoever migrates this database takes this advisory lock first. */
const LOCK_ID = 4_212_004;

/**
 * Applies what is missing, in order, and returns how many migrations ran.
 *
 * @param until the moment of the last one that is wanted, by which migrations are known
 */
export async function migrate(db: Database, until = Infinity): Promise<number> {
  await db.transaction(async (tx) => {
    await lockMigrations(tx);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
  });
  let applied = 0;
  for (const migration of readMigrationFiles({ migrationsFolder: FOLDER })) {
    if (migration.folderMillis > until) break;
    applied += await db.transaction(async (tx) => {
      await lockMigrations(tx);
      const done = sql`select 1 from drizzle.__drizzle_migrations where created_at = ${migration.folderMillis}`;
      if (rowsOf(await tx.execute(done)).length > 0) return 0;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
      return 1;
    });
  }
  return applied;
}

/** Whether nothing is missing; false for a database without any schema. */
export async function isMigrated(db: Database): Promise<boolean> {
  const newest = MIGRATIONS.at(-1)?.when ?? 0;
  const found = db.execute(sql`select 1 from drizzle.__drizzle_migrations where created_at >= ${newest}`);
  return found.then((result) => rowsOf(result).length > 0).catch(() => false);
}

/** Nobody else migrates this database until the transaction ends. */
export async function lockMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_ID})`);
}
