import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

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

test(
  'P-NAV-2 P-NAV-3 P-NAV-4 P-NAV-5 P-NAV-6 P-NAV-7 the menu leads to every section, closes on what is outside of it, and can be used by everybody',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await test.step('P-NAV-2 P-NAV-3 an address with a section lands 80 px above it, and its item is marked', async () => {
      await page.goto('/#projects');
      await expect.poll(() => top(page, 'projects')).toBe(80);
      await opener(page).click();
      await expect(menu(page).locator('[aria-current]')).toHaveText(['Projects']);
      await expectAccessibleInBothThemes(page, 'header');
    });

    await test.step('P-NAV-7 a click outside of it closes it', async () => {
      await page.mouse.click(isPhone(page) ? 200 : 5, isPhone(page) ? 32 : 500);
      await expect(menu(page)).toBeHidden();
    });

    await test.step('P-NAV-7 Escape closes it and returns the focus to its button', async () => {
      await opener(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name: 'About' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });

    await test.step('P-NAV-7 it closes when the focus moves past its last item', async () => {
      await opener(page).press('Enter');
      await menu(page).locator('a').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu(page)).toBeHidden();
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    });

    await test.step('P-NAV-5 Blog stands beside the dropdown, and inside the menu on small screens', async () => {
      const blog = bar(page).getByRole('link', { name: 'Blog', exact: true });
      if (isPhone(page)) await expect(blog).toBeHidden();
      await opener(page).click();
      if (isPhone(page)) await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
      await expect(blog).toBeVisible();
      await expect(blog).toHaveAttribute('href', '/blog');
    });

    await test.step('P-NAV-2 P-NAV-3 the seven items scroll to 80 px above their sections', async () => {
      const items = menu(page).locator('a[href^="#"]:not([href="#contact"])');
      await expect(items).toHaveText(SECTIONS.map(([label]) => label));
      for (const [label, id] of SECTIONS) {
        if (await menu(page).isHidden()) await opener(page).click();
        await menu(page).getByRole('link', { name: label, exact: true }).click();
        await expect.poll(() => top(page, id), { message: `${label} lands` }).toBe(80);
        await expect(menu(page)).toBeHidden();
      }
    });

    await test.step('P-NAV-4 P-NAV-6 the highlighted button leads to the contact section; behind the menu of a phone nothing scrolls', async () => {
      const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
      if (isPhone(page)) {
        await opener(page).click();
        await expect(menu(page)).toBeVisible();
        expect(await overflow()).toBe('hidden');
      }
      await page.getByRole('link', { name: isPhone(page) ? 'Get in Touch' : "Let's Chat" }).click();
      await expect(page.locator('#contact h2')).toBeInViewport();
      await expect(page).toHaveURL(/#contact$/u);
      await expect(menu(page)).toBeHidden();
      expect(await overflow()).not.toBe('hidden');
    });
  },
);

test('P-NAV-1 P-NAV-3 P-UI-3 the bar stays on top, sections are met where the page grows too, and 768 px are small, 769 px are not', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('P-NAV-3 a section is met where the page above grows while it scrolls', async () => {
    await page.evaluate(() => {
      const grow = () => (document.querySelectorAll('h2').item(0).style.padding = '90px');
      document.addEventListener('scroll', grow, { once: true });
    });
    await page.locator('#hero a[href="#experience"]').click();
    await expect.poll(() => top(page, 'experience')).toBe(80);
  });

  await test.step('P-NAV-1 the name of the owner scrolls to the top', async () => {
    await expect(bar(page)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await bar(page).getByRole('button', { name: 'Alex Example' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('P-UI-3 the bar has a menu or a dropdown', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Portfolio' })).toBeHidden();
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Portfolio' })).toBeVisible();
  });
});

/** Where the page stands when the scroll that the owner's name asks for has ended. */
const topByName = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('scrollend', () => resolve(scrollY), { once: true });
        document.querySelector<HTMLElement>('[data-scroll-top]')?.click();
      }),
  );

test('P-NAV-1 P-NAV-3 who has landed on a section is not taken back to it by the next scroll', async ({
  page,
}) => {
  await test.step('by its address', async () => {
    await page.goto('/#projects');
    await expect.poll(() => top(page, 'projects')).toBe(80);
    expect(await topByName(page)).toBe(0);
  });

  await test.step('by an item that is chosen again', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const _ of ['goes there', 'is there']) {
      await opener(page).click();
      await menu(page).getByRole('link', { name: 'About' }).click();
      await expect.poll(() => top(page, 'about')).toBe(80);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await topByName(page)).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'P-NAV-2 P-NAV-6 the menu opens and its items lead to their sections',
    AT_BOTH_WIDTHS,
    async ({ page }) => {
      await page.goto('/');
      await opener(page).click();
      await menu(page).getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL(/#projects$/u);
      await expect(page.locator('#projects h2')).toBeInViewport();
    },
  );
});
