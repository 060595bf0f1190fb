import type { PostStatus } from '#contracts/blog-post-input.ts';
import { Badge } from '#components/ui/Badge.tsx';

/** BA-4: published green, draft yellow, archived gray; a moment to come makes it scheduled. */
const BADGES = {
  published: { tone: 'success', text: 'Published' },
  draft: { tone: 'warning', text: 'Draft' },
  archived: { tone: 'neutral', text: 'Archived' },
} as const;

export function StatusBadge({ status, publishedAt }: { status: PostStatus; publishedAt: string | null }) {
  const { tone, text } = BADGES[status];
  const isScheduled = status === 'published' && publishedAt !== null && Date.parse(publishedAt) > Date.now();
  return <Badge tone={tone}>{isScheduled ? 'Scheduled' : text}</Badge>;
}
