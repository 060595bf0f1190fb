import { z } from 'zod';

import { open } from './base.ts';

export const health = {
  check: open
    .route({ method: 'GET', path: '/health', summary: 'Is the site up?', tags: ['health'] })
    .output(z.object({ build: z.string(), database: z.enum(['up', 'down']) })),
};
