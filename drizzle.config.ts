import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './netlify/server/db/schema/*.ts',
  out: './netlify/server/db/migrations',
  casing: 'snake_case',
  ...(process.env.DATABASE_URL ? { dbCredentials: { url: process.env.DATABASE_URL } } : {}),
});
