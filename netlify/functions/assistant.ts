import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/assistant/router.ts';

export default serve(router);

export const config: Config = { path: '/api/tools/assistant/*' };
