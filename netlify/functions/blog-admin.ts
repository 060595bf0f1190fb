import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/blog/admin-router.ts';

/** A post of 200,000 characters of any alphabet, as JSON. */
const BODY_LIMIT_BYTES = 1_000_000;

export default serve(router, [], { bodyLimitBytes: BODY_LIMIT_BYTES });

export const config: Config = {
  path: '/api/blog/admin/*',
  excludedPath: '/api/blog/admin/import',
};
