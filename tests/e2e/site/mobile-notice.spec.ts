import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/page.ts';
import { ON_A_PHONE } from '../support/widths.ts';

const notice = (page: Page) => page.getByText('Mobile Site Under Construction');

test.describe('on a phone', ON_A_PHONE, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
  });

  test('P-MOB-1 the notice moves nothing, is not what the page is measured by, is accessible and blocks nothing', async ({
    page,
  }) => {
    const seen = await page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(resolve, 300, []);
        });
      const painted = (await entries('largest-contentful-paint')) as (PerformanceEntry & {
        element?: Element;
      })[];
      return {
        painted: painted.length > 0,
        shifts: (await entries('layout-shift')).length,
        largestIsNotice: painted.at(-1)?.element?.closest('[data-mobile-notice]') != null,
      };
    });
    expect(seen).toEqual({ painted: true, shifts: 0, largestIsNotice: false });
    await expectAccessible(page, '[data-mobile-notice]');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('P-MOB-1 its button dismisses it, and it does not come back in this session', async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toBeHidden();
    await page.reload({ waitUntil: 'load' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(notice(page)).toBeHidden();
  });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [600, 420],
  [720, 450],
  [768, 1024],
] as const)
  test(`P-MOB-1 in a window of ${width} × ${height} the notice covers no word and no button of the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
    const covered = await page.evaluate(() => {
      const box = document.querySelector('[data-mobile-notice]')?.getBoundingClientRect() ?? new DOMRect();
      const words = document.querySelectorAll('header a, header button, #hero p, h1, #hero a, #hero dl');
      return [...words]
        .filter((element) => {
          const { top, bottom, left, right, width } = element.getBoundingClientRect();
          const isBeside = bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right;
          return width > 0 && !isBeside;
        })
        .map((element) => element.textContent.trim());
    });
    expect(covered).toEqual([]);
  });

test('P-MOB-1 there is no notice on a large screen', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(notice(page)).toBeHidden();
});
