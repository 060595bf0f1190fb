import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';

test('a backup is made on request, listed with its size, and downloaded whole', async ({ page }) => {
  await page.goto('/tools/admin?tab=database');
  const backups = page.getByRole('region', { name: 'Backups' });
  await backups.getByRole('button', { name: 'Back up now' }).click();
  const entry = backups.getByRole('listitem').first();
  await expect(entry).toContainText('rows', { timeout: 30_000 });
  await entry.getByRole('button', { name: 'Download the backup' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^backup-\d{8}T\d{9}Z\.tar$/u);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessibleInBothThemes(page);
  await page.goto('/tools/admin');
  await expect(page.getByRole('term').filter({ hasText: 'Newest backup' })).toBeVisible();
});
