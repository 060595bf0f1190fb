import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const PANELS = { experience: 8, skills: 3, projects: 6 } as const;
const MARGIN = 20;

type SectionId = keyof typeof PANELS;
const sections = Object.keys(PANELS) as SectionId[];

const cards = (page: Page, id: SectionId) => page.locator(`#${id} button.card-button`);
const panel = (page: Page) => page.locator('.detail-panel:popover-open');

/** Opens a card's panel by a click on the card's start, as a visitor would, and waits until it stands. */
async function open(page: Page, id: SectionId, index = 0) {
  const card = cards(page, id).nth(index);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await card.click({ position: { x: 20, y: 10 } });
  await expect(panel(page)).toBeVisible();
  return card;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test(
  'P-UI-4 P-UI-5 every panel of every section opens at the click, inside the margins, 320 to 800 px wide, and is accessible in both themes, as the page behind it',
  AT_BOTH_WIDTHS,
  async ({ page, hasTouch }) => {
    const viewport = page.viewportSize() ?? { width: 0, height: 0 };
    for (const id of sections) {
      await expect(cards(page, id)).toHaveCount(PANELS[id]);
      for (let index = 0; index < PANELS[id]; index++) {
        await open(page, id, index);
        await expect(page.locator(`#${id} [data-panels]`)).toHaveAttribute('data-selected', `${index}`);
        const box = await panel(page).boundingBox();
        if (!box) throw new Error('The panel has no box');
        expect(box.width).toBe(Math.min(800, viewport.width - 2 * MARGIN));
        expect(box.x).toBeGreaterThanOrEqual(MARGIN);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width - MARGIN);
        expect(box.y).toBeGreaterThanOrEqual(MARGIN);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height - MARGIN);
        if (index === 0) await expectAccessibleInBothThemes(page, '.detail-panel:popover-open');
        if (index === 0 && id === 'projects') await expectAccessible(page, 'html');
        if (hasTouch) await page.touchscreen.tap(5, 5);
        else await page.keyboard.press('Escape');
        await expect(panel(page)).toBeHidden();
      }
    }
  },
);

test('P-UI-5 what closes a panel, and what does not', async ({ page }) => {
  await test.step('a panel of every section closes on its ×, a second click on its card, and anything outside of it: click, wheel, scroll, key', async () => {
    const outside = { x: 5, y: 5 };
    const ways: ((card: Locator) => Promise<void>)[] = [
      () => panel(page).getByRole('button', { name: 'Close' }).click(),
      (card) => card.dispatchEvent('click', { detail: 1 }), // the panel may lie over the card
      () => page.mouse.click(outside.x, outside.y),
      () => page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' })),
      async () => {
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        );
        await page.keyboard.press('a');
      },
      async () => {
        await page.mouse.move(outside.x, outside.y);
        await page.mouse.wheel(0, 40);
      },
    ];
    for (const id of sections)
      for (const leave of ways) {
        await leave(await open(page, id));
        await expect(panel(page)).toBeHidden();
        await expect(page.locator(`#${id} [data-panels]`)).toHaveAttribute('data-selected', '');
      }
  });

  await test.step('nothing inside a panel of any section closes it: click, wheel, keys', async () => {
    for (const id of sections) {
      await open(page, id);
      const scrolled = await page.evaluate(() => scrollY);
      await panel(page).locator('p').last().click();
      await page.mouse.wheel(0, 200);
      await page.mouse.wheel(0, 5000);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('a');
      await expect(panel(page)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    }
  });

  await test.step('with the keyboard: Enter opens, the focus moves in, Escape returns it to the card', async () => {
    const card = cards(page, 'projects').nth(2);
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveAccessibleName('OKR-Based Operational Transformation');
    await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(card).toBeFocused();
  });

  await test.step('Tab leads out of the panel, which then closes and hides nothing that has the focus', async () => {
    await cards(page, 'experience').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('#experience') !== null)).toBe(true);
  });

  await test.step('a page that grows above an open panel, as by a late font, does not close it', async () => {
    await open(page, 'skills', 0);
    const scrolled = page.evaluate(
      () => new Promise((resolve) => addEventListener('scroll', () => setTimeout(resolve), { once: true })),
    );
    await page.locator('#experience').evaluate((section) => {
      const late = document.createElement('div');
      late.style.height = '30px';
      section.before(late);
    });
    await scrolled;
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await expect(panel(page)).toBeHidden();
  });
});

test('P-EXP-1 P-EXP-2 P-EXP-3 P-EXP-5 P-SKL-1 P-SKL-2 P-SKL-3 P-PRJ-1 P-PRJ-2 P-PRJ-3 P-PRJ-4 P-PRJ-5 P-AWD-6 P-UI-2 P-UI-4 P-UI-6 roles, expertise and projects are told, linked, pointed at and opened', async ({
  page,
}) => {
  await test.step('P-EXP-1 P-EXP-5 P-SKL-1 P-SKL-3 P-PRJ-1 P-PRJ-2 P-PRJ-5 P-AWD-6 eight roles, three cards and six projects are told and linked as they should', async () => {
    const timeline = page.locator('#experience');
    await expect(timeline.getByRole('heading', { level: 3 })).toHaveText([
      'IT Consultant',
      'Founder',
      'Strategic Advisor',
      'Sr. IT-Ops Manager',
      'Manager II, Workspace Services Architecture',
      'IT-Ops Manager',
      'IT Manager',
      'Senior Game Test Analyst',
    ]);
    await expect(timeline.getByRole('link', { name: /^Example/u })).toHaveCount(5);
    await expect(timeline).not.toContainText(/\b(10|ten) roles\b/iu);

    const card = page.locator('#skills article');
    await expect(card.getByRole('heading', { level: 3 })).toHaveText([
      'Leadership and Strategy',
      'Technical and Operational Expertise',
      'Education and Certifications',
    ]);
    const links = page.locator('#skills').getByRole('link');
    await expect(links).toHaveText([/^MBA \(prospective completion January 2027\)/u, /^CISSP/u, /^Cisco/u]);
    await links.first().click({ trial: true }); // nothing lies over it

    const projects = page.locator('#projects');
    await expect(projects.getByRole('heading', { level: 2 })).toHaveText('Key Projects & Achievements');
    await expect(projects).toContainText('Portfolio Highlights');
    await expect(projects).toContainText('Click any project to see detailed challenges and outcomes');
    await expect(projects.locator('dl > div')).toHaveCount(12);
    const articles = projects.locator('article', { hasText: 'Click to read article' });
    await expect(articles.getByRole('heading', { level: 3 })).toHaveText([
      'Vancouver Corporate Center of Excellence',
      'OKR-Based Operational Transformation',
      'Citrix M&A Integration Leadership',
    ]);
    await articles.first().getByRole('link').click({ trial: true }); // nothing lies over it

    const others = await page
      .locator('a[href^="http"]')
      .evaluateAll((all) =>
        all
          .filter((link) => new URL((link as HTMLAnchorElement).href).origin !== location.origin)
          .map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`),
      );
    expect(others.length).toBeGreaterThan(10);
    expect(new Set(others)).toEqual(new Set(['_blank noopener noreferrer'])); // and no opener, no referrer
  });

  await test.step('P-EXP-2 P-UI-6 hovering a role shows the hint and keeps its index', async () => {
    const role = page.locator('#experience li[data-card]').nth(1);
    const hint = role.getByText('Click for detailed information');
    await expect(hint).toHaveCSS('opacity', '0');
    await role.hover();
    await expect(hint).toHaveCSS('opacity', '1');
    await expect(page.locator('#experience [data-panels]')).toHaveAttribute('data-hovered', '1');
    await page.locator('#skills article').nth(2).hover();
    await expect(page.locator('#experience [data-panels]')).toHaveAttribute('data-hovered', '');
    await expect(page.locator('#skills [data-panels]')).toHaveAttribute('data-hovered', '2');
  });

  await test.step('P-EXP-3 P-SKL-2 P-PRJ-4 a panel of a role, of an expertise and of a project tells what belongs to it', async () => {
    await open(page, 'experience', 1);
    await expect(panel(page)).toHaveAccessibleName('Founder');
    await expect(panel(page)).toContainText('Example Technology Consulting, September 2023 – Present');
    await expect(panel(page)).toContainText('Founder of an independent consulting firm');
    const list = (heading: string) => panel(page).locator('.detail-list', { hasText: heading }).locator('li');
    await expect(list('Key Achievements').first()).toContainText('integrated AI chatbot for visitor support');
    await expect(list('Core Responsibilities')).toHaveCount(5);
    await page.keyboard.press('Escape');

    await open(page, 'skills', 0);
    await expect(panel(page).getByRole('heading', { name: 'Key Achievements & Experience' })).toBeVisible();
    await page.keyboard.press('Escape');

    await open(page, 'projects', 0);
    await expect(panel(page)).toHaveAccessibleName('Vancouver Corporate Center of Excellence');
    await expect(panel(page).getByRole('heading', { level: 4 })).toHaveText([
      'Key Challenges:',
      'Project Outcomes:',
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('P-PRJ-3 P-UI-2 hovering a project moves it 10 px right, highlights it and shows its tooltip', async () => {
    await page.mouse.move(0, 0);
    const project = page.locator('#projects article').nth(1);
    await project.scrollIntoViewIfNeeded();
    const before = await project.evaluate((card) => getComputedStyle(card).borderTopColor);
    await project.hover();
    await expect(project).toHaveCSS('translate', '10px');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(project).toHaveCSS('transition-duration', '0.2s');
    await expect(project).not.toHaveCSS('border-top-color', before);
    await expect(page.getByRole('tooltip')).toHaveText('Click for detailed information');
    await expectAccessible(page, '#projects, #tooltip');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('P-UI-4 one panel is open per section: another card closes the first', async () => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    await open(page, 'skills', 0);
    await cards(page, 'skills').nth(2).dispatchEvent('click', { detail: 1, clientX: 300, clientY: 300 });
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName('Education and Certifications');
  });
});

test(
  'P-EXP-4 roles below the window animate in when they come into view',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    const role = page.locator('#experience li[data-card]').nth(4);
    await expect(role).toHaveAttribute('data-reveal', 'waiting');
    await role.scrollIntoViewIfNeeded();
    await expect(role).toHaveAttribute('data-reveal', 'shown');
    await expect(role).toHaveCSS('opacity', '1');
  },
);
