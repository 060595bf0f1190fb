import type { z } from 'zod';

import { isRequestError } from '../api/api-request.ts';

/** What is stored now, when a save was refused because another one came before (409 with `current`). */
export function currentOf<Value>(error: unknown, schema: z.ZodType<Value>): Value | undefined {
  const body = isRequestError(error) && error.status === 409 ? error.body : undefined;
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  return schema.safeParse(current).data;
}
