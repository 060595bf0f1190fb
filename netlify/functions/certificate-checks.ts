import type { Config } from '@netlify/functions';

import { checkAllCertificates } from '#server/certificates/nightly.ts';
import { database } from '#server/db/client.ts';
import { env } from '#server/env.ts';

export default async function certificateChecks(): Promise<Response> {
  await checkAllCertificates(await database(), { isProbeOn: env().CERTIFICATE_PROBE === 'on' });
  return new Response(null, { status: 204 });
}

// Several runs: what one does not reach within its 30 seconds the next one does, and else there is nothing to do.
export const config: Config = { schedule: '7,22,37,52 4 * * *' };
