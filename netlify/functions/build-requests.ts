import type { Config } from '@netlify/functions';

import { database } from '#server/db/client.ts';
import { deliverDue } from '#server/blog/publishing/delivery.ts';

export default async function buildRequests(): Promise<Response> {
  await deliverDue(await database());
  return new Response(null, { status: 204 });
}

// Seldom enough to let a database that sleeps when idle sleep; a change itself is delivered at once.
export const config: Config = { schedule: '*/15 * * * *' };
