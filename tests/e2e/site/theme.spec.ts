import type { Page } from '@playwright/test';

import { expect, test, waitForScripts } from '../support/page.ts';
import { hold } from '../support/slow-line.ts';

const LIGHT_CANVAS = 'rgb(246, 246, 243)';
const DARK_CANVAS = 'rgb(16, 19, 18)';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const canvas = (page: Page) => page.locator('html');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const keep = (page: Page, theme: string) =>
  page.evaluate((value) => localStorage.setItem('theme', value), theme);

test('P-THM-1 the system decides until a choice is made, which is kept as "dark" or "light", shows in other tabs and outlives a reload', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');

  await test.step('the system changes its mind', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(canvas(page)).toHaveCSS('background-color', LIGHT_CANVAS);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await kept(page)).toBeNull();
  });

  await test.step('a choice shows in other tabs', async () => {
    const other = await context.newPage();
    waitForScripts(other);
    await other.emulateMedia({ colorScheme: 'light' });
    await other.goto('/');
    await toggle(page).click();
    await expect(canvas(other)).toHaveCSS('background-color', DARK_CANVAS);
    await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
    await other.close();
  });

  await test.step('it outlives a reload against the system', async () => {
    expect(await kept(page)).toBe('dark');
    await page.reload();
    await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
    for (const bar of await page.locator('meta[name="theme-color"]').all())
      await expect(bar).toHaveAttribute('content', DARK_CANVAS);
    await toggle(page).click();
    expect(await kept(page)).toBe('light');
    await expect(canvas(page)).toHaveCSS('background-color', LIGHT_CANVAS);
  });

  await test.step('it is there before the body, so that no frame shows the other theme', async () => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('body')) return;
        observer.disconnect();
        Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
      }).observe(document, { childList: true, subtree: true });
    });
    await keep(page, 'dark');
    await page.reload();
    expect(await page.evaluate((): unknown => Reflect.get(window, 'themeAtBody'))).toBe('dark');
  });

  await test.step('a kept value that is no theme is as none', async () => {
    await keep(page, 'purple');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(canvas(page)).toHaveCSS('background-color', DARK_CANVAS);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(canvas(page)).toHaveCSS('background-color', LIGHT_CANVAS);
  });
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

test.describe('scripts that do not arrive', () => {
  test.use({ expectedProblems: /ERR_FAILED/u });

  test('P-THM-1 the switch works once the connection is back, though its script was asked for in vain', async ({
    context,
  }) => {
    const page = await context.newPage(); // its visit does not wait for scripts
    const script = '**/_astro/index.astro*.js';
    await page.route(script, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.goto('/');
    await page.mouse.move(9, 9);
    await lost;
    await page.unroute(script);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(toggle(page)).toHaveAttribute('aria-pressed', /true|false/u);
  });
});
