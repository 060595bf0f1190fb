import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/blog/documents-router.ts';
import { importHandler } from '#server/blog/documents/import/import-handler.ts';

export default serve(router, [importHandler]);

export const config: Config = { path: ['/api/blog/admin/import', '/api/admin/files/blog-export'] };
