import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/health/router.ts';

export default serve(router);

// Answers whatever no other function does; the list is held to the contracts by a test.
export const config: Config = {
  path: '/api/*',
  excludedPath: [
    '/api/openapi.json',
    '/api/docs',
    '/api/blog/*',
    '/api/blog-post',
    '/api/admin/files/blog-export',
    '/api/contacts',
    '/api/chat',
    '/api/contacts/*',
    '/api/auth/*',
    '/api/tools/dashboard',
    '/api/job/*',
    '/api/tools/logs',
    '/api/tools/logs/*',
    '/api/tools/files',
    '/api/tools/files/*',
  ],
};
