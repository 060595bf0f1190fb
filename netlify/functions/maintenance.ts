import type { Config } from '@netlify/functions';

import { signActivity } from '#server/activity/chain/service.ts';
import { logFailure } from '#server/api/errors.ts';
import { checkKeys } from '#server/auth/keys.ts';
import { noteLateBackup } from '#server/backup/service.ts';
import { database } from '#server/db/client.ts';
import { isSameTime, removeExpired } from '#server/db/maintenance.ts';
import type { Database } from '#server/db/database.ts';
import { despiteReadOnly } from '#server/db/read-write.ts';
import { sweepFiles } from '#server/files/uploads.ts';
import { forgetOldBatches } from '#server/jobs/batches/service.ts';
import { sweepResumes } from '#server/resumes/sweep.ts';
import { forgetOldNights, sweepPictures } from '#server/screenshots/nights.ts';

/** What visitors were promised goes from a database that takes no changes too; all else waits until it does. */
const removeForgettable = (db: Database, now: Date) => despiteReadOnly(() => removeExpired(db, now));

const TASKS: Record<string, (db: Database, now: Date) => Promise<unknown>> = {
  'what has expired': removeForgettable,
  keys: checkKeys,
  'age of the backup': noteLateBackup,
  'signature of the activity': signActivity,
  'batches of applications': forgetOldBatches,
  files: sweepFiles,
  resumes: sweepResumes,
  'nights of pictures': forgetOldNights,
  pictures: sweepPictures,
};

/** Each task for itself: one that fails is logged, and the others are done. */
export default async function maintenance(): Promise<Response> {
  const db = await database();
  const now = new Date();
  if (!(await isSameTime(db, now))) {
    console.error('The clocks of this machine and of the database differ: nothing is removed.');
    return new Response(null, { status: 503 });
  }
  let status = 204;
  for (const [name, task] of Object.entries(TASKS))
    await task(db, now).catch((error: unknown) => {
      status = 500;
      logFailure(error, `nightly, ${name}`);
    });
  return new Response(null, { status });
}

export const config: Config = { schedule: '17 3 * * *' };
