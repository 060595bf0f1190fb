import type { APIRoute } from 'astro';

import { siteIcon } from '#lib/brand/icon.ts';

export const GET: APIRoute = () => new Response(siteIcon, { headers: { 'Content-Type': 'image/svg+xml' } });
