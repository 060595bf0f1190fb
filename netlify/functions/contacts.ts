import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { router } from '#server/contacts/router.ts';

export default serve(router);

export const config: Config = { path: ['/api/contacts', '/api/contacts/*'] };
