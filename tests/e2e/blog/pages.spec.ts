import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS, ON_A_PHONE } from '../support/widths.ts';

const POST = '/blog/zero-trust-rollout-order';

test(
  'B-LIST-1 B-POST-1 B-CAT-1 B-TAG-1 B-SRCH-1 every kind of page is accessible in both themes',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    for (const path of ['/blog', POST, '/blog/category/it-operations', '/blog/tag/okta', '/blog/search'])
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessibleInBothThemes(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width).toBeLessThanOrEqual(0);
      });
  },
);

test('B-LIST-1 B-LIST-2 B-LIST-3 the list shows categories, featured posts, ten cards and pages; typing filters it, nothing found offers "Clear Filters"', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-featured] li')).toHaveCount(3);
  await expect(page.locator('[data-results] article')).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toContainText('All Articles');
  const zeroTrust = page.locator('article', { hasText: 'Zero trust in seven steps' });
  await expect(zeroTrust.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveCount(3);
  await expect(zeroTrust).toContainText('+11 more');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/u);
  await expect(page.locator('[data-results] article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();

  const box = page.getByRole('searchbox');
  await box.fill('zero trust');
  await expect(page.locator('[data-featured]')).toBeHidden();
  await expect(page.locator('mark').first()).toHaveText(/zero|trust/iu);
  await box.fill('qqqqqqqqqqqq');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.locator('[data-results] article')).toHaveCount(10);
  await expect(page.locator('[data-featured]')).toBeVisible();
});

test('B-POST-1 B-POST-2 B-POST-4 B-ENG-1 BA-11 a post shows its parts, follows the reader, leads back up, is shared, liked and commented on', async ({
  page,
}) => {
  await page.goto(POST);
  for (const name of ['Breadcrumb', 'Contents'])
    await expect(page.getByRole('navigation', { name })).toBeVisible();
  await expect(page.locator('article')).toContainText('Featured');
  await expect(page.locator('article header')).toContainText('8 min read');
  await expect(page.getByText('Last updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to blog' })).toBeVisible();
  const up = page.getByRole('link', { name: 'Scroll to top' });
  const readTo = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(up).toBeHidden();
  await readTo(401);
  await expect(up).toBeVisible();
  await readTo(400);
  await expect(up).toBeHidden();
  await readTo(900);
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  await expect(page.locator('#related li')).toHaveCount(3);

  await test.step('B-POST-2 all four ways to share are there, and the three sites are links', async () => {
    const bar = page.getByRole('group', { name: 'Like and share' });
    for (const name of ['Twitter', 'LinkedIn', 'Facebook'])
      await expect(bar.getByRole('link', { name: `Share on ${name}` })).toHaveAttribute('target', '_blank');
    await expect(bar.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  await test.step('B-ENG-1 B-POST-2 a like is given once and the server counts it', async () => {
    const counted = page.waitForResponse('**/analytics');
    await page.getByRole('button', { name: /^Like/u }).click();
    expect((await counted).ok()).toBe(true);
    await expect(page.getByRole('button', { name: /^Liked/u })).toBeDisabled();
  });

  await test.step('BA-11 a comment is sent, waits for approval and is not shown', async () => {
    await page.locator('#comments').scrollIntoViewIfNeeded();
    await expect(page.getByText('No comments yet.')).toBeVisible();
    await page.getByLabel('Name').fill('A Reader');
    await page.getByLabel('Email').fill('reader@example.com');
    await page.getByLabel('Comment', { exact: true }).fill('<img src=x onerror=alert(1)> Thank you');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page.getByText('appears once it is approved.')).toBeVisible();
    await expect(page.locator('[data-comment-list] li')).toHaveCount(0);
  });
});

test(
  'B-TAG-1 on a phone the articles of a tag come before what else there is about it',
  ON_A_PHONE,
  async ({ page }) => {
    await page.goto('/blog/tag/zero-trust');
    const articles = await page.getByRole('region', { name: 'Articles' }).boundingBox();
    const aside = await page.getByRole('complementary').boundingBox();
    expect(articles?.y).toBeLessThan(aside?.y ?? 0);
  },
);

test('B-SRCH-1 B-SRCH-2 B-SRCH-3 search keeps the address in step, marks, empties and clears', async ({
  page,
}) => {
  await page.goto('/blog/search');
  await expect(page.getByText('Start Your Search')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Search', exact: true });
  await expect(submit).toBeDisabled();
  await page.getByRole('searchbox').fill('security');
  await submit.click();
  await expect(page).toHaveURL(/\?q=security$/u);
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page.locator('[data-found]')).toContainText(/\d+ results? for “security”/u);
  const sort = page.getByLabel('Sort by');
  const sorts = ['Relevance', 'Best match', 'Newest First', 'Most Popular'];
  await expect(sort.getByRole('option')).toHaveText(sorts);
  await sort.selectOption({ label: 'Most Popular' });
  await expect(page).toHaveURL(/sort=popularity/u);
  await page.goto('/blog/search?q=qqqqqqqqqq');
  await expect(page.getByText('No Results Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(/\/blog\/search$/u);
  await expect(page.getByText('Start Your Search')).toBeVisible();
});

test('B-POST-1 a title of one long word leaves the page as wide as a phone', ON_A_PHONE, async ({ page }) => {
  await page.goto(POST);
  const titles = page.locator('h1, [aria-current=page]');
  await titles.evaluateAll((places) => places.forEach((place) => (place.textContent = 'zero'.repeat(20))));
  await expect(titles).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('B-SEO-1 a post names itself to machines: canonical, image, posting, breadcrumb, feeds', async ({
  page,
  request,
}) => {
  await page.goto(POST);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/blog\/zero-trust-rollout-order$/u,
  );
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(image ?? '').pathname)).headers()['content-type']).toBe('image/png');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"BlogPosting"');
  expect(data).toContain('"BreadcrumbList"');
  for (const [feed, type] of [
    ['/blog/rss.xml', 'xml'],
    ['/blog/feed.json', 'application/feed+json'],
  ] as const) {
    await expect(async () => {
      const response = await request.get(feed);
      expect(response.status()).toBe(200); // another test may take a post back at this moment
      expect(response.headers()['content-type']).toContain(type);
    }).toPass();
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    '/blog/zero-trust-rollout-order</loc><lastmod>',
  );
});
