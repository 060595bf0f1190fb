import { row, show } from '../support/jobs.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';
import { ON_A_PHONE } from '../support/widths.ts';

test(
  'J-3 on a phone the first application begins in the upper two thirds, below figures and filters that stay named',
  ON_A_PHONE,
  async ({ page }) => {
    const company = `Upper ${unique()} Example`;
    await show(page, company);
    const box = await row(page, company).boundingBox();
    expect(box?.y).toBeLessThan((844 * 2) / 3);
    await expect(page.getByRole('button', { name: 'Saved filters' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible();
    await expect(page.getByLabel('Order')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
