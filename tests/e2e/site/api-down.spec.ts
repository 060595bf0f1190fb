import { expect, test } from '../support/page.ts';
import { SECTIONS, sectionsOf } from '../support/sections.ts';

test.use({ expectedProblems: /\/api\// });

test.beforeEach(async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
});

test('P-GEN-2 with the API down the whole page is there, asks it for nothing and says nothing of it, however far the visitor scrolls', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.goto('/');
  expect(await sectionsOf(page)).toEqual(SECTIONS);
  for (const section of await page.locator('section[id]').all()) await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => !url.endsWith('/api/auth/verify'))).toEqual([]);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});
