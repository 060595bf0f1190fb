import { expect, test } from '../support/page.ts';

const HIDDEN = ['header', 'footer', '#roi-calculator', '#contact', 'canvas', '[data-chat]', '#hero a'];

test('P-GEN-1 P-EXP-3 P-SKL-2 P-PRJ-4 P-THM-1 P-AWD-6 printed, the page is a CV in black on white: name and address first, all details, addresses spelt out, no bar, forms, chat or particles', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('#hero').getByText('alex@example.com')).toBeVisible();
  for (const hidden of HIDDEN)
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();

  for (const section of ['experience', 'skills', 'projects']) {
    const panels = page.locator(`#${section} [role="dialog"]`);
    await expect(panels).toHaveCount(await page.locator(`#${section} [data-card]`).count());
    for (const panel of await panels.all()) await expect(panel.locator('li').first()).toBeVisible();
  }

  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');

  const address = await page
    .locator('#awards a.link')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://');
});

test('P-THM-1 a post is printed in black on white, though the reader chose the dark theme', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.locator('main article a').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('P-EXP-3 P-PRJ-4 the record in detail says on paper of which role and project it tells', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/record');
  const heads = page.locator('.detail-head');
  await expect(heads.first()).toBeVisible();
  for (const head of await heads.all()) await expect(head).toBeVisible();
});
