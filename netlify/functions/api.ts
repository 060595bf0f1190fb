import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/health/router.ts';

export default serve(router);

// Answers whatever no other function does: the paths of all others are excluded where it is bundled or loaded.
export const config: Config = { path: ['/api', '/api/*'] };
