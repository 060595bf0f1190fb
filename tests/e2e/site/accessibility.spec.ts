import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

test.use({ expectedProblems: /404.*\/nowhere/u });

test(
  'P-GEN-1 P-GEN-3 P-EXP-3 axe finds nothing on the home page, the record and the 404 page in both themes',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    for (const path of ['/', '/record', '/nowhere'])
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessibleInBothThemes(page);
      });
  },
);

test('P-GEN-1 the page fits its window at every width; in forced colours the current roles are seen, on the bar and on the line of time', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  await page.goto('/api/docs');
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the description of the API').toBe(
    320,
  );
  await page.goto('/');

  await page.emulateMedia({ forcedColors: 'active' });
  const current = page.locator('.career > div .current');
  expect(await current.count()).toBeGreaterThan(0);
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const bar of await current.all()) await expect(bar).not.toHaveCSS('background-color', canvas);
  const mark = page.locator('.timeline-item.is-current').first();
  expect(await mark.evaluate((item) => getComputedStyle(item, '::after').backgroundColor)).not.toBe(canvas);
});

test('P-GEN-1 text set twice as large does not widen a page, nor does a tag of one long word, down to a small phone', async ({
  page,
}) => {
  for (const path of ['/', '/record', '/blog', '/blog/search']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%');
      for (const tag of document.querySelectorAll('a.tag')) tag.textContent = 'Betriebswerk'.repeat(7);
    });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const form of await page.locator('main form').all()) await form.scrollIntoViewIfNeeded();
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      const outside = await page.evaluate(elementsOutside);
      expect(outside, `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** What reaches over the right edge of the page, clipped or not; panels and bars that float are no part of it. */
function elementsOutside(): string[] {
  const { clientWidth } = document.documentElement;
  const floats = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .filter((element) => !floats.some((float) => float.contains(element)))
    .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
}
