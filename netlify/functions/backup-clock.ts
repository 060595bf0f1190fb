import type { Config } from '@netlify/functions';

import { database } from '#server/db/client.ts';
import { keepNight } from '#server/backup/stored/start.ts';

export default async function backupClock(): Promise<Response> {
  await keepNight(await database(), new Date());
  return new Response(null, { status: 204 });
}

// Every hour, because a machine may sleep at night; the database is awake for build requests.
export const config: Config = { schedule: '30 * * * *' };
