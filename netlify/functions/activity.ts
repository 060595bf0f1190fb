import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { exportHandler } from '#server/activity/export.ts';
import { router } from '#server/activity/router.ts';

export default serve(router, [exportHandler]);

export const config: Config = { path: ['/api/tools/logs', '/api/tools/logs/*'] };
