import type { PostStatus } from '#contracts/blog-post-input.ts';

/** A moment that is nearer than this is a client's clock that goes fast, not a plan. */
const CLOCK_SKEW_MS = 60_000;

type State = { status: PostStatus; publishedAt: Date | null };
type Wanted = { status?: PostStatus | undefined; publishedAt?: string | null | undefined };

/**
 * When a post is published after a change (D17): a future moment that was given schedules it, otherwise becoming
 * public happens at the server's now. What is public already keeps its date, or takes an earlier one.
 *
 * @returns `undefined` where the date stays as it is
 */
export function publicationOf(wanted: Wanted, before: State | undefined, now: Date): Date | null | undefined {
  const given = typeof wanted.publishedAt === 'string' ? new Date(wanted.publishedAt) : wanted.publishedAt;
  if ((wanted.status ?? before?.status) !== 'published') return given;
  const was = before?.status === 'published' ? before.publishedAt : null;
  if (was && (!given || given.getTime() === was.getTime())) return undefined;
  if (given && given.getTime() > now.getTime() + CLOCK_SKEW_MS) return given;
  const wasPublic = was !== null && was <= now;
  return wasPublic && given && given <= now ? given : now;
}
