/** What every contract builds on: who may call, and the body of an error (D42). */
import { oc } from '@orpc/contract';
import { z } from 'zod';

// Pages forbid code from text, even to try it: said here, before the first schema is made.
if ('document' in globalThis) z.config({ jitless: true });

export type Access = 'public' | 'owner';

/** A procedure that anybody may call. */
export const open = oc.$meta<{ access: Access }>({ access: 'public' });

/** A procedure for the signed-in owner alone; the server refuses everyone else with 401. */
export const owner = oc.$meta<{ access: Access }>({ access: 'owner' });

/** Identity column: a positive 32-bit integer (D41), also as text in a path. */
export const Id = z.coerce.number().int().min(1).max(2_147_483_647);

/** ISO 8601 with time zone, as JSON carries a moment. */
export const Moment = z.union([z.date().transform((date) => date.toISOString()), z.iso.datetime()]);

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
