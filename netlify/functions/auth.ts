import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/auth/router.ts';

// A failed sign-in says so in the same field as a good one (D42).
export default serve(router, [], { errorFields: { success: false } });

export const config: Config = { path: '/api/auth/*' };
