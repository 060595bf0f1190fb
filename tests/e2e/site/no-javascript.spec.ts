import { expect, test } from '../support/page.ts';
import { SECTIONS, sectionsOf } from '../support/sections.ts';

test.use({ javaScriptEnabled: false });

test('P-GEN-1 P-CON-1 P-CON-3 P-CON-7 P-ROI-1 P-THM-1 without JavaScript all nine sections are there in order with words and links that work, and no form or switch that would not', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await sectionsOf(page)).toEqual(SECTIONS);
  for (const id of SECTIONS) {
    const section = page.locator(`#${id}`);
    await expect(section).toBeVisible();
    await expect(section).toHaveCSS('opacity', '1');
    expect((await section.innerText()).length, `words in ${id}`).toBeGreaterThan(100);
  }

  await test.step('P-GEN-1 nothing waits transparent for a script to show it', async () => {
    const transparent = await page.locator('main :is(h2, h3, p, li)').evaluateAll(
      (all) =>
        all
          .filter(
            (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
          )
          .map((element) => element.textContent.trim().slice(0, 60))
          .filter((text) => text !== 'Click for detailed information'), // P-EXP-2: for pointers that hover
    );
    expect(transparent).toEqual([]);
  });

  await test.step('P-GEN-1 the links within the page lead to what they name', async () => {
    const targets = await page
      .locator('a[href^="#"], a[href^="/#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''));
    expect(targets.length).toBeGreaterThan(0);
    for (const id of new Set(targets)) await expect(page.locator(`[id="${id}"]`), `#${id}`).toHaveCount(1);
  });

  await test.step('P-CON-1 P-CON-3 the visitor can still write and take the résumé along', async () => {
    await expect(page.locator('#contact a[href^="mailto:"]').first()).toBeVisible();
    await expect(page.locator('a[href="/resume.docx"]').first()).toBeVisible();
  });

  await test.step('P-CON-7 P-ROI-1 no form asks for words that nothing would send or compute', async () => {
    await expect(page.locator('#contact, #roi-calculator').getByRole('button')).toHaveCount(0);
    await expect(page.locator('#contact, #roi-calculator').getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('#contact noscript p')).toBeVisible();
    await expect(page.locator('#roi-calculator noscript p')).toBeVisible();
  });

  await test.step('P-THM-1 the system decides and no dead switch is shown', async () => {
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 19, 18)');
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden();
  });
});

test("AU-2 an owner's page says that it needs JavaScript, and does not wait for it", async ({ page }) => {
  await page.goto('/tools');
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.getByText('Authenticating...')).toBeHidden();
});
