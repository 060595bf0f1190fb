import type { Tag } from '#contracts/blog.ts';

import { listKey, partsOf, type ListPart } from './list-pages.ts';
import { loadBlog } from './load-blog.ts';

/** Every page of every tag's list. */
export async function tagPaths() {
  const blog = await loadBlog();
  return blog.tags.flatMap((tag: Tag) => {
    const posts = blog.posts.filter((post) => post.tags.some(({ slug }) => slug === tag.slug));
    return partsOf(posts).map((part: ListPart) => ({
      params: { tag: tag.slug, page: part.current === 1 ? undefined : `page/${part.current}` },
      props: { tag, ...part },
      cacheKey: listKey(part, blog),
    }));
  });
}
