import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS, ON_A_PHONE } from '../support/widths.ts';

const SECTIONS = [
  ['About', 'about'],
  ['Awards', 'awards'],
  ['Experience', 'experience'],
  ['Expertise', 'skills'],
  ['Projects', 'projects'],
  ['Testimonials', 'testimonials'],
  ['ROI Calculator', 'roi-calculator'],
] as const;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768;
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) => bar(page).getByRole('button', { name: isPhone(page) ? 'Menu' : 'Portfolio' });
const menu = (page: Page) => page.locator(isPhone(page) ? '#mobile-menu' : '#portfolio-menu');
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Loads the page at a section, as a link from elsewhere does. */
async function openAt(page: Page, id: string) {
  await page.goto('about:blank');
  await page.goto(`/#${id}`);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('P-NAV-1 the bar stays on top and the name of the owner scrolls there', async ({ page }) => {
  await page.locator('#projects').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);

  await bar(page).getByRole('button', { name: 'Alex Example' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test(
  'P-NAV-2 P-NAV-3 the seven items scroll to 80 px above their sections',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await opener(page).click();
    const items = menu(page).locator('a[href^="#"]:not([href="#contact"])');
    await expect(items).toHaveText(SECTIONS.map(([label]) => label));

    for (const [label, id] of SECTIONS) {
      if (await menu(page).isHidden()) await opener(page).click();
      await menu(page).getByRole('link', { name: label, exact: true }).click();
      await expect.poll(() => top(page, id), { message: `${label} lands` }).toBe(80);
      await expect(menu(page)).toBeHidden();
    }
  },
);

test('P-NAV-3 an address with a section lands 80 px above it too', async ({ page }) => {
  await openAt(page, 'projects');
  await expect.poll(() => top(page, 'projects')).toBe(80);
});

test('P-NAV-3 it lands there also where the page above grows while it scrolls', async ({ page }) => {
  await page.evaluate(() => {
    document.addEventListener(
      'scroll',
      () => (document.querySelectorAll('h2').item(0).style.padding = '90px'),
      {
        once: true,
      },
    );
  });
  await page.locator('#hero a[href="#experience"]').click();
  await expect.poll(() => top(page, 'experience')).toBe(80);
});

test('P-NAV-4 the highlighted button leads to the contact section', AT_BOTH_WIDTHS, async ({ page }) => {
  const label = isPhone(page) ? 'Get in Touch' : "Let's Chat";
  if (isPhone(page)) await opener(page).click();
  await page.getByRole('link', { name: label }).click();
  await expect(page.locator('#contact h2')).toBeInViewport();
  await expect(page).toHaveURL(/#contact$/u);
});

test(
  'P-NAV-5 Blog stands beside the dropdown, and inside the menu on small screens',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    const blog = bar(page).getByRole('link', { name: 'Blog', exact: true });
    if (isPhone(page)) {
      await expect(blog).toBeHidden();
      await opener(page).click();
      await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
    }
    await expect(blog).toBeVisible();
    await expect(blog).toHaveAttribute('href', '/blog');
  },
);

test(
  'P-NAV-6 the page behind the open menu does not scroll, and scrolls again after a choice',
  ON_A_PHONE,
  async ({ page }) => {
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await overflow()).toBe('hidden');

    await menu(page).getByRole('link', { name: 'Experience' }).click();
    await expect(menu(page)).toBeHidden();
    expect(await overflow()).not.toBe('hidden');
  },
);

test('P-NAV-7 the open menu closes on a click outside of it', AT_BOTH_WIDTHS, async ({ page }) => {
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(200, isPhone(page) ? 32 : 500);
  await expect(menu(page)).toBeHidden();
});

test(
  'P-NAV-7 Escape closes the open menu and returns the focus to its button',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await opener(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'About' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  },
);

test(
  'P-NAV-7 the open menu closes when the focus moves past its last item',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await opener(page).press('Enter');
    await menu(page).locator('a').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  },
);

test('P-NAV-2 the item of the section in view is marked as current', AT_BOTH_WIDTHS, async ({ page }) => {
  await openAt(page, 'projects');
  await expect.poll(() => top(page, 'projects')).toBe(80);
  await opener(page).click();
  await expect(menu(page).locator('[aria-current]')).toHaveText(['Projects']);
});

test('P-UI-3 a width of 768 px is small, 769 px is not', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Portfolio' })).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Portfolio' })).toBeVisible();
});

test('P-NAV-2 the open menu is accessible in both themes', AT_BOTH_WIDTHS, async ({ page }) => {
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'header');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'P-NAV-2 P-NAV-6 the menu opens and its items lead to their sections',
    AT_BOTH_WIDTHS,
    async ({ page }) => {
      await opener(page).click();
      await menu(page).getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL(/#projects$/u);
      await expect(page.locator('#projects h2')).toBeInViewport();
    },
  );
});
