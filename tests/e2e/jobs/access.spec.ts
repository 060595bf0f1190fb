import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { form, row, show } from '../support/jobs.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

test('J-3 the keyboard stays where it is when what had the focus is gone', async ({ page }) => {
  const company = `Keyboard ${unique()} Example`;
  await show(page, `Second ${company}`);
  await show(page, `First ${company}`);
  await page.goto(`/tools/job?search=${encodeURIComponent(company)}`);
  const first = row(page, `First ${company}`);
  await first.getByRole('link').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add to the history' }).press('Enter');
  await dialog.getByLabel('Title').fill('Called');
  await dialog.getByLabel('Title').press('Enter');
  await dialog.getByRole('button', { name: 'Delete “Called”' }).press('Enter');
  await page.getByRole('button', { name: 'Delete entry' }).press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Application added' })).toBeFocused();

  await dialog.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByRole('dialog', { name: /^Edit /u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first.getByRole('link')).toBeFocused();

  await first.getByRole('button', { name: /^Actions for / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter');
  await page.getByRole('button', { name: 'Delete application' }).press('Enter');
  await expect(first).toBeHidden();
  await expect(row(page, `Second ${company}`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, `Second ${company}`).getByRole('link')).toBeFocused();
});

test('J-3 on a phone and at 200 % no focus is out of sight, and the details fit', async ({ page }) => {
  await show(page, `Narrow ${unique()} Example`);
  await page.setViewportSize({ width: 320, height: 256 });
  const sort = page.getByRole('button', { name: 'Priority' });
  await sort.focus();
  expect((await sort.boundingBox())?.width).toBeGreaterThan(24);
  await page.getByRole('row').getByRole('link').click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Call back')).toBeVisible();
  const overflow = await details.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow, 'of the width').toBe(0);
  const share = await details.evaluate((box) => {
    const body = box.querySelector('header + div');
    return body ? body.clientHeight / body.scrollHeight : 0;
  });
  expect(share, 'the window scrolls, not a slit between its head and its buttons').toBe(1);
});

test('J-3 J-6 the list and the form fit every width, and axe finds nothing in them, in both themes', async ({
  page,
}) => {
  await show(page, `A company with a name of ${'many '.repeat(12)}words ${unique()} Example`);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  await expectAccessibleInBothThemes(page);
  await page.getByRole('main').getByRole('button', { name: 'Add application' }).click();
  await expect(form(page).getByLabel('Company')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const body = form(page).locator('form').locator('..');
  expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
