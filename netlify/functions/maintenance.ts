import type { Config } from '@netlify/functions';

import { removeExpired } from '#server/db/maintenance.ts';
import { database } from '#server/db/client.ts';

export default async function maintenance(): Promise<Response> {
  await removeExpired(database(), new Date());
  return new Response(null, { status: 204 });
}

export const config: Config = { schedule: '17 3 * * *' };
