/** What is done to many applications at once: written in a few statements, with its history, and kept to be taken back. */
import { JobApplicationFields, type JobApplicationPatch } from '#contracts/job-application-input.ts';

import { recordActivity } from '../../activity/record.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { nextMoment } from '../../db/next-moment.ts';
import { definedOf } from '../../api/defined.ts';
import { statusChangeTitle } from '../figures/status-changes.ts';
import type { ApplicationRow, NewApplication } from '../repository.ts';
import * as repository from './repository.ts';

/** In days. After them what was deleted is removed for good. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The moment before which nothing can be taken back. */
export const keptSince = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

export type Fields = Omit<JobApplicationPatch, 'updatedAt'>;
export type Change = { before: ApplicationRow; fields: Fields };

type Work = {
  /** `Imported 12 applications`. */
  title: string;
  created?: NewApplication[];
  changed?: Change[];
  deleted?: ApplicationRow[];
};

/** Does the work, and gives the batch by which it is taken back; nothing where there is nothing to do. */
export async function writeBatch(tx: Database, context: OwnerContext, work: Work) {
  const { title, created = [], changed = [], deleted = [] } = work;
  const applications = created.length + changed.length + deleted.length;
  if (applications === 0) return null;
  const now = context.now();
  const batch = await repository.insertBatch(tx, title, now);
  const made = await repository.insertApplications(tx, created);
  await changeApplications(tx, changed, now);
  await repository.setDeleted(
    tx,
    deleted.map(({ id }) => id),
    now,
  );
  const item = { batchId: batch.id };
  await repository.insertItems(tx, [
    ...made.map((row) => ({
      ...{ ...item, applicationId: row.id, action: 'created' as const },
      after: valuesOf(row, Object.keys(JobApplicationFields.shape)),
    })),
    ...changed.map(({ before, fields }) => ({
      ...{ ...item, applicationId: before.id, action: 'changed' as const, after: fields },
      before: valuesOf(before, Object.keys(fields)),
    })),
    ...deleted.map(({ id }) => ({ ...item, applicationId: id, action: 'deleted' as const })),
  ]);
  await recordActivity(tx, context, 'changed many', 'job_application', undefined, { title, applications });
  return { id: batch.id, title, applications, createdAt: batch.createdAt.toISOString() };
}

/** Writes the fields, and each change of a status into the history. */
export async function changeApplications(tx: Database, changes: readonly Change[], now: Date): Promise<void> {
  await repository.writeApplications(
    tx,
    changes.map(({ before, fields }) => ({
      ...before,
      ...definedOf(fields),
      updatedAt: nextMoment(before, now),
    })),
  );
  await repository.insertEvents(
    tx,
    changes.flatMap(({ before, fields: { status = before.status } }) =>
      status === before.status
        ? []
        : [
            {
              ...{ applicationId: before.id, type: 'status', eventDate: now, createdAt: now },
              title: statusChangeTitle(before.status, status),
            },
          ],
    ),
  );
}

/** What a row has in these fields. */
export function valuesOf(row: ApplicationRow, names: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = row;
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
