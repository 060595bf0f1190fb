import { expect, test } from 'vitest';

import { robots, sitemap } from '#lib/seo/crawlers.ts';

const SITE = 'https://alex.example.com';

test('P-GEN-1 the sitemap lists absolute addresses, escaped, with the day of change where it is known', () => {
  const xml = sitemap(
    [{ path: '/' }, { path: "/blog/q&a's", lastModified: new Date('2026-11-20T00:00:00Z') }],
    SITE,
  );
  expect(xml).toContain('<url><loc>https://alex.example.com/</loc></url>');
  expect(xml).toContain(
    '<url><loc>https://alex.example.com/blog/q&#38;a&#39;s</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>',
  );
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
});

test('P-GEN-1 robots may read the public pages and nothing of the owner', () => {
  const lines = robots(SITE).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /tools', 'Disallow: /admin']),
  );
  expect(lines).toContain('Sitemap: https://alex.example.com/sitemap.xml');
});
