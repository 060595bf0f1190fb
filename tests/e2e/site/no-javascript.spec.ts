import { expect, test } from '../support/page.ts';

const SECTIONS = [
  'hero',
  'about',
  'awards',
  'experience',
  'skills',
  'projects',
  'testimonials',
  'roi-calculator',
  'contact',
];

test.use({ javaScriptEnabled: false });

test('P-GEN-1 without JavaScript all nine sections are there, in order, visible and with words', async ({
  page,
}) => {
  await page.goto('/');
  const sections = page.locator('section[id]');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(SECTIONS);
  for (const id of SECTIONS) {
    const section = page.locator(`#${id}`);
    await expect(section).toBeVisible();
    await expect(section).toHaveCSS('opacity', '1');
    expect((await section.innerText()).length, `words in ${id}`).toBeGreaterThan(100);
  }
});

test('P-GEN-1 without JavaScript nothing waits transparent for a script to show it', async ({ page }) => {
  await page.goto('/');
  const transparent = await page.locator('main :is(h2, h3, p, li)').evaluateAll(
    (all) =>
      all
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.textContent.trim().slice(0, 60))
        .filter((text) => text !== 'Click for detailed information'), // P-EXP-2: for pointers that hover
  );
  expect(transparent).toEqual([]);
});

test('P-GEN-1 without JavaScript the links within the page lead to what they name', async ({ page }) => {
  await page.goto('/');
  const targets = await page
    .locator('a[href^="#"], a[href^="/#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''));
  expect(targets.length).toBeGreaterThan(0);
  for (const id of new Set(targets)) await expect(page.locator(`[id="${id}"]`), `#${id}`).toHaveCount(1);
});

test('P-CON-1 P-CON-3 without JavaScript the visitor can still write and take the résumé along', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.locator('#contact a[href^="mailto:"]').first()).toBeVisible();
  const resume = page.locator('a[href="/resume.docx"]').first();
  await expect(resume).toBeVisible();
  expect((await request.get('/resume.docx')).status()).toBe(200);
});

test('P-CON-7 P-ROI-1 without JavaScript no form asks for words that nothing would send or compute', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#contact, #roi-calculator').getByRole('button')).toHaveCount(0);
  await expect(page.locator('#contact, #roi-calculator').getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('#contact noscript p')).toBeVisible();
  await expect(page.locator('#roi-calculator noscript p')).toBeVisible();
});
