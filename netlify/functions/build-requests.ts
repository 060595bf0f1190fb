import type { Config } from '@netlify/functions';

import { database } from '#server/db/client.ts';
import { despiteReadOnly } from '#server/db/read-write.ts';
import { deliverDue } from '#server/blog/publishing/delivery.ts';

export default async function buildRequests(): Promise<Response> {
  const db = await database();
  await despiteReadOnly(() => deliverDue(db)); // what was deleted goes from the site as well
  return new Response(null, { status: 204 });
}

// Seldom enough to let a database that sleeps when idle sleep; a change itself is delivered at once.
export const config: Config = { schedule: '*/15 * * * *' };
