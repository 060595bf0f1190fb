/** What a page tells search engines and link previews about itself, as data. */
import { locale } from 'virtual:brand/locale';
import { language } from 'virtual:brand/site';

import type { Profile } from '#contracts/content.ts';
import { BRAND } from '#lib/brand/colours.ts';

const TITLE_MAX_CHARACTERS = 60; // B-SEO-1
const DESCRIPTION_MAX_CHARACTERS = 160; // B-SEO-1
export const DEFAULT_IMAGE_PATH = '/og/home.png';

const ELLIPSIS = '...';
const IMAGE_WIDTH_PX = 1200;
const IMAGE_HEIGHT_PX = 630;

export type PageDescription = {
  title: string;
  description: string;
  /** Path of the page, as in `/blog`. */
  path: string;
  /** The picture of link previews, 1200 × 630. */
  image?: { path: string; alt: string } | undefined;
  type?: 'website' | 'profile' | 'article' | undefined;
};

export type Site = { url: URL | string; name: string };

type Property = { property: string; content: string };
type Name = { name: string; content: string };

export type PageMetadata = {
  title: string;
  description: string;
  canonical: string;
  openGraph: Property[];
  twitter: Name[];
};

/** Shortens to at most `max` characters, the last three of them dots (B-SEO-1). */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  return characters.slice(0, max - ELLIPSIS.length).join('') + ELLIPSIS;
}

/** The first sentence of a text: a description that need not be cut. */
export const leadSentence = (text: string): string => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u, 1)[0] ?? text;

/** The absolute address of a path, without query, fragment or trailing slash. */
export function absoluteUrl(path: string, site: URL | string): string {
  const { origin, pathname } = new URL(path, site);
  return origin + (pathname === '/' ? '/' : pathname.replace(/(?<!\/)\/+$/, ''));
}

/** Title, description, canonical address, Open Graph and Twitter tags of one page. */
export function pageMetadata(page: PageDescription, site: Site): PageMetadata {
  const title = truncate(page.title, TITLE_MAX_CHARACTERS);
  const description = truncate(page.description, DESCRIPTION_MAX_CHARACTERS);
  const canonical = absoluteUrl(page.path, site.url);
  const image = absoluteUrl(page.image?.path ?? DEFAULT_IMAGE_PATH, site.url);
  const alt = page.image?.alt ?? site.name;
  return {
    title,
    description,
    canonical,
    openGraph: [
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: locale.replaceAll('-', '_') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(IMAGE_WIDTH_PX) },
      { property: 'og:image:height', content: String(IMAGE_HEIGHT_PX) },
      { property: 'og:image:alt', content: alt },
    ],
    twitter: [
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: alt },
    ],
  };
}

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

/** JSON for a script element: no `<` or line separator can end it or be read as markup. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(/[<>\u2028\u2029]/g, escapeUnicode);
}

function escapeUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
