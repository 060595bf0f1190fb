import type { APIRoute } from 'astro';
import { hasBlog } from 'virtual:brand/parts';

import { loadSiteContent } from '#lib/content/load-site-content.ts';
import { llmsTxt } from '#lib/documents/llms-txt.ts';

import { loadBlog } from './blog/_load-blog.ts';

export const GET: APIRoute = async ({ url, site }) =>
  new Response(llmsTxt(await loadSiteContent(), site ?? url, hasBlog ? (await loadBlog()).posts : []), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
