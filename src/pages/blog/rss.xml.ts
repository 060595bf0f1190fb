import type { APIRoute } from 'astro';

import { rssFeed } from '#lib/blog/feeds.ts';
import { loadFeed } from '#lib/blog/load-feed.ts';

export const GET: APIRoute = async ({ site, url }) =>
  new Response(rssFeed(await loadFeed(site ?? url)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
