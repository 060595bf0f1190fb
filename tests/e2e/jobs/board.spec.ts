import type { Page } from '@playwright/test';

import { JOB_STATUSES } from '#contracts/job-status.ts';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { row, show } from '../support/jobs.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';
import { ON_A_PHONE } from '../support/widths.ts';

const toast = (page: Page) => page.locator('.toast:not([hidden])');
const column = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });
const card = (page: Page, status: string, company: string) =>
  column(page, status).getByRole('listitem').filter({ hasText: company });

async function openBoard(page: Page, company: string): Promise<void> {
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(card(page, 'Pending', company)).toBeVisible();
}

test('J-3 table and board show the same of one address; a card is moved by keyboard, pointer and its status, and its details open', async ({
  page,
}) => {
  const company = `Board ${unique()} Example`;
  await show(page, company);
  await openBoard(page, company);
  await expect(page).toHaveURL(/search=Board.*view=board/u);
  await expect(page.getByLabel('Search applications')).toHaveValue(company);

  const handle = card(page, 'Pending', company).getByRole('button', { name: /^Drag / });
  await handle.focus();
  await page.keyboard.press('Enter');
  await expect(column(page, 'Pending')).toBeFocused();
  const places = JOB_STATUSES.indexOf('interview') - JOB_STATUSES.indexOf('pending');
  for (let place = 0; place < places; place += 1) await page.keyboard.press('Tab');
  await expect(column(page, 'Interview')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Interview', company).getByRole('button', { name: /^Drag / })).toBeFocused();
  await expect(toast(page)).toContainText('Status updated');

  await page.goBack(); // to the table, with the same search
  await expect(row(page, company).getByRole('combobox')).toHaveValue('interview');

  await page.goForward();
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await card(page, 'Interview', company)
    .getByText('IT Director', { exact: true })
    .dragTo(column(page, 'Offer'), { targetPosition: { x: 60, y: 120 } });
  await expect(card(page, 'Offer', company)).toBeVisible();
  await moved;
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await card(page, 'Offer', company).getByRole('combobox').selectOption('rejected');
  await expect(card(page, 'Rejected', company).getByRole('button', { name: /^Drag / })).toBeFocused();
  await saved; // it is shown before it is stored
  await page.reload();
  await expect(card(page, 'Rejected', company)).toBeVisible();
  await card(page, 'Rejected', company).getByRole('link').click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Status changed from offer to rejected')).toBeVisible();
});

test('J-5 what comes next is changed without the whole form: from the table, from a card and from the details', async ({
  page,
}) => {
  const company = `Step ${unique()} Example`;
  await show(page, company);
  const dialog = page.getByRole('dialog', { name: 'Next step' });
  const write = async (text: string) => {
    await expect(dialog.getByRole('textbox', { name: 'Next step', exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  const step = row(page, company).getByRole('button', { name: /^Next step of / });
  await step.click();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await dialog.getByRole('textbox', { name: 'Next step', exact: true }).focus();
  await write('Send references');
  await expect(step).toContainText('tomorrow');
  await expect(step).toContainText('Send references');

  await openBoard(page, company);
  await card(page, 'Pending', company)
    .getByRole('button', { name: /^Next step of / })
    .click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Pending', company)).toContainText('Add a step');

  await card(page, 'Pending', company).getByRole('link').click();
  await page.getByRole('button', { name: 'Change the next step' }).click();
  await write('Call Ada');
  await expect(page.getByRole('dialog').getByText('Call Ada')).toBeVisible();
});

test('J-3 a silent application says so until it is dismissed, and its people are written down', async ({
  page,
}) => {
  const company = `Silent ${unique()} Example`;
  const id = await show(page, company);
  const appliedDate = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  await page.request.put(`/api/job/applications/${id}`, { data: { appliedDate } });
  await page.reload();
  await expect(row(page, company).getByText('Silent for 30 days')).toBeVisible();
  await row(page, company).getByRole('link').click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Dismiss' }).click();
  await expect(details.getByText('No news for')).toBeHidden();
  await expect(details.getByText('No answer so far')).toBeVisible();

  for (const name of ['Rita Recruiter', 'Hana Manager']) {
    await details.getByRole('button', { name: 'Add contact' }).click();
    await details.getByLabel('Name').fill(name);
    await details.getByLabel('Email').fill('nobody');
    await details.getByRole('button', { name: 'Add contact' }).click();
    await expect(details.getByText('Enter a valid email address')).toBeVisible();
    await details.getByLabel('Email').fill(`${name.slice(0, 4)}@example.com`);
    await details.getByRole('button', { name: 'Add contact' }).click();
    await expect(details.getByRole('link', { name: `${name.slice(0, 4)}@example.com` })).toBeVisible();
  }
  await details.getByRole('button', { name: 'Edit Rita Recruiter' }).click();
  await details.getByLabel('Role').fill('Recruiter');
  await details.getByRole('button', { name: 'Save contact' }).click();
  await expect(details.getByText('Rita Recruiter, Recruiter')).toBeVisible();
  await details.getByRole('button', { name: 'Delete Hana Manager' }).click();
  await page.getByRole('button', { name: 'Delete contact' }).click();
  await expect(details.getByText('Hana Manager')).toBeHidden();
  await expectAccessibleInBothThemes(page);
});

test(
  'J-3 on a phone a card that is moved by its status is followed to its column, and what is added to an application stays in sight',
  ON_A_PHONE,
  async ({ page }) => {
    const company = `Followed ${unique()} Example`;
    await show(page, company);
    await openBoard(page, company);
    await card(page, 'Pending', company).getByRole('combobox').selectOption('rejected');
    await expect(card(page, 'Rejected', company)).toBeInViewport();

    await card(page, 'Rejected', company).getByRole('link').click();
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Add contact' }).click();
    await details.getByLabel('Name').fill('Rita Recruiter');
    await details.getByRole('button', { name: 'Add contact' }).click();
    await expect(details.getByText('Rita Recruiter')).toBeInViewport();
  },
);

test('J-3 the board has an order, axe finds nothing on it, and it fits every width', async ({ page }) => {
  const company = `A company with a name of ${'many '.repeat(12)}words ${unique()} Example`;
  await show(page, company);
  await openBoard(page, company);
  await page.getByLabel('Order').selectOption('Company A–Z'); // it has no heads that order, however wide it is
  await expect(page).toHaveURL(/sort=company/u);
  await expectAccessibleInBothThemes(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});
