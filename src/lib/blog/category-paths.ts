import type { Category } from '#contracts/blog.ts';

import type { Blog } from './blog.ts';
import { listKey, partsOf, type ListPart } from './list-pages.ts';

/** Every page of every category's list. */
export function categoryPaths(blog: Blog) {
  return blog.categories.flatMap((category: Category) => {
    const posts = blog.posts.filter((post) => post.categories.some(({ slug }) => slug === category.slug));
    return partsOf(posts).map((part: ListPart) => ({
      params: { category: category.slug, page: part.current === 1 ? undefined : `page/${part.current}` },
      props: { category, ...part },
      cacheKey: listKey(part, blog),
    }));
  });
}
