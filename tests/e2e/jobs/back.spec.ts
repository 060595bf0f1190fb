import { expect, test } from '../support/owner.ts';
import { ON_A_PHONE } from '../support/widths.ts';

test(
  'J-3 Back closes a dialog of the tracker and stays; what follows goes back as ever',
  ON_A_PHONE,
  async ({ page }) => {
    await page.goto('/tools');
    await page.goto('/tools/job');
    const dialog = page.getByRole('dialog', { name: 'Add application' });
    for (const closes of ['Back', 'Escape']) {
      await page.getByRole('button', { name: 'Add application' }).first().click();
      await expect(dialog).toBeVisible();
      if (closes === 'Back') await page.evaluate(() => history.back());
      else await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/tools/job');
    }
    await page.goBack();
    await expect(page).toHaveURL('/tools');
  },
);
