import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/fit/router.ts';

export default serve(router);

export const config: Config = { path: '/api/fit' };
