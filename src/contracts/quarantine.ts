/** Bytes in the storage that no file names (A-FIL-2). */
import { z } from 'zod';

import { Id, Moment } from './values.ts';

/** Bytes that belong to no file: they were found in the storage, and go by themselves unless the owner takes them back. */
export const QuarantinedFile = z.object({
  id: Id,
  /** As far as it is known; else that of the blob. */
  name: z.string(),
  storedAt: Moment.nullable(),
  markedAt: Moment,
  /** Not before this. */
  removedAt: Moment,
});
export type QuarantinedFile = z.infer<typeof QuarantinedFile>;

/** Why a sweep has marked nothing: another, an older or a new database, or too many blobs without a row. */
export const SweepStop = z.enum(['foreign', 'older', 'younger', 'many']);
export type SweepStop = z.infer<typeof SweepStop>;

export const Quarantine = z.object({
  files: z.array(QuarantinedFile),
  /** Parts of the storage whose last sweep has stopped. */
  stopped: z.array(
    z.object({
      /** What their keys begin with. */
      prefix: z.string(),
      why: SweepStop,
      at: Moment,
      /** Blobs without a row, as far as they were counted. */
      found: z.number().int(),
      isApproved: z.boolean(),
    }),
  ),
});
export type Quarantine = z.infer<typeof Quarantine>;
