/** Whose database this is: a deploy that is only looked at stays away from production's. */
import { createHash } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';
import { instanceIdentity } from './schema/platform.ts';

type Deploy = {
  /** `DATABASE_URL`. */
  url: string;
  /** Netlify's `CONTEXT`; none where nobody deploys. */
  context: string | undefined;
  /** Somebody has said that this database is the previews' own. */
  isTold: boolean;
};

/** A preview of a pull request, or a branch with an address of its own. */
const isPreview = ({ context }: Deploy) =>
  context !== undefined && context !== 'production' && context !== 'dev';

/** A hash of where a database is, whoever asks and by whichever door. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const [name = '', ...domain] = hostname.split('.');
  const host = [name.replace(/-pooler$/, ''), ...domain].join('.');
  return createHash('sha256')
    .update(`${host}:${port || '5432'}${pathname}`)
    .digest('hex');
}

const Mark = z.array(z.object({ usedBy: z.string().nullable(), place: z.string().nullable() }));

/**
 * To be asked before anything is changed: a new database is anybody's, a copy elsewhere too. For a preview on the
 * database of production, or on one of which nobody knows, the sentence that says what to do.
 */
export async function foreignDatabase(db: Database, deploy: Deploy): Promise<string | undefined> {
  if (!isPreview(deploy) || deploy.isTold || !(await isInUse(db))) return undefined;
  const { usedBy, place } = await readMark(db);
  if (usedBy === 'preview' || (usedBy === 'production' && place !== placeOf(deploy.url))) return undefined;
  const why = usedBy === 'production' ? 'is that of production' : 'may be that of production';
  return `This deploy is a ${deploy.context}, and its database ${why}: nothing was changed. Give DATABASE_URL a value of its own for this context, or set PREVIEW_DATABASE=own for it if this database is meant for previews.`;
}

/** Keeps who has deployed here last; a preview that was told takes nothing from production. */
export async function keepPlace(db: Database, deploy: Deploy): Promise<void> {
  if (deploy.context === undefined || deploy.context === 'dev') return;
  const place = placeOf(deploy.url);
  const before = await readMark(db);
  if (isPreview(deploy) && before.usedBy === 'production' && before.place === place) return;
  const usedBy = isPreview(deploy) ? 'preview' : 'production';
  await db.update(instanceIdentity).set({ usedBy, place }).where(eq(instanceIdentity.id, 1));
}

async function isInUse(db: Database): Promise<boolean> {
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`;
  if (rowsOf(await db.execute(sql`select 1 where ${table} is not null`)).length === 0) return false;
  return (await db.$count(sql`drizzle.__drizzle_migrations`)) > 0;
}

/** A release of before has no mark to read. */
async function readMark(db: Database) {
  const columns = await db.$count(
    sql`information_schema.columns`,
    sql`table_schema = 'public' and table_name = 'instance_identity' and column_name in ('used_by', 'place')`,
  );
  const nobody = { usedBy: null, place: null };
  if (columns < 2) return nobody;
  const rows = await db.execute(sql`select used_by as "usedBy", place from instance_identity`);
  return Mark.parse(rowsOf(rows))[0] ?? nobody;
}
