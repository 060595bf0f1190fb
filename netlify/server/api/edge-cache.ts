import { os } from '@orpc/server';

import type { ApiContext } from './context.ts';

const SECONDS_AT_EDGE = 60;

/** Everything public that is made from posts; purged when one of them changes. */
export const BLOG_CACHE_TAG = 'blog';
/** One file. */
export const fileCacheTag = (id: number): string => `file-${id}`;
/** Files that are shown because this post is. */
export const picturesCacheTag = (postId: number): string => `pictures-${postId}`;

/**
 * Lets the edge keep a public answer for a minute, browsers ask again each time. Only the named parameters
 * tell answers apart, so that invented ones cannot fill the cache; an error is never kept, nor the answer to a
 * query that the edge reads differently than we do.
 *
 * Only for answers that are the same for everybody: nothing that looks at a cookie.
 */
export const cachedAtEdge = (...queryNames: string[]) =>
  os.$context<ApiContext>().middleware(async ({ context, next }) => {
    const result = await next();
    const { request, responseHeaders } = context;
    if (!isToldApart(request, queryNames)) return result;
    responseHeaders.set('Cache-Control', 'public, max-age=0, must-revalidate');
    responseHeaders.set('Netlify-CDN-Cache-Control', `public, s-maxage=${SECONDS_AT_EDGE}`);
    responseHeaders.set('Netlify-Cache-Tag', BLOG_CACHE_TAG);
    responseHeaders.set(
      'Netlify-Vary',
      queryNames.length > 0 ? `query=${queryNames.join('|')}` : 'query=none',
    );
    return result;
  });

/**
 * True when each parameter is one of `names`, written plainly and once, as the edge looks for them. We also
 * understand `page[]=9` and `%70age=9`, which the edge would keep as the answer without a page, for everybody.
 */
function isToldApart({ url }: Request, names: string[]): boolean {
  const query = new URL(url).search.slice(1);
  const written = query === '' ? [] : query.split('&').map((parameter) => parameter.split('=', 1)[0] ?? '');
  return new Set(written).size === written.length && written.every((name) => names.includes(name));
}
