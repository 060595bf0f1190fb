import type { Config } from '@netlify/functions';

import { database } from '#server/db/client.ts';
import { checkPostings } from '#server/jobs/nightly.ts';

export default async function jobChecks(): Promise<Response> {
  await checkPostings(await database());
  return new Response(null, { status: 204 });
}

// Several runs: what one does not reach within its 30 seconds the next one does, and else there is nothing to do.
export const config: Config = { schedule: '11,26,41,56 2 * * *' };
