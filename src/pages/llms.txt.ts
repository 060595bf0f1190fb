import type { APIRoute } from 'astro';

import { loadSiteContent } from '#lib/content/load-site-content.ts';
import { llmsTxt } from '#lib/documents/llms-txt.ts';

export const GET: APIRoute = async ({ url, site }) =>
  new Response(llmsTxt(await loadSiteContent(), site ?? url), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
