import { z } from 'zod';

import { open } from './base.ts';

const Ready = z.strictObject({ status: z.literal('ready') });

/** Made for the owner's first call: each cold start would pay for it. */
const ReadyForOwner = z.lazy(() =>
  z.object({
    status: z.literal('ready'),
    details: z.object({
      /** The commit that runs. */
      build: z.string(),
      /** How long one answer of the database took. */
      databaseMs: z.number(),
      /** It can be read and takes no changes. */
      isReadOnly: z.boolean(),
      /** Connections that Postgres has now, of all who use it. */
      connections: z.number().int(),
      now: z.iso.datetime(),
    }),
  }),
);

export const health = {
  check: open
    .get('/health', 'Can it serve? 503 where the database is away or behind', {
      description: 'The signed-in owner gets `details`.',
    })
    .output(z.union([Ready, ReadyForOwner])),
  alive: open
    .get('/health/alive', 'Does it answer at all? Asks nothing else')
    .output(z.object({ status: z.literal('alive') })),
};
