import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { servePreview } from '#server/screenshots/images.ts';
import { router } from '#server/screenshots/router.ts';

export default serve(router, [servePreview]);

export const config: Config = { path: ['/api/tools/screenshots/*', '/preview/*'] };
