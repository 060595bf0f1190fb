import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';
import { postAsVisitor } from '../support/visitor.ts';
import { ON_A_PHONE } from '../support/widths.ts';

/** Shows an address of the inbox with a message that is not read yet; gives the last name of its sender. */
async function receive(page: Page, address: string, company = 'Example Industries'): Promise<string> {
  const lastName = `Example-${unique()}`;
  await page.goto(address);
  await postAsVisitor(page, '/api/contacts', {
    firstName: 'Mara',
    lastName,
    email: 'mara@example.com',
    company,
    opportunityType: 'advisory',
    message: 'Would you advise our board?\nWe meet in spring.',
    elapsedMs: 60_000,
  });
  await page.reload();
  return lastName;
}

const row = (page: Page, lastName: string) => page.getByRole('row').filter({ hasText: `Mara ${lastName}` });

test('a message is new until it is opened, can be answered by mail, and is archived', async ({ page }) => {
  const lastName = await receive(page, '/tools/messages?status=new');
  await row(page, lastName)
    .getByRole('button', { name: `New: Mara ${lastName}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Mara ${lastName}` });
  await expect(dialog).toContainText('Advisory Role');
  await expect(dialog).toContainText('We meet in spring.');
  const reply = await dialog.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(reply).toMatch(/^mailto:mara@example\.com\?subject=/u);
  await expectAccessible(page, 'html'); // with the inert page behind the dialog
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.toast:not([hidden])')).toContainText('Archived');
  await expect(row(page, lastName)).toBeHidden();
  await page.getByRole('tab', { name: 'Archived' }).click();
  await expect(page).toHaveURL('/tools/messages?status=archived');
  await expect(row(page, lastName)).toBeVisible();
});

test('chosen messages are marked as spam together, found by search, and exported', async ({ page }) => {
  const lastName = await receive(page, '/tools/messages', 'W'.repeat(200));
  await expect(row(page, lastName)).toBeVisible();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `a long word must not widen the page of ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.getByLabel('Search messages').fill(lastName);
  await expect(page).toHaveURL(new RegExp(`search=${lastName}`, 'u'));
  await page.getByRole('checkbox', { name: `Select the message of Mara ${lastName}` }).check();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.locator('.toast:not([hidden])')).toContainText('Marked as spam');
  await expect(page.getByText('No message matches')).toBeVisible();
  await page.getByRole('tab', { name: 'Spam' }).click();
  await expect(row(page, lastName)).toBeVisible();
  const address = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  const csv = await page.request.get(address ?? '');
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect(await csv.text()).toContain(lastName);
});

test('a message is deleted for good, alone or with others, once that is confirmed', async ({ page }) => {
  const names = [await receive(page, '/tools/messages'), await receive(page, '/tools/messages')];
  const [first = '', second = ''] = names;
  await row(page, first)
    .getByRole('button', { name: `New: Mara ${first}` })
    .click();
  await page
    .getByRole('dialog', { name: `Mara ${first}` })
    .getByRole('button', { name: 'Delete…' })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete 1 message' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, first)).toBeVisible();
  for (const name of names)
    await page.getByRole('checkbox', { name: `Select the message of Mara ${name}` }).check();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete 2 messages' })
    .getByRole('button', { name: 'Delete 2 messages' })
    .click();
  await expect(page.locator('.toast:not([hidden])')).toContainText('Deleted');
  await expect(row(page, first)).toBeHidden();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(row(page, second)).toBeHidden();
});

test('a page that has gone, as when all of it was archived, leads to the last one there is; axe finds nothing in the inbox, full or empty, in both themes', async ({
  page,
}) => {
  await receive(page, '/tools/messages?status=all&page=77');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).not.toHaveURL(/page=77/u);
  await expect(page.getByText('No messages here')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'All' })).toContainText(/\d/u);
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Search messages').fill('nothing has these words');
  await expect(page.getByText('No message matches')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test(
  'on a phone the chosen view stays in sight when its many messages have been counted',
  ON_A_PHONE,
  async ({ page }) => {
    await page.route(/\/api\/contacts\?/u, (route) => {
      const counts = { new: 10_000, read: 10_000, archived: 10_000, spam: 10_000 };
      return route.fulfill({ json: { contacts: [], total: 0, page: 1, totalPages: 0, counts } });
    });
    await page.goto('/tools/messages?status=all');
    const all = page.getByRole('tab', { name: 'All' });
    await expect(all).toContainText('40,000');
    await expect(all).toBeInViewport({ ratio: 0.9 }); // the bar covers the tab's last pixel
  },
);
