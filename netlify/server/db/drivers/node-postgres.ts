/** Any Postgres. */
export { drizzle } from 'drizzle-orm/node-postgres';
export { Pool } from 'pg';
