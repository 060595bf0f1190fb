import type { APIRoute } from 'astro';

import { sitemap } from '#lib/seo/crawlers.ts';

export const GET: APIRoute = ({ url, site }) =>
  new Response(sitemap([{ path: '/' }], site ?? url), { headers: { 'Content-Type': 'application/xml' } });
