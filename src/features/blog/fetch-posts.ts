/** Lists of posts for scripts: from the API, or from the static index while it is away. */
import { blog } from 'virtual:public-api/blog';

import type { InputOf } from '#contracts/address.ts';
import { call } from '#lib/api-routes/call.ts';

import type { Found, Query } from './posts-query.ts';

/** B-SRCH-4, D14: the specified sorts are by date or views; "Best match" ranks. */
const SORT_BY: Record<string, 'viewCount' | 'match'> = { popularity: 'viewCount', match: 'match' };

export const inputOf = ({ search, category, sort, page }: Query): InputOf<typeof blog.posts> => ({
  page,
  sortBy: SORT_BY[sort] ?? 'publishedAt',
  ...(search && { search }),
  ...(category && { category }),
});

/** @throws {Error} when neither the API nor the index answers. */
export async function fetchPosts(query: Query, signal?: AbortSignal): Promise<Found> {
  try {
    return { ...(await call(blog.posts, inputOf(query), signal && { signal })), isFallback: false };
  } catch (error) {
    if (signal?.aborted) throw error;
    const { searchIndex } = await import('./static-index.ts');
    return { ...(await searchIndex(query)), isFallback: true };
  }
}
