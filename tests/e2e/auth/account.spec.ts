/** What of the owner's account bears others beside it; the rest is in account.alone.spec.ts. */
import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/tools/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
});

test('D24 an admin token is shown once and opens /api/admin only', async ({ page, playwright, baseURL }) => {
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = await page.getByLabel('Your admin token').inputValue();
  const headers = { Authorization: `Bearer ${token}` };
  const script = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: headers,
    storageState: { cookies: [], origins: [] },
  });
  expect((await script.get('/api/tools/dashboard')).status()).toBe(401);
  expect((await script.get('/api/admin/files/blog-export?slug=nothing-here')).status()).toBe(404);
  await script.dispose();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  await page.reload();
  await expect(page.getByLabel('Your admin token')).toBeHidden();
});

test('AU-10 axe finds nothing on the account page in both themes', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Active sessions' }).getByText('This one')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
