import { expect, test } from '../support/page.ts';

test.use({ expectedProblems: /404|503|ERR_INTERNET|Failed to load|\/api\/|search-index/u });

test('B-CAT-1 B-TAG-1 B-POST-5 unknown posts, categories and tags say so with 404, and lead back', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/blog/category/nothing', 'Category Not Found'],
    ['/blog/category', 'Invalid Category'],
    ['/blog/tag/nothing', 'Tag Not Found'],
    ['/blog/tag', 'Invalid Tag'],
    ['/blog/there-is-no-such-post', 'Post Not Found'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  }
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Blog']);
});

test('B-POST-5 a post that is no longer public leaves the screen', async ({ page }) => {
  await page.route('**/api/blog-post?*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/blog/zero-trust-rollout-order');
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
});

test('B-LIST-3 B-SRCH-2 while the API is down posts read on, and search uses the static index', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/blog/zero-trust-rollout-order');
  await expect(page.locator('.prose h2').first()).toBeVisible();
  await page.goto('/blog/search?q=budget');
  await expect(page.locator('[data-results] article').first()).toBeVisible();
  await expect(page.locator('[data-found]')).toContainText('in the saved index');
});

test('B-LIST-3 B-SRCH-2 without API and index the lists say so and offer another try', async ({ page }) => {
  await page.route(/\/api\/|search-index/u, (route) => route.abort());
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('budget');
  await expect(page.getByText('Failed to load blog posts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.goto('/blog/search?q=budget');
  await expect(page.getByText('Failed to load search results')).toBeVisible();
});

test('BA-11 a comment that is written before its script has come stays on the page and out of the address, and is sent when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/blog/zero-trust-rollout-order');
  await context.setOffline(true);
  const form = page.locator('[data-comment-form]');
  await form.scrollIntoViewIfNeeded();
  await expect(page.getByText('Comments cannot be loaded now.')).toBeVisible();
  await form.getByLabel('Name').fill('Reader');
  await form.getByLabel('Email').fill('reader@example.com');
  await form.getByLabel('Comment', { exact: true }).fill('Written in a tunnel.');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/zero-trust-rollout-order$/u);
  await context.setOffline(false);
  await expect(page.getByText('Comments cannot be loaded now.')).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue('Reader');
  await form.getByRole('button').click();
  await expect(form).toContainText('appears once it is approved');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B-LIST-1 B-POST-1 list, pages, categories and posts work as links', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.locator('[data-stat="totalPosts"]')).toHaveText('12'); // scripts would count those of other tests
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page\/2/u);
    await page
      .getByRole('link', { name: /^Leadership/u })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership');
    await page.locator('article h3 a').first().click();
    await expect(page.locator('.prose p').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('B-SRCH-1 the search offers no form that would find nothing, and says where the articles are', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(page.getByRole('search')).toBeHidden();
    await page.goto('/blog/search');
    await expect(page.locator('main noscript p')).toContainText('Searching needs JavaScript.');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
