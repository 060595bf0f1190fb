/** Values that many contracts hold. */
import './zod-settings.ts';

import { z } from 'zod';

/** Identity column: a positive 32-bit integer (D41), also as text in a path. */
export const Id = z.coerce.number().int().min(1).max(2_147_483_647);

/** ISO 8601 with time zone, as JSON carries a moment. */
export const Moment = z.union([z.date().transform((date) => date.toISOString()), z.iso.datetime()]);

/** Names one thing by its id. */
export const ById = z.strictObject({ id: Id });

/** A yes or no in a query. */
export const Flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Which page of a list is asked for, from 1. */
export const PageNumber = z.coerce.number().int().min(1).max(100_000).default(1);

/** How many there are on all pages, and how many pages that makes. */
export const Totals = { total: z.number().int(), totalPages: z.number().int() };
