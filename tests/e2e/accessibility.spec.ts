import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/page.ts';

const PAGES = [
  { row: 'P-GEN-1', name: 'the home page', path: '/' },
  { row: 'P-EXP-3', name: 'the record page', path: '/record' },
  { row: 'P-GEN-3', name: 'the 404 page', path: '/nowhere' },
];

test.use({ expectedProblems: /404.*\/nowhere/u });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { row, name, path } of PAGES) {
    test(`${row} axe finds nothing on ${name} (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectAccessible(page);
    });
  }
}

test('P-GEN-1 the page fits its window at every width, down to a small phone', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});

for (const path of ['/', '/record', '/blog', '/blog/search'])
  test(`P-GEN-1 text set twice as large does not widen ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
