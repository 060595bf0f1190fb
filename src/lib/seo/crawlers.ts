/** The two files that tell crawlers where to go. */
import { absoluteUrl } from '#lib/seo/metadata.ts';

export type SitemapEntry = {
  path: string;
  /** When the content of the page last changed. */
  lastModified?: Date;
};

/** A sitemap by https://www.sitemaps.org/protocol.html. */
export function sitemap(entries: SitemapEntry[], site: URL | string): string {
  const urls = entries.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeXml(absoluteUrl(path, site))}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything public may be crawled; the owner's tools and the API may not, public files excepted. */
export function robots(site: URL | string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/tools/files/',
    'Disallow: /api/',
    'Disallow: /tools',
    'Disallow: /admin',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml', site)}`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
