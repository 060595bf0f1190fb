import type { APIRoute } from 'astro';

import { loadSiteContent } from '#lib/content/load-site-content.ts';
import { DOCX_TYPE, resumeDocx } from '#lib/documents/resume-docx.ts';

export const GET: APIRoute = async ({ url, site }) =>
  new Response(await resumeDocx(await loadSiteContent(), (site ?? url).origin), {
    headers: { 'Content-Type': DOCX_TYPE },
  });
