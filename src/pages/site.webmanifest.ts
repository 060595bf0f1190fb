import type { APIRoute } from 'astro';

import { loadSiteContent } from '#lib/content/load-site-content.ts';
import { webManifest } from '#lib/seo/metadata.ts';

export const GET: APIRoute = async () => {
  const { profile } = await loadSiteContent();
  return new Response(JSON.stringify(webManifest(profile)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
