import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/certificates/router.ts';
import { uploadHandler } from '#server/certificates/upload-handler.ts';

export default serve(router, [uploadHandler]);

export const config: Config = { path: ['/api/tools/certificates', '/api/tools/certificates/*'] };
