import type { Tag } from '#contracts/blog.ts';

import type { Blog } from './blog.ts';
import { listKey, partsOf, type ListPart } from './list-pages.ts';
import { relatedTags } from './tags.ts';

/** Every page of every tag's list. */
export function tagPaths(blog: Blog) {
  return blog.tags.flatMap((tag: Tag) => {
    const posts = blog.posts.filter((post) => post.tags.some(({ slug }) => slug === tag.slug));
    const related = relatedTags(tag.slug, posts);
    return partsOf(posts).map((part: ListPart) => ({
      params: { tag: tag.slug, page: part.current === 1 ? undefined : `page/${part.current}` },
      props: { tag, related, ...part },
      cacheKey: listKey(part, blog, related),
    }));
  });
}
