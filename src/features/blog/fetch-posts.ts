/** Lists of posts for scripts: from the API, or from the static index while it is away. */
import type { Found, Posts, Query } from './posts-query.ts';

/** B-SRCH-4, D14: the specified sorts are by date or views; "Best match" ranks. */
const SORT_BY: Record<string, string> = { popularity: 'viewCount', match: 'match' };

export function parametersOf({ search, category, sort, page }: Query): URLSearchParams {
  const parameters = new URLSearchParams({ page: String(page), sortBy: SORT_BY[sort] ?? 'publishedAt' });
  if (search) parameters.set('search', search);
  if (category) parameters.set('category', category);
  return parameters;
}

/** @throws {Error} when neither the API nor the index answers. */
export async function fetchPosts(query: Query, signal?: AbortSignal): Promise<Found> {
  const init = signal ? { signal } : {};
  try {
    const response = await fetch(`/api/blog/posts?${parametersOf(query).toString()}`, init);
    if (!response.ok) throw new Error(`${response.status}`);
    return { ...((await response.json()) as Posts), isFallback: false };
  } catch (error) {
    if (signal?.aborted) throw error;
    const { searchIndex } = await import('./static-index.ts');
    return { ...(await searchIndex(query)), isFallback: true };
  }
}
