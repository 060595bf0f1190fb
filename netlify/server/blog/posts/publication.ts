import type { PostStatus } from '#contracts/blog-post-input.ts';

/** What a client calls its now may be so much later when it arrives, or was rounded. */
const SENDING_MS = 60_000;
/** A clock that nobody knows may go so fast: a nearer moment is that client's now, not a plan. */
const UNKNOWN_CLOCK_MS = 15 * 60_000;

type State = { status: PostStatus; publishedAt: Date | null };
type Wanted = { status?: PostStatus | undefined; publishedAt?: string | null | undefined };

/**
 * When a post is published after a change (D17): a future moment that was given schedules it, otherwise becoming
 * public happens at the server's now. What is public already keeps its date, or takes an earlier one.
 *
 * @param sentAt what the client's clock said, by `clientTime`: a moment that was its now is no future one
 * @returns `undefined` where the date stays as it is
 */
export function publicationOf(
  wanted: Wanted,
  before: State | undefined,
  now: Date,
  sentAt?: Date,
): Date | null | undefined {
  const given = typeof wanted.publishedAt === 'string' ? new Date(wanted.publishedAt) : wanted.publishedAt;
  if ((wanted.status ?? before?.status) !== 'published') return given;
  const was = before?.status === 'published' ? before.publishedAt : null;
  if (was && (!given || given.getTime() === was.getTime())) return undefined;
  if (given && given.getTime() > latestNow(now, sentAt)) return given;
  const wasPublic = was !== null && was <= now;
  return wasPublic && given && given <= now ? given : now;
}

const latestNow = (now: Date, sentAt: Date | undefined): number =>
  sentAt === undefined
    ? now.getTime() + UNKNOWN_CLOCK_MS
    : Math.max(now.getTime(), sentAt.getTime()) + SENDING_MS;

/** What the client's clock said when it sent the request, if it tells: a browser may not send `Date`. */
export function clientTime({ headers }: Request): Date | undefined {
  const moment = Date.parse(headers.get('x-client-time') ?? headers.get('date') ?? '');
  return Number.isNaN(moment) ? undefined : new Date(moment);
}
