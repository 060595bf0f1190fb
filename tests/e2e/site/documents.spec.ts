import { expect, test } from '../support/page.ts';

/** What the build makes of `content/` beside the page, as a visitor or a crawler receives it. */
const documents = [
  { path: '/resume.docx', type: /officedocument\.wordprocessingml\.document/, opens: 'PK' },
  { path: '/resume.json', type: /^application\/json/, opens: '{' },
  { path: '/llms.txt', type: /^text\/plain; charset=utf-8/i, opens: '# ' },
  { path: '/robots.txt', type: /^text\/plain/, opens: 'User-agent' },
  { path: '/sitemap.xml', type: /^(application|text)\/xml/, opens: '<?xml' },
  { path: '/site.webmanifest', type: /^application\/manifest\+json/, opens: '{' },
  { path: '/og/home.png', type: /^image\/png/, opens: '\x89PNG' },
  { path: '/favicon.svg', type: /^image\/svg\+xml/, opens: '<svg' },
  { path: '/favicon.ico', type: /^image\/(x-icon|vnd\.microsoft\.icon)/, opens: '\0\0\x01\0\x01\0' },
];

test('P-CON-3 each of them is served with its own type', async ({ request }) => {
  for (const { path, type, opens } of documents) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
    expect((await response.body()).toString('latin1').slice(0, opens.length), path).toBe(opens);
  }
});

test('P-GEN-1 the head names the page for search engines and previews, and its data is valid JSON', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/og\/home\.png$/);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length).toBeLessThanOrEqual(160);

  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(data).toMatchObject({ '@context': 'https://schema.org' });
  for (const selector of ['link[rel=icon]', 'link[rel=apple-touch-icon]', 'link[rel=manifest]']) {
    const href = await page.locator(selector).getAttribute('href');
    expect((await page.request.get(new URL(href ?? '', baseURL).href)).status()).toBe(200);
  }
});
