import type { Config } from '@netlify/functions';

import { apiDescription } from '#server/api/reference.ts';
import { serve } from '#server/api/serve.ts';

export default serve({}, [apiDescription]);

// Apart from all others: it knows every contract, which would make each of them start more slowly.
export const config: Config = { path: ['/api/openapi.json', '/api/docs'] };
