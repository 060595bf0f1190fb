/** Neon's Postgres, through a WebSocket. */
export { Pool } from '@neondatabase/serverless';
export { drizzle } from 'drizzle-orm/neon-serverless';
