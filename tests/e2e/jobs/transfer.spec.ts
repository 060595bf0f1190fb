import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { row, show } from '../support/jobs.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import applications' });

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'More for the list' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog(page).getByLabel('Drop a CSV or JSON file here').setInputFiles(file);
}

test('J-7 where the headings are not known the owner chooses what the columns are', async ({ page }) => {
  const company = `Import ${unique()} Example`;
  await page.goto(`/tools/job?search=${encodeURIComponent(company)}`);
  await choose(page, 'liste.csv', `Firma;Stelle;Anmerkung\n${company};CIO;rang twice\n`);
  await expect(dialog(page).getByText('Choose the column of company and position')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await dialog(page).getByLabel('Firma').selectOption('Company');
  await dialog(page).getByLabel('Stelle').selectOption('Position');
  await expect(dialog(page).getByText('1 new, 0 changed, 0 the same, 0 refused')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole('button', { name: 'Import 1 application' }).click();
  await expect(row(page, company)).toBeVisible();
});

test.describe('with a file that is none', () => {
  test.use({ expectedProblems: /import\/preview|422/u });

  test('J-7 a file that is none says so; an import shows what it would do, does it, and is taken back', async ({
    page,
  }) => {
    const company = `Import ${unique()} Example`;
    await page.goto(`/tools/job?search=${encodeURIComponent(company)}`);
    await choose(page, 'notes.txt', 'Dear diary');
    await expect(dialog(page).getByRole('alert')).toContainText('No columns for company and position');
    await expect(dialog(page).getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');

    await choose(
      page,
      'jobs.csv',
      `Company,Position,Applied\n${company},CIO,2026-01-01\n${company},,2026-01-01\n`,
    );
    await expect(dialog(page).getByText('1 new, 0 changed, 0 the same, 1 refused')).toBeVisible();
    await expect(dialog(page).getByText('Position: Position is required')).toBeVisible();
    await expect(dialog(page).getByText('Line 3')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog(page).getByRole('button', { name: 'Import 1 application' }).click();
    await expect(row(page, company)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No application matches')).toBeVisible();
  });
});

test('J-3 several are chosen, changed and deleted at once, and each is taken back', async ({ page }) => {
  const company = `Bulk ${unique()} Example`;
  await show(page, `Other ${company}`);
  await show(page, `One ${company}`);
  await page.goto(`/tools/job?search=${encodeURIComponent(company)}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'More for the list' }).click();
  await page.getByRole('menuitem', { name: 'Select several' }).click();
  await page.getByLabel('Select all rows').check();
  await page.getByLabel('Set the status').selectOption('interview');
  await expect(page.getByText('Set the status of 2 applications to interview.')).toBeVisible();
  await expect(row(page, `Other ${company}`).getByRole('combobox')).toHaveValue('interview');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `Other ${company}`).getByRole('combobox')).toHaveValue('pending');

  await page.getByLabel('Select all rows').check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete 2 applications' }).click();
  await expect(page.getByText('No application matches')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `Other ${company}`)).toBeVisible();
});

test('J-2 the figures follow the search, each has its table, and axe finds nothing', async ({ page }) => {
  const company = `Figures ${unique()} Example`;
  await show(page, `One ${company}`);
  await row(page, company).getByRole('combobox').selectOption('interview');
  await expect(page.locator('.toast:not([hidden])')).toContainText('Status updated');
  await page.getByRole('tab', { name: 'Figures' }).click();
  await expect(
    page.getByRole('img', { name: /^Applied to Interview: 1, Interview to In interviews: 1$/u }),
  ).toBeVisible();
  const funnel = page.getByRole('region', { name: 'Funnel' });
  await funnel.getByText('Show as a table').click();
  await expect(funnel.getByRole('row', { name: 'Interview 1 100%' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});
