import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or a transaction: the same for Neon and node-postgres. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and how to let go of it. */
export type DatabaseConnection = { db: Database; close: () => Promise<void> };
