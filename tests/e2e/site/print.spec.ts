import { expect, test } from '../support/page.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
});

test('P-GEN-1 printed, the page is a CV: name and address first, no bar, forms, chat or particles', async ({
  page,
}) => {
  const hero = page.locator('#hero');
  await expect(hero.getByText('alex@example.com')).toBeVisible();
  for (const hidden of [
    'header',
    'footer',
    '#roi-calculator',
    '#contact',
    'canvas',
    '[data-chat]',
    '#hero a',
  ])
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
});

test('P-EXP-3 P-SKL-2 P-PRJ-4 printed, the text of every detail panel is there', async ({ page }) => {
  for (const section of ['experience', 'skills', 'projects']) {
    const panels = page.locator(`#${section} [role="dialog"]`);
    await expect(panels).toHaveCount(await page.locator(`#${section} [data-card]`).count());
    for (const panel of await panels.all()) await expect(panel.locator('li').first()).toBeVisible();
  }
});

test('P-THM-1 printed, text is black on white whatever the theme', async ({ page }) => {
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('P-AWD-6 printed, links to other sites spell out their address', async ({ page }) => {
  const content = await page
    .locator('#awards a.link')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(content).toContain('https://');
});
