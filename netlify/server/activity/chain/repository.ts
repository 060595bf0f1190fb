import { asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { activityChain, activityCheckpoints, activityUnlinked, adminLogs } from '../../db/schema/activity.ts';
import { adminUsers } from '../../db/schema/auth.ts';

/** The trigger's, in the migrations. */
const CHAIN_LOCK = 4_212_007;
const LINKED_AT_ONCE = 10_000;

export type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

/** Links after `sequence`, in order, each with its entry where that is still there. */
export function selectLinks(db: Database, sequence: number, limit: number) {
  return db
    .select({
      link: activityChain,
      entry: {
        id: adminLogs.id,
        action: adminLogs.action,
        resource: adminLogs.resource,
        resourceId: adminLogs.resourceId,
        details: adminLogs.details,
        ipAddress: adminLogs.ipAddress,
        userAgent: adminLogs.userAgent,
        userId: adminLogs.userId,
        createdAt: adminLogs.createdAt,
      },
      existingUserId: adminUsers.id,
    })
    .from(activityChain)
    .leftJoin(adminLogs, eq(adminLogs.id, activityChain.logId))
    .leftJoin(adminUsers, eq(adminUsers.id, activityChain.userId))
    .where(gt(activityChain.sequence, sequence))
    .orderBy(asc(activityChain.sequence))
    .limit(limit);
}

/** The hashes of those of the links that are there. */
export async function selectHashes(db: Database, sequences: number[]): Promise<Map<number, string>> {
  const { sequence, hash } = activityChain;
  const rows = await db.select({ sequence, hash }).from(activityChain).where(inArray(sequence, sequences));
  return new Map(rows.map((row) => [row.sequence, row.hash]));
}

/** Links the entries that wait for it. */
export async function linkWaiting(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
    await tx.execute(sql`select link_waiting_activity(${LINKED_AT_ONCE})`);
  });
}

/** An entry that waited for its link and is gone. */
export async function firstLostWaiting(db: Database): Promise<number | undefined> {
  const { logId } = activityUnlinked;
  const isGone = sql`not exists (select from ${adminLogs} where ${adminLogs.id} = ${logId})`;
  const [row] = await db.select({ logId }).from(activityUnlinked).where(isGone).orderBy(asc(logId)).limit(1);
  return row?.logId;
}

/** The first entry that neither has a link nor waits for one. */
export async function firstUnlinked(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ id: adminLogs.id })
    .from(adminLogs)
    .where(
      sql`not exists (select from ${activityChain} where ${activityChain.logId} = ${adminLogs.id})
        and not exists (select from ${activityUnlinked} where ${activityUnlinked.logId} = ${adminLogs.id})`,
    )
    .orderBy(asc(adminLogs.id))
    .limit(1);
  return row?.id;
}

/** Newest first. */
export function selectCheckpoints(
  db: Database,
  { before, limit }: { before?: number | undefined; limit?: number },
) {
  const selection = db
    .select()
    .from(activityCheckpoints)
    .where(before === undefined ? undefined : sql`${activityCheckpoints.id} < ${before}`)
    .orderBy(desc(activityCheckpoints.id));
  return limit === undefined ? selection : selection.limit(limit);
}

export async function insertCheckpoint(db: Database, values: typeof activityCheckpoints.$inferInsert) {
  const [row] = await db.insert(activityCheckpoints).values(values).returning();
  if (!row) throw new Error('the checkpoint was not stored');
  return row;
}
