import type { APIRoute } from 'astro';

import { rssFeed } from '#lib/blog/feeds.ts';
import { feedOf } from '#lib/blog/feed-of.ts';

import { loadBlog } from './_load-blog.ts';

export const GET: APIRoute = async ({ site, url }) =>
  new Response(rssFeed(feedOf(await loadBlog(), site ?? url)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
