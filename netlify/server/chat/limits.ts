import { assertWithinLimit } from '../api/limits.ts';
import type { ApiContext } from '../api/context.ts';

const MINUTE_MS = 60 * 1000;
const PER_MINUTE = { name: 'chat:minute', max: 10, windowMs: MINUTE_MS };
const PER_DAY = { name: 'chat:day', max: 60, windowMs: 24 * 60 * MINUTE_MS };
export const PER_VISITOR_RATINGS = { name: 'chat:ratings', max: 30, windowMs: 60 * MINUTE_MS };

/**
 * Counts a message of this visitor: 10 a minute, 60 a day; one that the minute refuses is none of the day.
 *
 * @throws 429 with Retry-After beyond that.
 */
export async function assertWithinChatLimits(context: ApiContext): Promise<void> {
  await assertWithinLimit(context, PER_MINUTE, PER_DAY);
}
