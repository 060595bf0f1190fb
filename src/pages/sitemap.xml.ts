import type { APIRoute } from 'astro';
import { hasBlog } from 'virtual:brand/parts';

import { categoryPath, changedAt, postPath, tagPath } from '#lib/blog/summary.ts';
import { sitemap, type SitemapEntry } from '#lib/seo/crawlers.ts';

import { loadBlog } from './blog/_load-blog.ts';

export const GET: APIRoute = async ({ url, site }) => {
  const { posts, categories, tags } = await loadBlog();
  const latest = (list: typeof posts) => list.map(changedAt).sort().at(-1);
  const entry = (path: string, changed: string | undefined): SitemapEntry => ({
    path,
    ...(changed && { lastModified: new Date(changed) }),
  });
  const lists = [
    ...categories.map(({ slug }) => ({
      path: categoryPath(slug),
      posts: posts.filter((post) => post.categories.some((one) => one.slug === slug)),
    })),
    ...tags.map(({ slug }) => ({
      path: tagPath(slug),
      posts: posts.filter((post) => post.tags.some((one) => one.slug === slug)),
    })),
  ].filter((list) => list.posts.length > 0);
  const entries = [
    { path: '/' },
    { path: '/record' },
    ...(hasBlog
      ? [
          entry('/blog', latest(posts)),
          ...posts.map((post) => entry(postPath(post.slug), changedAt(post))),
          ...lists.map((list) => entry(list.path, latest(list.posts))),
        ]
      : []),
  ];
  return new Response(sitemap(entries, site ?? url), { headers: { 'Content-Type': 'application/xml' } });
};
