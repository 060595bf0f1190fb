/** Makes the tables of a release anew, and holds what would act on rows while they are put back. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrations.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { readTables } from '../catalog.ts';
import type { Manifest } from '../manifest.ts';

/** Drops the product's tables and functions and makes those of the backup's release, empty. */
export async function makeTables(tx: Database, { migrations }: Manifest): Promise<void> {
  for (const { name } of await readTables(tx))
    await tx.execute(sql`drop table ${sql.identifier(name)} cascade`);
  const functions = await namesOf(
    tx,
    sql`select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const name of functions) await tx.execute(sql.raw(`drop routine if exists ${name} cascade`));
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
  await migrate(tx, Math.max(...migrations.map(({ when }) => when)));
}

/** Runs `work` while references wait for its end and triggers are off; then every reference is checked. */
export async function whileUnchecked(tx: Database, work: () => Promise<void>): Promise<void> {
  const tables = (await readTables(tx)).map(({ name }) => name);
  const references = await namesOf(
    tx,
    sql`select format('alter table %s alter constraint %I', c.conrelid::regclass, c.conname) as name
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not c.condeferrable`,
  );
  for (const name of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  for (const change of references) await tx.execute(sql.raw(`${change} deferrable initially deferred`));
  await work();
  // From here to the end of the transaction: a migration that goes on from here may change any table.
  await tx.execute(sql`set constraints all immediate`);
  for (const change of references) await tx.execute(sql.raw(`${change} not deferrable`));
  for (const name of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
}

async function namesOf(tx: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  return z
    .array(z.object({ name: z.string() }))
    .parse(rowsOf(await tx.execute(query)))
    .map(({ name }) => name);
}
