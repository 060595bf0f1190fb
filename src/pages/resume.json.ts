import type { APIRoute } from 'astro';

import { loadSiteContent } from '#lib/content/load-site-content.ts';
import { resumeJson } from '#lib/documents/resume-json.ts';

export const GET: APIRoute = async ({ url, site }) =>
  Response.json(resumeJson(await loadSiteContent(), site ?? url));
