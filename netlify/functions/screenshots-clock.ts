import type { Config } from '@netlify/functions';

import { database } from '#server/db/client.ts';
import { keepTime } from '#server/screenshots/service.ts';

export default async function screenshotsClock(): Promise<Response> {
  await keepTime(await database(), new Date());
  return new Response(null, { status: 204 });
}

// In every time zone two in the morning is at a quarter of an hour of UTC; the database is awake for build requests.
export const config: Config = { schedule: '*/15 * * * *' };
