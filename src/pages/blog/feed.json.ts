import type { APIRoute } from 'astro';

import { jsonFeed } from '#lib/blog/feeds.ts';
import { loadFeed } from '#lib/blog/load-feed.ts';

export const GET: APIRoute = async ({ site, url }) =>
  new Response(JSON.stringify(jsonFeed(await loadFeed(site ?? url))), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
