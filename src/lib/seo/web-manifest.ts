import { language } from 'virtual:brand/site';

import type { Profile } from '#contracts/content.ts';
import { BRAND } from '#lib/brand/colours.ts';

/** The web app manifest, so that the site can be kept on a home screen. */
export function webManifest({ name, givenName, summary }: Profile) {
  return {
    name,
    short_name: givenName,
    description: summary,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: BRAND.canvas,
    theme_color: BRAND.canvas,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
