import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/backup/router.ts';
import { archiveHandler } from '#server/backup/stored/archive.ts';

export default serve(router, [archiveHandler]);

export const config: Config = { path: ['/api/tools/backups', '/api/tools/backups/*'] };
