/** Applications that nobody has answered for a while. */
import { STAGES, stagesThat } from '#contracts/job-status.ts';
import type { JobSilence } from '#contracts/job-silences.ts';

import { recordActivity } from '../../activity/record.ts';
import { notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { insertEvent, lockApplication } from '../repository.ts';
import { selectLastNews } from './repository.ts';

const DAY_MS = 86_400_000;

const WAITING = stagesThat(({ silentAfterDays }) => silentAfterDays !== undefined);

/** What is in the future, such as an interview that is agreed upon, is news. */
export async function listSilences(db: Database, now: Date): Promise<JobSilence[]> {
  const rows = await selectLastNews(db, WAITING);
  return rows.flatMap(({ applicationId, status, since }) => {
    const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
    const isSilent = days >= (STAGES[status].silentAfterDays ?? Infinity);
    return isSilent ? [{ applicationId, since: since.toISOString(), days }] : [];
  });
}

/** The silence becomes part of the history, so that it is counted from now on. @throws 404. */
export function dismissSilence(context: OwnerContext, id: number) {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { company, position } = (await lockApplication(tx, id)) ?? notFound('application');
    const title = 'No answer so far';
    const { id: eventId } = await insertEvent(tx, {
      applicationId: id,
      type: 'silence',
      title,
      eventDate: now,
      createdAt: now,
    });
    await recordActivity(tx, context, 'noted', 'job_application', id, { company, position, title });
    return { id: eventId };
  });
}
