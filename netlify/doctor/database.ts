/** The database: whether it answers, has the newest schema and an owner, and tells the same time. */
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

import { openDatabase } from '../server/db/client.ts';
import type { Database } from '../server/db/database.ts';
import { MIGRATIONS } from '../server/db/known-migrations.ts';
import { BATCH, VISITOR } from '../server/db/pool.ts';
import { rowsOf } from '../server/db/rows-of.ts';
import { databaseProblem } from './database-problem.ts';
import { error, ok, warning, type Finding } from './finding.ts';

/** Beyond this, sessions and signed links end too early or too late. */
const CLOCK_SLACK_SECONDS = 60;

export type DatabaseQuestion = {
  url: string;
  /** Whether a deploy is about to migrate it and to make its owner. */
  isDeploy: boolean;
  hasOwnerPassword: boolean;
  now?: Date;
};

/** Changes nothing. */
export async function checkDatabase({
  url,
  now = new Date(),
  ...question
}: DatabaseQuestion): Promise<Finding[]> {
  // A deploy may wait for a database that wakes up.
  const { db, close } = await openDatabase(url, question.isDeploy ? BATCH : VISITOR);
  try {
    const [moment] = await values(
      db,
      sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as value`,
    );
    return [
      ok('database', 'answers.'),
      clock(moment ?? '', now),
      await migrations(db, question.isDeploy),
      await owner(db, question),
    ];
  } catch (cause) {
    return [error('DATABASE_URL', databaseProblem(cause))];
  } finally {
    await close();
  }
}

function clock(moment: string, now: Date): Finding {
  const seconds = Math.round((now.getTime() - Date.parse(moment)) / 1000);
  if (Math.abs(seconds) <= CLOCK_SLACK_SECONDS) return ok('clock', 'is that of the database.');
  const direction = seconds > 0 ? 'ahead of' : 'behind';
  return warning(
    'clock',
    `is ${Math.abs(seconds)} s ${direction} the database: set it, or sessions end at wrong times.`,
  );
}

async function migrations(db: Database, isDeploy: boolean): Promise<Finding> {
  const done = sql`select created_at::text as value from drizzle.__drizzle_migrations`;
  const hasRun = await hasTable(db, 'drizzle.__drizzle_migrations');
  const applied = new Set((hasRun ? await values(db, done) : []).map(Number));
  const missing = MIGRATIONS.filter(({ when }) => !applied.has(when)).length;
  const newest = Math.max(...MIGRATIONS.map(({ when }) => when));
  if ([...applied].some((at) => at > newest))
    return warning('migrations', 'the database has a newer schema than this code: deploy the newer code.');
  if (missing === 0) return ok('migrations', 'the schema is the newest.');
  return isDeploy
    ? ok('migrations', `${missing} will be applied by this deploy.`)
    : warning('migrations', `${missing} are not applied: npm run db:migrate.`);
}

async function owner(
  db: Database,
  { isDeploy, hasOwnerPassword }: Omit<DatabaseQuestion, 'url'>,
): Promise<Finding> {
  const owners = sql`select username as value from admin_users where is_active`;
  const hasOwners = (await hasTable(db, 'admin_users')) && (await values(db, owners)).length > 0;
  if (hasOwners) return ok('owner', 'can sign in at /tools/admin.');
  if (hasOwnerPassword && isDeploy) return ok('owner', 'will be made with the password in OWNER_PASSWORD.');
  return error(
    'OWNER_PASSWORD',
    isDeploy
      ? 'is not set, and the database has no owner: nobody could sign in. Set it, of 12 characters or more.'
      : 'the database has no owner: npm run owner makes one.',
  );
}

async function hasTable(db: Database, name: string): Promise<boolean> {
  return (await values(db, sql`select to_regclass(${name})::text as value`)).some(Boolean);
}

const Row = z.object({
  value: z
    .string()
    .nullable()
    .transform((value) => value ?? ''),
});

/** The column `value` of what a statement answers. */
async function values(db: Database, statement: SQL): Promise<string[]> {
  return z
    .array(Row)
    .parse(rowsOf(await db.execute(statement)))
    .map(({ value }) => value);
}
