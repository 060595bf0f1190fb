/** Changes of many applications at once, and taking them back. */
import { JobApplicationFields } from '#contracts/job-application-input.ts';
import type { JobBatch, JobBulkInput } from '#contracts/job-transfer.ts';

import { recordActivity } from '../../activity/record.ts';
import { notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import type { ApplicationRow } from '../repository.ts';
import * as repository from './repository.ts';
import type { Item } from './repository.ts';
import { changeApplications, keptSince, valuesOf, writeBatch, type Change } from './write.ts';

export { lockAllApplications } from './repository.ts';

/** What can still be taken back, newest first. */
export async function listBatches(db: Database, now: Date): Promise<JobBatch[]> {
  const rows = await repository.selectBatches(db, keptSince(now));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Removes for good what cannot be taken back any more. */
export const forgetOldBatches = (db: Database, now: Date) => repository.purge(db, keptSince(now));

/** What has the value already is no change; what is not there any more is left out. */
export function changeMany(context: OwnerContext, { ids, change }: JobBulkInput) {
  return context.db.transaction(async (tx) => {
    const rows = await repository.lockApplications(tx, [...new Set(ids)]);
    if ('isDeleted' in change) {
      const title = `Deleted ${counted(rows.length)}`;
      return { batch: await writeBatch(tx, context, { title, deleted: rows }) };
    }
    const [[name, value] = []] = Object.entries(change);
    const changed = rows
      .filter((before) => name !== undefined && valuesOf(before, [name])[name] !== value)
      .map((before) => ({ before, fields: change }));
    const title = `Set the ${name ?? ''} of ${counted(changed.length)} to ${value ?? ''}`;
    return { batch: await writeBatch(tx, context, { title, changed }) };
  });
}

export const counted = (applications: number) =>
  `${applications.toLocaleString('en-US')} ${applications === 1 ? 'application' : 'applications'}`;

/**
 * Takes a batch back: what it made goes, what it deleted comes back, and fields that it changed are as they were.
 * What was changed since is kept; a later batch that was taken back itself changed nothing. A batch of which all is
 * kept can be taken back another time, once what stands in its way is gone.
 *
 * @throws 404 for an unknown batch, and one that was taken back already
 */
export function undoBatch(context: OwnerContext, id: number) {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { title } = (await repository.lockBatch(tx, id)) ?? notFound('change');
    const items = await repository.selectItems(tx, id);
    const of = (action: Item['action']) => items.filter((item) => item.action === action);
    const idsOf = (some: readonly Item[]) => some.map(({ applicationId }) => applicationId);
    await repository.setDeleted(tx, idsOf(of('deleted')), null);
    const changed = of('changed');
    const rows = await repository.lockApplications(tx, idsOf(changed));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const back = changed.flatMap((item) => backTo(byId.get(item.applicationId), item));
    await changeApplications(tx, back, now);
    const gone = await removeMade(tx, of('created'));
    const undone = of('deleted').length + back.length + gone.length;
    const kept = items.length - undone;
    if (undone === 0 && kept > 0) return { undone, kept };
    await repository.noteUndone(tx, id, now);
    await recordActivity(tx, context, 'undid', 'job_application', undefined, { title, undone });
    return { undone, kept };
  });
}

/** Deletes for good the applications that are as the batch made them. Gives their ids. */
async function removeMade(tx: Database, items: readonly Item[]): Promise<number[]> {
  const byId = new Map(items.map((item) => [item.applicationId, item]));
  const rows = await repository.lockWithDeleted(tx, [...byId.keys()]);
  const asMade = rows.filter((row) => isAsMade(row, byId.get(row.id)?.after));
  return repository.deleteWithoutHistory(
    tx,
    asMade.map(({ id }) => id),
  );
}

/** @param made none where the batch is older than the keeping of them; there any change counts */
function isAsMade(row: ApplicationRow, made: Item['after'] | undefined): boolean {
  if (!made) return row.createdAt.getTime() === row.updatedAt.getTime();
  const now = valuesOf(row, Object.keys(made));
  return Object.entries(made).every(([name, value]) => now[name] === value);
}

/** The fields that still have what the batch gave them, as they were before it. */
function backTo(row: ApplicationRow | undefined, { before, after }: Item): Change[] {
  if (!row || !before || !after) return [];
  const now = valuesOf(row, Object.keys(after));
  const untouched = Object.entries(before).filter(([name]) => now[name] === after[name]);
  const fields = JobApplicationFields.partial().parse(Object.fromEntries(untouched));
  return Object.keys(fields).length === 0 ? [] : [{ before: row, fields }];
}
