/** Job applications: each change with its history and its activity in one transaction (J-2 to J-7, D27). */
import type { z } from 'zod';

import type { JobApplicationInput, JobApplicationPatch } from '#contracts/job-application-input.ts';
import type { JobDashboard } from '#contracts/job-status.ts';
import type { JobApplication, JobApplicationDetails, JobApplicationQuery } from '#contracts/jobs.ts';

import { recordActivity } from '../activity/record.ts';
import { notFound } from '../api/errors.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import { stale } from '../api/stale.ts';
import type { Database } from '../db/database.ts';
import { nextMoment } from '../db/next-moment.ts';
import { definedOf, type Defined } from '../api/defined.ts';
import { toEvent } from './events.ts';
import { keepPosting, postingOf } from './postings.ts';
import { selectClosed } from './posting-repository.ts';
import { statusChangeTitle } from './figures/status-changes.ts';
import * as repository from './repository.ts';
import type { ApplicationRow } from './repository.ts';

/** How many applications there are, and of each status. */
export async function readDashboard(db: Database): Promise<JobDashboard> {
  const counts = await repository.countByStatus(db);
  return { ...counts, total: Object.values(counts).reduce((sum, one) => sum + one, 0) };
}

/** All that fit the query; the long texts only where they are asked for. */
export async function listApplications(db: Database, query: JobApplicationQuery) {
  const rows =
    query.texts === 'all'
      ? await repository.selectApplications(db, query)
      : await repository.selectApplicationLines(db, query);
  const closed = await selectClosed(db);
  return rows.map((row) => {
    const closedSince = closed.get(row.id);
    return { ...row, ...momentsOf(row), ...(closedSince !== undefined && { closedSince }) };
  });
}

/** One application with its history. @throws 404 for an unknown one. */
export async function readApplication(
  db: Database,
  id: number,
): Promise<z.input<typeof JobApplicationDetails>> {
  const row = (await repository.findApplication(db, id)) ?? notFound('application');
  const events = await repository.selectEvents(db, id);
  const posting = await postingOf(db, id);
  return { ...toApplication(row), events: events.map(toEvent), ...(posting && { posting }) };
}

/** Makes an application, applied for today unless it says otherwise. */
export function createApplication(context: OwnerContext, { posting, ...input }: JobApplicationInput) {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const row = await repository.insertApplication(tx, {
      company: input.company,
      position: input.position,
      ...definedOf(input),
      appliedDate: input.appliedDate ?? now.toISOString().slice(0, 10),
      userId: context.owner.id,
      createdAt: now,
      updatedAt: now,
    });
    if (posting) await keepPosting(tx, row.id, { posting, changed: [], now });
    const { company, position, status } = row;
    await recordActivity(tx, context, 'created', 'job_application', row.id, { company, position, status });
    return toApplication(row);
  });
}

/**
 * Changes an application; absent fields stay and null clears (D27). What is as it was is no change and is not
 * written down; another status becomes part of the history.
 *
 * @throws 404, 409 `STALE` with the current application when it changed since `updatedAt`
 */
export function updateApplication(context: OwnerContext, input: JobApplicationPatch & { id: number }) {
  const { id, updatedAt, posting, ...patch } = input;
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const before = (await repository.lockApplication(tx, id)) ?? notFound('application');
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
      throw stale('This application was changed meanwhile.', toApplication(before));
    const change = changeOf(before, patch);
    const fields = Object.keys(change);
    await keepPosting(tx, id, { posting, changed: fields, now });
    if (fields.length === 0) return toApplication(before);
    const values = { ...change, updatedAt: nextMoment(before, now) };
    const after = await repository.updateApplication(tx, id, values);
    const details = { company: after.company, position: after.position, fields };
    await recordActivity(tx, context, 'updated', 'job_application', id, {
      ...details,
      ...(await noteStatus(tx, before, after, now)),
    });
    return toApplication(after);
  });
}

/** Deletes an application with its history. @throws 404 for an unknown one. */
export async function deleteApplication(context: OwnerContext, id: number) {
  await context.db.transaction(async (tx) => {
    const { company, position } = (await repository.lockApplication(tx, id)) ?? notFound('application');
    await repository.deleteApplication(tx, id);
    await recordActivity(tx, context, 'deleted', 'job_application', id, { company, position });
  });
  return { id };
}

/** Adds a change of the status to the history; gives what the log says of it. */
async function noteStatus(tx: Database, before: ApplicationRow, after: ApplicationRow, now: Date) {
  if (before.status === after.status) return {};
  await repository.insertEvent(tx, {
    applicationId: after.id,
    type: 'status',
    title: statusChangeTitle(before.status, after.status),
    eventDate: now,
    createdAt: now,
  });
  return { status: { from: before.status, to: after.status } };
}

type Fields = Omit<JobApplicationPatch, 'updatedAt' | 'posting'>;

/** The fields that have another value than before. */
function changeOf(before: ApplicationRow, patch: Fields): Defined<Fields> {
  const stored: Record<string, unknown> = before;
  const changed = Object.entries(definedOf(patch)).filter(([name, value]) => value !== stored[name]);
  return Object.fromEntries(changed);
}

const momentsOf = ({ createdAt, updatedAt }: Pick<ApplicationRow, 'createdAt' | 'updatedAt'>) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const toApplication = ({
  deletedAt: _deletedAt,
  ...row
}: ApplicationRow): z.input<typeof JobApplication> => ({
  ...row,
  ...momentsOf(row),
});
