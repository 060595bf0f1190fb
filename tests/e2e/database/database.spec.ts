import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const LIST = '/tools/admin?tab=database';
const ROWS = /\/api\/tools\/database\/tables\/\w+\/rows/u;

test('A-DB-1 a table opens its rows: secrets hidden, a filter in the address, long values whole; the database in figures, its tables by name and size, and one counted exactly', async ({
  page,
}) => {
  await page.goto(LIST);
  await page.getByRole('link', { name: 'admin_users' }).click();
  await expect(page).toHaveURL(`${LIST}&table=admin_users`);
  await expect(page.getByRole('heading', { name: 'admin_users' })).toBeFocused();
  const table = page.getByRole('table', { name: 'Rows of admin_users' });
  const secret = table.getByRole('columnheader', { name: 'password_hash' });
  await expect(secret.getByRole('button')).toHaveCount(0);
  await expect(table.getByRole('cell', { name: 'hidden' })).toHaveCount(1);
  await expect(page.getByLabel('Column')).not.toContainText('password_hash');
  await expect(table.getByRole('columnheader').first().getByRole('img', { name: 'Key' })).toBeVisible();
  await table.getByRole('button', { name: 'username' }).click();
  await expect(page).toHaveURL(/sort=username/u);
  await page.getByLabel('Column').selectOption('username');
  await page.getByLabel('Text', { exact: true }).fill('nobody');
  await page.getByLabel('Text', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/column=username&contains=nobody/u);
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await table.getByRole('button', { name: '1: show the whole row' }).click();
  const dialog = page.getByRole('dialog', { name: 'admin_users · 1' });
  await expect(dialog.getByText('owner', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All tables' }).click();
  await expect(page.getByRole('grid', { name: 'Tables' })).toBeVisible();

  const overview = page.getByRole('region', { name: 'Overview' });
  for (const label of ['PostgreSQL', 'Size', 'Connections', 'Migrations'])
    await expect(overview.getByRole('term').filter({ hasText: label })).toBeVisible();
  await overview.getByText('Indexes').click();
  await expect(overview.getByRole('heading', { name: 'Never used' })).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Tables' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('activity_chain');
  await page.getByLabel('Search tables').fill('admin_users');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Count exactly the rows of admin_users' }).click();
  await expect(page.getByRole('button', { name: 'Count again the rows of admin_users' })).toBeVisible();
  await expect(rows.nth(1).getByRole('status')).toHaveText('1');
  await page.getByLabel('Search tables').fill('no such table');
  await expect(page.getByText('No table found')).toBeVisible();
  await page.getByLabel('Search tables').fill('');
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(page).toHaveURL(/sort=size/u);
});

const column = (name: string, isKey = false) => ({ name, type: 'text', isKey, isMasked: false });

async function serve(page: Page, answer: (after: string | null) => { status?: number; json: unknown }) {
  const asked: (string | null)[] = [];
  await page.route(ROWS, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    asked.push(after);
    return route.fulfill(answer(after));
  });
  return asked;
}

test('A-DB-1 fifty columns scroll in their own box with the key in sight, one column stands alone', async ({
  page,
}) => {
  const names = Array.from({ length: 50 }, (_, index) => `column_${index}`);
  const cells = names.map((name) => `${name} has a value that is longer than its cell can show at once`);
  const wide = { columns: [...names.map((name) => column(name)), column('id', true)], next: null };
  await serve(page, () => ({ json: { ...wide, rows: [[...cells, '7']] } }));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${LIST}&table=files`);
    const box = page.getByRole('region', { name: 'Rows of files' });
    await box.getByRole('columnheader', { name: 'column_49' }).scrollIntoViewIfNeeded();
    await expect(box.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  await page.getByRole('button', { name: 'column_49 has' }).click();
  await expect(page.getByRole('dialog', { name: 'column_49' })).toContainText('show at once');
  await page.unroute(ROWS);
  await serve(page, () => ({ json: { columns: [column('id', true)], rows: [['1']], next: null } }));
  await page.goto(`${LIST}&table=activity_unlinked`);
  await expect(page.getByRole('rowheader')).toHaveText('1');
});

test.describe('when the way on is lost', () => {
  test.use({ expectedProblems: /\/rows/u });

  test('A-DB-1 pages go on by their cursor, back without another look, and begin again where it is lost', async ({
    page,
  }) => {
    const pageOf = (text: string, next: string | null) => ({
      json: { columns: [column('id', true)], rows: [[text]], next },
    });
    const lost = { error: 'Please check the fields.', fields: { after: 'This is no place in these rows' } };
    const asked = await serve(page, (after) => {
      if (after === null) return pageOf('first', 'to the second');
      return after === 'to the second' ? pageOf('second', 'to nowhere') : { status: 422, json: lost };
    });
    await page.goto(`${LIST}&table=files`);
    const row = page.getByRole('rowheader');
    await expect(row).toHaveText('first');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(row).toHaveText('second');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(row).toHaveText('first');
    expect(asked).toEqual([null, 'to the second']);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('This is the first page again.')).toBeVisible();
    await expect(row).toHaveText('first');
    expect(asked).toEqual([null, 'to the second', 'to nowhere', null]);
  });
});

test.describe('when the database is down', () => {
  test.use({ expectedProblems: /\/api\/tools\/database/u });

  test('A-DB-1 list and rows say why they cannot be loaded, and can be tried again', async ({ page }) => {
    const error = 'The database cannot be reached at the moment. Please try again.';
    const all = /\/api\/tools\/database/u;
    await page.route(all, (route) => route.fulfill({ status: 503, json: { error } }));
    await page.goto(LIST);
    await expect(page.getByRole('alert').filter({ hasText: error })).toHaveCount(1);
    await page.unroute(all);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('grid', { name: 'Tables' })).toBeVisible();
    await page.goto(`${LIST}&table=no_such_table`);
    await expect(page.getByText('The rows of no_such_table could not be loaded')).toBeVisible();
    await expect(page.getByText('The table was not found.')).toBeVisible();
  });
});

test('A-DB-1 axe finds nothing in the list and in the rows', AT_BOTH_WIDTHS, async ({ page }) => {
  await page.goto(LIST);
  await page.getByText(/\d never used/u).click();
  await expect(page.getByRole('grid', { name: 'Tables' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(`${LIST}&table=admin_users`);
  await expect(page.getByRole('table', { name: 'Rows of admin_users' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
