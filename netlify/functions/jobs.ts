import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/jobs/router.ts';

/** Four long texts of 20,000 characters of any alphabet, as JSON. */
const BODY_LIMIT_BYTES = 500_000;

export default serve(router, [], { bodyLimitBytes: BODY_LIMIT_BYTES });

export const config: Config = { path: '/api/job/*' };
