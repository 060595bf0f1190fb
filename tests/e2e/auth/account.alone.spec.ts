/** The owner's account. It signs out everybody else, so it runs when nothing else does. */
import type { CDPSession, Page } from '@playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { OWNER } from '../support/owner-login.ts';
import { expect, test } from '../support/page.ts';

test.describe.configure({ mode: 'default' });
test.use({ expectedProblems: /\/api\/auth\//u });

test.beforeEach(async ({ page }) => {
  const response = await page.request.post('/api/auth/login', { data: OWNER });
  expect(await response.json()).toEqual({ success: true });
  await page.goto('/tools/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
});

const toast = (page: Page) => page.locator('.toast:not([hidden])');
const section = (page: Page, name: string) => page.getByRole('region', { name });

async function confirmByPassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(OWNER.password);
  await dialog.getByRole('button', { name: button }).click();
}

/** Chromium's own authenticator, with a finger that is always there. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('AU-10 other sessions are listed and can be signed out, all at once too', async ({
  page,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.post('/api/auth/login', { data: OWNER });
  await page.reload();
  const sessions = section(page, 'Active sessions');
  await expect(sessions.getByText('This one')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(toast(page)).toContainText('Signed out everywhere else');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.get('/api/auth/verify')).status()).toBe(401);
  await elsewhere.dispose();
});

test('AU-6 the password is changed with the old one, and both fields say what is wrong', async ({ page }) => {
  const form = section(page, 'Password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Password is required')).toBeVisible();
  await expect(form.getByText('Use at least 12 characters')).toBeVisible();
  await form.getByLabel('Current password', { exact: true }).fill('not the password');
  await form.getByLabel('New password', { exact: true }).fill('another long password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('The password is not right')).toBeVisible();

  const change = async (from: string, to: string) => {
    await form.getByLabel('Current password', { exact: true }).fill(from);
    await form.getByLabel('New password', { exact: true }).fill(to);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByLabel('New password', { exact: true })).toHaveValue('');
    await expect(toast(page)).toContainText('Password changed');
  };
  await change(OWNER.password, 'another long password');
  await change('another long password', OWNER.password);
});

test('AU-6 a passkey and a recovery code are second factors; without a passkey the password is enough', async ({
  page,
}) => {
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Test laptop');
  await expectAccessible(page);
  await confirmByPassword(page, 'Add a passkey');
  await expect(toast(page)).toContainText('Passkey added');
  // A passkey that nothing would replace asks for codes by itself.
  await expect(page.getByRole('dialog', { name: 'Make new recovery codes' })).toContainText('lost passkey');
  await confirmByPassword(page, 'Make new codes');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const code = await codes.getByRole('listitem').first().innerText();
  await expectAccessible(page);
  await expect(codes.getByRole('list')).toHaveCSS('font-family', /monospace/u);
  const lines = await codes
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => item.clientHeight / Number.parseFloat(getComputedStyle(item).lineHeight)),
    );
  expect(lines.every((count) => count < 1.5)).toBe(true);
  const saved = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page, 'Recovery codes')).toContainText('10 codes left');

  await page.getByRole('button', { name: 'Rename Test laptop' }).click();
  await page.getByLabel('Name of the passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(section(page, 'Passkeys')).toContainText('Work laptop');

  const startOver = async () => {
    await page.context().clearCookies();
    await page.goto('/tools/admin');
    await page.getByLabel('Username').fill(OWNER.username);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'Log In' }).click();
  };
  await startOver();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page).toHaveURL('/tools');

  await startOver();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/tools');

  await page.goto('/tools/account');
  await expect(section(page, 'Recovery codes')).toContainText('9 codes left');
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your recovery codes, 9 left, stop working with it');
  await confirmByPassword(page, 'Remove passkey');
  await expect(toast(page)).toContainText('Passkey removed');
  await startOver();
  await expect(page).toHaveURL('/tools');
});
