import type { APIRoute } from 'astro';

import { jsonFeed } from '#lib/blog/feeds.ts';
import { feedOf } from '#lib/blog/feed-of.ts';

import { loadBlog } from './_load-blog.ts';

export const GET: APIRoute = async ({ site, url }) =>
  new Response(JSON.stringify(jsonFeed(feedOf(await loadBlog(), site ?? url))), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
