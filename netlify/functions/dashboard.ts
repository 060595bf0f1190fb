import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/dashboard/router.ts';

export default serve(router);

export const config: Config = { path: ['/api/tools/dashboard', '/api/tools/dashboard/*'] };
