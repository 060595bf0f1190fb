import type { APIRoute } from 'astro';

import { robots } from '#lib/seo/crawlers.ts';

export const GET: APIRoute = ({ url, site }) =>
  new Response(robots(site ?? url), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
