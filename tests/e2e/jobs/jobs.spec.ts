import type { Locator, Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { isBeside } from '../support/beside.ts';
import { form, row, show } from '../support/jobs.ts';
import { expect, OWNER, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

const toast = (page: Page) => page.locator('.toast:not([hidden])');
async function openForm(page: Page): Promise<Locator> {
  await page.goto('/tools/job');
  await page.getByRole('main').getByRole('button', { name: 'Add application' }).first().click();
  return form(page);
}

async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('J-1 J-3 J-5 an application is added, found, moved on, changed and deleted', async ({ page }) => {
  const company = `Journey ${unique()} Example`;
  await show(page, `Neighbour of ${company}`);
  const dialog = await openForm(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '/tools');
  await dialog.getByLabel('Company').fill(company);
  await dialog.getByLabel('Position').fill('Chief Information Officer');
  await dialog.getByLabel('Notes').fill('Ask about zebras');
  await dialog.getByRole('button', { name: 'Add application' }).click();
  await expect(toast(page)).toContainText('Application added');
  await expect(dialog).toBeHidden();
  const add = page.getByRole('main').getByRole('button', { name: 'Add application' });
  await expect(add).toBeFocused();
  expect(await isBeside(add, toast(page))).toBe(true);

  await page.getByLabel('Search applications').fill(`${company} zebras`); // only the server knows the notes
  await expect(page).toHaveURL(/zebras/u);
  await expect(row(page, company)).toBeVisible();
  await row(page, company).getByRole('combobox').selectOption('interview');
  await expect(toast(page)).toContainText('Status updated');

  await row(page, company)
    .getByRole('button', { name: /^Edit / })
    .click();
  const edit = page.getByRole('dialog', { name: `Edit Chief Information Officer at ${company}` });
  await expect(edit.getByLabel('Notes')).toHaveValue('Ask about zebras');
  await expect(edit.getByLabel('Status')).toHaveValue('interview');
  await edit.getByLabel('Location').fill('Seattle');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Application updated');
  await expect(row(page, company)).toContainText('Seattle');

  await row(page, company)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete application' }).click();
  await expect(toast(page)).toContainText('Application deleted');
  await expect(page.getByText('No application matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search applications')).toHaveValue('');
});

test('J-2 J-4 the numbers come with the response rate; a pasted address fills what is empty, says so, and can be undone', async ({
  page,
}) => {
  const asked: unknown[] = [];
  await page.route('**/api/job/parse-url', (route) => {
    asked.push(route.request().postDataJSON());
    const none = { salary: null, requirements: null, details: null, contactPerson: null, contactEmail: null };
    const texts = {
      company: 'Example',
      position: 'CIO',
      location: 'Seattle',
      description: 'IT',
      source: null,
    };
    const posting = {
      text: 'IT',
      state: 'open',
      origins: {
        company: { source: 'structured', certainty: 'sure' },
        location: { source: 'text', certainty: 'guess' },
      },
    };
    return route.fulfill({ json: { ...none, ...texts, posting, jobUrl: 'https://example.com/jobs/1' } });
  });
  const numbers = { total: 1_200, interview: 100, pending: 900, offer: 50, rejected: 100, withdrawn: 50 };
  await page.route('**/api/job/dashboard', (route) => route.fulfill({ json: numbers }));
  const dialog = await openForm(page);
  await dialog.getByLabel('Position').fill('Chief of Staff');
  await paste(dialog.getByLabel('Job URL'), ' https://example.com/jobs/1 ');
  await expect(dialog.getByRole('status').filter({ hasText: 'Filled in' })).toContainText(
    'Filled in from the page: company, location, description.',
  );
  expect(asked).toEqual([{ url: 'https://example.com/jobs/1' }]);
  await expect(dialog.getByLabel('Job URL')).toHaveValue('https://example.com/jobs/1');
  await expect(dialog.getByLabel('Company')).toHaveValue('Example');
  await expect(dialog.getByLabel('Position')).toHaveValue('Chief of Staff');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByLabel('Company')).toHaveValue('');
  await expect(dialog.getByLabel('Job URL')).toHaveValue('https://example.com/jobs/1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('definition')).toHaveText(['1,200', '100', '900', '50', '13%']);
});

test.describe('what fails', () => {
  test.use({ expectedProblems: /parse-url|\/api\/job\/applications|401|422|503/u });

  test('J-4 ERR-3 J-6 missing fields and failures are told, a page that cannot be read is only logged, and nothing typed is lost', async ({
    page,
  }) => {
    let status = 503;
    await page.route('**/api/job/applications', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, json: { error: 'Too many.', code: 'NO', requestId: 'x' } })
        : route.fallback(),
    );
    await page.route('**/api/job/parse-url', (route) =>
      route.fulfill({ status: 422, json: { error: 'No.', code: 'UNREADABLE', requestId: 'x' } }),
    );
    await page.addInitScript(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    });
    const dialog = await openForm(page);
    const logged = page.waitForEvent('console', (message) => message.type() === 'info');
    await paste(dialog.getByLabel('Job URL'), 'https://example.com/jobs/2');
    expect((await logged).text()).toContain('could not be read');
    await expect(dialog.getByLabel('Job URL')).toHaveValue('https://example.com/jobs/2');
    await expect(toast(page)).toBeHidden();
    await dialog.getByRole('button', { name: 'Paste from clipboard' }).click();
    await expect(toast(page)).toContainText('Paste Failed');
    await expect(toast(page)).toContainText('Unable to read from clipboard. Please paste manually.');

    const add = dialog.getByRole('button', { name: 'Add application' });
    await add.click();
    await expect(toast(page)).toContainText('Validation Error');
    await expect(toast(page)).toContainText('Please fill in at least company and position fields.');
    await expect(dialog.getByLabel('Company')).toBeFocused();
    await expect(dialog.getByText('Position is required')).toBeVisible();
    const isAnnounced = await toast(page).evaluate((said) => !said.closest('[inert], [aria-hidden=true]'));
    expect(isAnnounced, 'a dialog leaves the toasts to screen readers').toBe(true);

    await dialog.getByLabel('Company').fill('Kept Example');
    await dialog.getByLabel('Position').fill('CIO');
    await add.click();
    await expect(toast(page)).toContainText('Failed to create job application. Please try again.');
    await expect(dialog.getByRole('alert')).toContainText('What you typed is kept on this device.');
    status = 422;
    await add.click();
    await expect(toast(page)).toContainText('Failed to add application');

    await page.keyboard.press('Escape');
    await expect(toast(page)).toContainText('Draft kept');
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Add application' }).first().click();
    await expect(dialog.getByText(/Your unsaved text of .* is back/u)).toBeVisible();
    await expect(dialog.getByLabel('Company')).toHaveValue('Kept Example');
    await dialog.getByRole('button', { name: 'Start afresh' }).click();
    await expect(dialog.getByLabel('Company')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Bring it back' }).click();
    await expect(dialog.getByLabel('Company')).toHaveValue('Kept Example');
  });

  test('J-6 signed out while typing: after the login the same form can be sent', async ({ page }) => {
    let isSignedOut = true;
    await page.route('**/api/job/applications', (route) =>
      route.request().method() === 'POST' && isSignedOut
        ? route.fulfill({ status: 401, json: { error: 'Please sign in.', code: 'NO', requestId: 'x' } })
        : route.fallback(),
    );
    // A real login would end the session that the other tests of this worker have.
    await page.route('**/api/auth/login', (route) => route.fulfill({ json: { success: true } }));
    const dialog = await openForm(page);
    await dialog.getByLabel('Company').fill('Signed Out Example');
    await dialog.getByLabel('Position').fill('CIO');
    await dialog.getByRole('button', { name: 'Add application' }).click();
    const login = page.getByRole('dialog', { name: 'You were signed out' });
    await login.getByLabel('Username').fill(OWNER.username);
    await login.getByRole('textbox', { name: 'Password', exact: true }).fill(OWNER.password);
    isSignedOut = false;
    await login.getByRole('button', { name: 'Log In' }).click();
    await expect(login).toBeHidden();
    await expect(dialog.getByLabel('Company')).toHaveValue('Signed Out Example');
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(toast(page)).toContainText('Application added');
  });

  test('D26 D27 a refused status goes back to what it was; two versions of an application are shown side by side', async ({
    page,
  }) => {
    const company = `Versions ${unique()} Example`;
    const id = await show(page, company);
    const sent: unknown[] = [];
    await page.route('**/api/job/applications/*', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 503, json: { error: 'Not now.', code: 'NO', requestId: 'x' } });
    });
    await row(page, company).getByRole('combobox').selectOption('offer');
    await expect(toast(page)).toContainText('Update failed');
    await expect(row(page, company).getByRole('combobox')).toHaveValue('pending');
    expect(sent).toEqual([{ status: 'offer' }]);
    await page.unroute('**/api/job/applications/*');

    await row(page, company)
      .getByRole('button', { name: /^Edit / })
      .click();
    const edit = page.getByRole('dialog', { name: /^Edit IT Director/u });
    await edit.getByLabel('Salary').fill('Mine');
    await page.request.put(`/api/job/applications/${id}`, { data: { salary: 'Theirs', notes: 'New' } });
    await edit.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('dialog', { name: 'This application was also changed elsewhere' });
    await expect(conflict.getByRole('group', { name: 'Salary' }).getByLabel('Mine')).toBeChecked();
    await expect(conflict.getByRole('group', { name: 'Notes' }).getByLabel('The other')).toBeChecked();
    await expectAccessibleInBothThemes(page);
    await conflict.getByRole('button', { name: 'Go on with this choice' }).click();
    await expect(edit.getByLabel('Notes')).toHaveValue('New');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page)).toContainText('Application updated');
    const saved: unknown = await (await page.request.get(`/api/job/applications/${id}`)).json();
    expect(saved).toMatchObject({ salary: 'Mine', notes: 'New' });
  });
});

test('J-7 D27 the details have the history, to which a note is added', async ({ page }) => {
  const company = `History ${unique()} Example`;
  await show(page, company);
  await expect(row(page, company)).toContainText('Overdue');
  await row(page, company).getByRole('link', { name: company }).click();
  await expect(page).toHaveURL(/application=\d+/u);
  const details = page.getByRole('dialog', { name: `IT Director at ${company}` });
  await details.getByRole('combobox', { name: /^Status/u }).selectOption('interview');
  await expect(details.getByRole('listitem').filter({ hasText: /interview/iu })).toBeVisible();
  await details.getByRole('button', { name: 'Add to the history' }).click();
  await details.getByLabel('Title').fill('Sent references');
  await details.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Sent references' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await details.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete application' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});
