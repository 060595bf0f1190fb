import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS, ON_A_PHONE } from '../support/widths.ts';

test(
  'P-UI-5 Back closes a panel and stays on the page; the next Back leaves',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto('/blog');
    await page.goto('/');
    const card = page.locator('#skills button.card-button').first();
    await card.scrollIntoViewIfNeeded();
    const panel = page.locator('.detail-panel:popover-open');
    for (const closes of ['Back', 'Escape', 'Back']) {
      await card.click({ position: { x: 20, y: 10 } });
      await expect(panel).toBeVisible();
      if (closes === 'Back') await page.evaluate(() => history.back());
      else await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/u);
  },
);

test('P-NAV-6 P-CHAT-6 Back closes the menu and the chat of a phone', ON_A_PHONE, async ({ page }) => {
  await page.goto('/blog');
  await page.goto('/');
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(menu).toBeHidden();

  const chat = page.locator('[data-chat-panel]');
  await page.locator('[data-chat-button]').click();
  await expect(chat).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(chat).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Expertise' }).click();
  await expect(page.locator('#skills')).toBeInViewport();
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(/#skills/u);
  expect(new URL(page.url()).pathname).toBe('/');
});
