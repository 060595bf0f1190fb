import type { Config } from '@netlify/functions';

import { signActivity } from '#server/activity/chain/service.ts';
import { checkKeys } from '#server/auth/keys.ts';
import { isSameTime, removeExpired } from '#server/db/maintenance.ts';
import { database } from '#server/db/client.ts';
import { noteLateBackup } from '#server/backup/service.ts';
import { sweepFiles } from '#server/files/uploads.ts';
import { forgetOldBatches } from '#server/jobs/batches/service.ts';
import { sweepResumes } from '#server/resumes/sweep.ts';
import { forgetOldNights, sweepPictures } from '#server/screenshots/nights.ts';

export default async function maintenance(): Promise<Response> {
  const db = await database();
  const now = new Date();
  if (!(await isSameTime(db, now))) {
    console.error('The clocks of this machine and of the database differ: nothing is removed.');
    return new Response(null, { status: 503 });
  }
  await removeExpired(db, now);
  await checkKeys(db, now);
  await noteLateBackup(db, now);
  await signActivity(db, now);
  await forgetOldBatches(db, now);
  await sweepFiles(db, now);
  await sweepResumes(db, now);
  await forgetOldNights(db);
  await sweepPictures(db, now);
  return new Response(null, { status: 204 });
}

export const config: Config = { schedule: '17 3 * * *' };
