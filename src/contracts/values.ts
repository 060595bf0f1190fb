/** Values that many contracts hold. */
import './zod-settings.ts';

import { z } from 'zod';

/** Identity column: a positive 32-bit integer (D41), also as text in a path. */
export const Id = z.coerce.number().int().min(1).max(2_147_483_647);

/** ISO 8601 with time zone, as JSON carries a moment. */
export const Moment = z.union([z.date().transform((date) => date.toISOString()), z.iso.datetime()]);
