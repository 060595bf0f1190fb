/** The details of the cards where they are not in the page yet, or never will be. */
import { expect, test } from '../support/page.ts';

const CARDS = { experience: 8, skills: 3, projects: 6 };

test('P-UI-4 a click that comes before the details waits for them', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/record', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('#skills a.card-button').first().click();
  release();
  await expect(page.locator('.detail-panel:popover-open')).toHaveAccessibleName('Leadership and Strategy');
});

test.describe('where the details cannot be fetched', () => {
  test.use({ expectedProblems: /record/u });

  test('P-EXP-3 a card leads to them on the record page', async ({ page }) => {
    await page.route('**/record', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.goto('/');
    await page.locator('#experience a.card-button').nth(1).click();
    await expect(page).toHaveURL(/\/record#role-2$/u);
    await expect(page.getByRole('heading', { name: 'Founder' })).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('P-EXP-3 P-SKL-2 P-PRJ-4 every card leads to its details', async ({ page }) => {
    for (const [id, count] of Object.entries(CARDS)) {
      await page.goto('/');
      const links = page.locator(`#${id} a.card-button`);
      await expect(links).toHaveCount(count);
      const titles = await links.allTextContents();
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      await links.first().click({ position: { x: 20, y: 10 } });
      await expect(page).toHaveURL(new RegExp(`${targets[0] ?? ''}$`, 'u'));
      for (const [index, target] of targets.entries()) {
        const details = page.locator(`[id="${target.split('#')[1] ?? ''}"]`);
        await expect(details.getByRole('heading', { level: 3 })).toHaveText(titles[index]?.trim() ?? '');
        expect(await details.locator('li').count()).toBeGreaterThan(1);
      }
    }
  });
});
