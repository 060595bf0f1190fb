import type { Config } from '@netlify/functions';

import { serve } from '#server/api/serve.ts';
import { streamedReply } from '#server/chat/event-stream.ts';
import { router } from '#server/chat/router.ts';

export default serve(router, [streamedReply]);

export const config: Config = { path: ['/api/chat', '/api/chat/*'] };
