import { asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { activityChain } from '../../db/schema/activity-chain.ts';
import { activityCheckpoints } from '../../db/schema/activity-checkpoints.ts';
import { adminLogs } from '../../db/schema/admin-logs.ts';
import { adminUsers } from '../../db/schema/admin-users.ts';

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

/** The first entry that has no link. */
export async function firstUnlinked(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ id: adminLogs.id })
    .from(adminLogs)
    .where(sql`not exists (select from ${activityChain} where ${activityChain.logId} = ${adminLogs.id})`)
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
