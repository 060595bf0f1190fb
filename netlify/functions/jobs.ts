import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/jobs/router.ts';

/** A file of 2 MB with its quotes and line breaks escaped, as JSON; the platform takes 6 MB. */
const BODY_LIMIT_BYTES = 4_500_000;

export default serve(router, [], { bodyLimitBytes: BODY_LIMIT_BYTES });

export const config: Config = { path: '/api/job/*' };
