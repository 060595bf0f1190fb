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

test.describe('with a storage that has no room', () => {
  test.use({ expectedProblems: /503/u });
  test('a backup that comes to nothing says why, and one that cannot begin does', async ({ page }) => {
    const none = { backups: [], runningSince: null, failure: null };
    const running = { ...none, runningSince: new Date().toISOString() };
    const failure =
      'There is no room left for files. Please make room on the disk of the site, or delete files.';
    let stored: object = none;
    await page.route('**/api/tools/backups', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: stored })
        : route.fulfill({ status: 503, json: { error: failure, code: 'READ_ONLY', requestId: '' } }),
    );
    await page.goto('/tools/admin?tab=database');
    const backups = page.getByRole('region', { name: 'Backups' });
    const button = backups.getByRole('button', { name: 'Back up now' });
    await button.click();
    await expect(page.getByText(failure)).toBeVisible();
    await expect(button).toBeEnabled();
    stored = running;
    await page.reload();
    await expect(backups.getByRole('button', { name: 'Backing up…' })).toBeVisible();
    stored = { ...none, failure };
    await expect(backups.getByRole('alert')).toHaveText(`The last backup came to nothing. ${failure}`);
    await expect(button).toBeEnabled();
    await expectAccessibleInBothThemes(page);
  });
});
