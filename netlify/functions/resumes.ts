import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/resumes/router.ts';
import { uploadHandler } from '#server/resumes/upload-handler.ts';

export default serve(router, [uploadHandler]);

export const config: Config = { path: ['/api/resumes', '/api/resumes/*'] };
