import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { row, show } from '../support/jobs.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

test('J-7 a calendar subscribes to a secret address, which is shown once and taken back', async ({
  page,
}) => {
  const company = `Calendar ${unique()} Example`;
  const id = await show(page, company);
  const nextStepDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.request.put(`/api/job/applications/${id}`, { data: { nextStepDate } });
  await page.getByRole('button', { name: 'More for the list' }).click();
  await page.getByRole('menuitem', { name: 'Calendar…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  await dialog.getByRole('button', { name: 'Make a secret address' }).click();
  const address = await dialog.getByLabel('Secret address').inputValue();
  await expectAccessibleInBothThemes(page);
  const { pathname } = new URL(address);
  expect(await (await page.request.get(pathname)).text()).toContain(`Call back: IT Director at ${company}`);

  await page.reload();
  await page.getByRole('button', { name: 'More for the list' }).click();
  await page.getByRole('menuitem', { name: 'Calendar…' }).click();
  await expect(dialog.getByText('There is an address since')).toBeVisible();
  await expect(dialog.getByLabel('Secret address')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take it back…' }).click();
  await page.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Make a secret address' })).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
});

test('J-3 a view gets a name, is shown by it, renamed and forgotten', async ({ page }) => {
  const company = `Saved ${unique()} Example`;
  const name = `Filter ${unique()}`;
  await show(page, company);
  const saved = page.getByRole('button', { name: 'Saved filters' });
  await saved.click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByLabel('Name').fill(name);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toContainText(name);

  await page.goto('/tools/job?view=board&status=offer');
  await saved.press('ArrowDown');
  await page.getByRole('menuitem', { name }).press('Enter');
  await expect(row(page, company)).toBeVisible();
  await expect(page.getByLabel('Search applications')).toHaveValue(company);

  await saved.click();
  await page.getByRole('menuitem', { name: 'Rename or delete…' }).click();
  await page.getByRole('button', { name: `Rename “${name}”` }).click();
  await page.getByLabel('Name').fill(`${name} again`);
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: `Delete “${name} again”` }).click();
  await expect(page.getByText(`${name} again`)).toHaveCount(0);
});
