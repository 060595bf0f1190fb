import { z } from 'zod';

/** The body of every error answer (D42). */
export const ErrorBody = z.object({
  /** A sentence for a person. */
  error: z.string(),
  /** Stable name for programs, such as `NOT_FOUND`. */
  code: z.string(),
  requestId: z.string(),
  /** Messages by field name, for forms. */
  fields: z.record(z.string(), z.string()).optional(),
  /** At 409 `STALE`: what is stored now, so that nothing typed is lost over it. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
