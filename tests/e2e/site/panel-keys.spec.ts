/** Panels by keyboard where the page scrolls smoothly to what has the focus. */
import type { Page } from '@playwright/test';

import { expect, test } from '../support/page.ts';

const projects = (page: Page) => page.locator('#projects button.card-button');
const panel = (page: Page) => page.locator('.detail-panel:popover-open');

/** Once the page has stood still for some frames. */
const pageAtRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const FRAMES = 12;
        let [last, still] = [scrollY, 0];
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still < FRAMES) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The script that wires the panels comes after the first paint; opening one to see it would move the page.
  await page.goto('/', { waitUntil: 'networkidle' });
});

test('P-UI-5 Enter opens the panel of a card that Tab is bringing into view', async ({ page }) => {
  await projects(page)
    .nth(1)
    .evaluate((card) => card.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => scrollY > 0);
  await page.keyboard.press('Enter');
  await pageAtRest(page); // what is left of the scrolling would close the panel
  await expect(panel(page)).toHaveAccessibleName('OKR-Based Operational Transformation');
});

test('P-UI-5 Enter that comes before the page has begun to scroll opens the panel too', async ({ page }) => {
  await projects(page)
    .nth(1)
    .evaluate((card) => card.focus({ preventScroll: true }));
  await Promise.all(['Tab', 'Enter'].map((key) => page.keyboard.press(key)));
  await page.waitForFunction(() => scrollY > 0);
  await pageAtRest(page);
  await expect(panel(page)).toHaveAccessibleName('OKR-Based Operational Transformation');
});
