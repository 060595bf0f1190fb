import type { APIRoute } from 'astro';

import { loadSiteContent } from '#lib/content/load-site-content.ts';
import { landingCard } from '#lib/social-image/landing-card.ts';
import { renderSocialImage } from '#lib/social-image/render.ts';

export const GET: APIRoute = async () => {
  const thisMonth = new Date().toISOString().slice(0, 7);
  const png = await renderSocialImage(landingCard(await loadSiteContent(), thisMonth));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
};
