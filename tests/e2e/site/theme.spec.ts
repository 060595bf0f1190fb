import type { Page } from '@playwright/test';

import { expect, test, waitForScripts } from '../support/page.ts';
import { hold } from '../support/slow-line.ts';

const LIGHT_CANVAS = 'rgb(246, 246, 243)';
const DARK_CANVAS = 'rgb(16, 19, 18)';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const canvas = (page: Page) => page.locator('html');

test('P-THM-1 without a kept choice the system decides, also when it changes its mind', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(canvas(page)).toHaveCSS('background-color', LIGHT_CANVAS);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('P-THM-1 a choice is kept as "dark" or "light" and outlives a reload against the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await toggle(page).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
  for (const bar of await page.locator('meta[name="theme-color"]').all())
    await expect(bar).toHaveAttribute('content', DARK_CANVAS);
  await toggle(page).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await expect(canvas(page)).toHaveCSS('background-color', LIGHT_CANVAS);
});

test('P-THM-1 a kept theme is there before the body, so that no frame shows the other one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const themeAtBody = await page.evaluate((): unknown => Reflect.get(window, 'themeAtBody'));
  expect(themeAtBody).toBe('dark');
});

test('P-THM-1 a choice in one tab shows in the others', async ({ page, context }) => {
  const other = await context.newPage();
  waitForScripts(other);
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto('/');
  }
  await toggle(page).click();
  await expect(canvas(other)).toHaveCSS('background-color', DARK_CANVAS);
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
});

test('P-THM-1 a kept value that is no theme is as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
});

test('P-THM-1 where storage is blocked the page and the switch still work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await toggle(page).click();
  await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('P-THM-1 the system decides and no dead switch is shown', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
    await expect(toggle(page)).toBeHidden();
  });
});

for (const { name, path, script } of [
  { name: 'the home page', path: '/', script: 'index.astro' },
  { name: 'the blog', path: '/blog', script: 'ListScript' },
])
  test(`P-THM-1 on a slow line the switch of ${name} counts once, though it was pressed before its script was there`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const arrive = await hold(page, `**/_astro/${script}*.js`);
    const visit = page.goto(path);
    await toggle(page).press('Enter');
    await expect(canvas(page)).toHaveCSS('background-color', LIGHT_CANVAS);
    arrive();
    await visit;
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
    await toggle(page).press('Enter');
    await expect(canvas(page)).toHaveCSS('background-color', LIGHT_CANVAS);
  });
