/** What a backup may be restored into. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { COLUMNS } from '../../database/shown-columns.ts';
import type { Database } from '../../db/database.ts';
import { MIGRATIONS } from '../../db/known-migrations.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { readMigrations, readTables } from '../catalog.ts';
import type { Manifest } from '../manifest.ts';
import { UnusableBackup } from './check.ts';

/** What a start makes by itself, and a visit or a sign-in leaves: nobody's work. */
const MADE_BY_ITSELF = new Set([
  'activity_chain',
  'activity_checkpoints',
  'activity_unlinked',
  'admin_users',
  'blob_sweeps',
  'blog_analytics',
  'blog_categories',
  'blog_post_categories',
  'blog_post_tags',
  'blog_posts',
  'blog_search_words',
  'blog_tags',
  'build_requests',
  'idempotency_keys',
  'instance_identity',
  'login_failures',
  'rate_limits',
  'screenshot_pictures',
  'screenshot_runs',
  'sessions',
  'users',
]);

/** @throws {UnusableBackup} for a database of others or of a later release, and, unless told, for one with work in it. */
export async function checkTarget(db: Database, manifest: Manifest, isReplacing: boolean): Promise<void> {
  const tables = (await readTables(db)).map(({ name }) => name);
  const ours = new Set([...Object.keys(COLUMNS), ...manifest.tables.map(({ name }) => name)]);
  const foreign = tables.filter((name) => !ours.has(name));
  if (foreign.length > 0)
    throw new UnusableBackup(
      `This database holds tables of others (${foreign.join(', ')}): restore into one of its own.`,
    );
  const known = new Set(MIGRATIONS.map(({ when }) => when));
  const made = (await readMigrations(db)).filter(({ when }) => when > 0);
  if (made.some(({ when }) => !known.has(when)))
    throw new UnusableBackup('This database is of a later release than this one.');
  if (isReplacing) return;
  for (const name of tables)
    if (await hasWork(db, name))
      throw new UnusableBackup(
        `This instance is not empty (${name} has rows): with --replace all that is in it is replaced.`,
      );
}

/** Whatever the owner does is in the activity log. */
async function hasWork(db: Database, table: string): Promise<boolean> {
  if (MADE_BY_ITSELF.has(table)) return false;
  const where = table === 'admin_logs' ? sql` where resource not in ('session', 'account', 'build')` : sql``;
  const rows = await db.execute(
    sql`select exists (select from ${sql.identifier(table)}${where}) as "isThere"`,
  );
  return z.object({ isThere: z.boolean() }).parse(rowsOf(rows)[0]).isThere;
}
