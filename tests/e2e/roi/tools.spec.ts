import { readFile } from 'node:fs/promises';

import { expect, test } from '../support/page.ts';
import {
  expectAccessibleNow,
  calculator,
  figure,
  FIGURES,
  LINK,
  openCalculator,
  PROMPT,
  showResults,
} from '../support/roi.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

test('P-ROI-7 P-ROI-8 assumptions can be edited; the scenario is taken away as CSV, on paper and into a message', async ({
  page,
}) => {
  await openCalculator(page);
  await showResults(page);
  await test.step('P-ROI-7 assumptions can be edited, count at once, and go back to the specification', async () => {
    await page.getByLabel('Cost of one security incident').fill('$80,000');
    await expect(figure(page, 'Total current costs')).toHaveText('$3,615,385');
    await page.getByLabel('Cloud Migration: savings').fill('40%');
    await expect(figure(page, 'Potential annual savings')).toHaveText('$1,446,154');
    await expect(page.getByText('2 changed assumptions')).toBeVisible();

    await page.getByLabel('Working hours in a year').fill('many');
    await expect(page.getByLabel('Working hours in a year')).toHaveAccessibleDescription(
      'Enter a valid number',
    );
    await expect(figure(page, 'Total current costs')).toHaveText('$3,615,385');

    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    for (const [label, value] of Object.entries(FIGURES)) await expect(figure(page, label)).toHaveText(value);
    await expect(page.getByLabel('Cost of one security incident')).toHaveValue('50,000');
    await expect(page.getByLabel('Working hours in a year')).toHaveValue('2,080');
  });

  await test.step('P-ROI-8 the scenario can be taken away as CSV', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('roi-scenario.csv');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('Section,Item,Unit,Low,Expected,High');
    expect(lines).toContain('Result,Implementation cost,USD,432000,432000,432000');
  });

  await test.step('P-ROI-8 prints the results and nothing else', async () => {
    await page.evaluate(() => {
      window.print = () => {}; // the headless browser's would end at once
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(figure(page, 'Net ROI')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Line chart/u })).toBeVisible();
    await expect(calculator(page).locator('form')).toBeHidden();
    await expect(page.locator('#experience')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();

    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(calculator(page)).toBeHidden();
    await expect(page.locator('#experience')).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('P-ROI-8 "Discuss this scenario" puts its figures into the contact form', async () => {
    await page.clock.resume();
    await page.getByRole('button', { name: 'Discuss this scenario' }).click();
    const message = page.locator('#contact').getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(/Cloud Migration scenario.*Net ROI: \$625,615/su);
    await expect(message).toBeInViewport();
  });
});

test(
  'P-ROI-8 compares all six types, shows three cases, and draws 36 months that can also be read',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await openCalculator(page);
    await showResults(page);
    const comparison = page.getByRole('region', { name: 'Comparison of project types' });
    await expect(comparison.locator('tbody tr')).toHaveCount(6);
    await expect(comparison.getByRole('row', { name: 'Process Automation' })).toContainText('$993,885');
    await expect(comparison.getByRole('row', { name: 'Cloud Migration (your choice)' })).toContainText(
      '$625,615',
    );

    const range = page.getByRole('region', { name: 'Low, expected and high case' });
    await expect(range.getByRole('row', { name: 'Net ROI' }).getByRole('cell')).toHaveText([
      '$414,092',
      '$625,615',
      '$837,138',
    ]);

    await expect(
      page.getByRole('img', { name: /breaks even after 4\.9 months and stands at \$2,740,846 in month 36/u }),
    ).toBeVisible();
    await page.getByText('Show as a table').click();
    const table = page.getByRole('region', { name: 'Cumulative cash by quarter' });
    await expect(table.locator('tbody tr')).toHaveCount(13);
    await expect(table.getByRole('row', { name: /^36/u }).getByRole('cell')).toHaveText([
      '$2,106,277',
      '$2,740,846',
      '$3,375,415',
    ]);
    await page.getByText('The other project types').click();
    await expectAccessibleNow(page);
  },
);

test('P-ROI-1 a copied link opens the same scenario elsewhere, calculation included', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page);
  await showResults(page);
  await page.getByLabel('Cost of one security incident').fill('80000');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL ?? ''}${LINK}&incidentCost=80000`);

  await page.clock.resume(); // for all pages
  const other = await context.newPage();
  await other.goto(link);
  await expect(figure(other, 'Total current costs')).toHaveText('$3,615,385');
  await expect(other.getByRole('region', { name: 'ROI results' })).toBeInViewport();
  await expect(other.getByLabel('Average salary per year')).toHaveValue('85000');
  await expect(other.getByText('1 changed assumption')).toBeVisible();
});

test('P-ROI-1 a link that was tampered with opens a page that works', async ({ page }) => {
  await page.clock.install({ time: '2026-11-02T09:00:00Z' });
  await page.goto(`${LINK.replace('=250', '=<img src=x onerror=alert(1)>')}&__proto__=1`);
  await page.mouse.wheel(0, 50);
  await page.locator('#roi-calculator astro-island:not([ssr])').waitFor();
  await expect(page.getByText(PROMPT)).toBeVisible();
  await showResults(page);
});
