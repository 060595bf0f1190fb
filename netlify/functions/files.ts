import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/files/router.ts';
import { serveFile } from '#server/files/serve-file.ts';
import { uploadHandler } from '#server/files/upload-handler.ts';

export default serve(router, [serveFile, uploadHandler]);

export const config: Config = { path: ['/api/tools/files', '/api/tools/files/*'] };
