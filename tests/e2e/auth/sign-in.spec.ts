import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts';
import { isBeside } from '../support/beside.ts';
import { OWNER } from '../support/owner-login.ts';
import { expect, test } from '../support/page.ts';
import { ON_A_PHONE } from '../support/widths.ts';

test.use({ expectedProblems: /\/api\/auth\/(verify|login|admin-token)/u });

/** What a finger hits without looking. */
const FINGER_PX = 44;

const toast = (page: Page) => page.locator('.toast:not([hidden])');
const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });

async function openLogin(page: Page): Promise<void> {
  await page.goto('/tools/admin');
  await expect(logIn(page)).toBeVisible();
}

async function signInByForm(page: Page): Promise<void> {
  await username(page).fill(OWNER.username);
  await password(page).fill(OWNER.password);
  await logIn(page).click();
}

test('AU-2 AU-3 a page says "Authenticating..." until the one verify call has answered', async ({ page }) => {
  let calls = 0;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/verify', async (route) => {
    calls++;
    await asked;
    await route.fulfill({ status: 401, json: { error: 'Please sign in.' } });
  });
  await page.goto('/tools/admin');
  await expect(page.getByText('Authenticating...')).toBeVisible();
  await expect(logIn(page)).toBeHidden();
  answer();
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByText('Authenticating...')).toBeHidden();
  expect(calls).toBe(1);
});

test('AU-4 AU-6 D11 /tools leads to the login form and, by the keyboard alone, back again', async ({
  page,
}) => {
  await page.goto('/tools');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByText('Redirecting to login')).toBeVisible();
  await expect(page).toHaveURL('/tools/admin?next=%2Ftools');
  await expect(username(page)).toBeVisible();

  const tabTo = async (name: string) => {
    const isThere = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
    for (let step = 0; step < 12 && (await isThere()) !== name; step++) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(name);
  };
  await tabTo('username');
  await page.keyboard.type(OWNER.username);
  await tabTo('password');
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alex Example');
});

test('AU-4 AU-5 AU-6 AU-9 D12 ERR-1 the login form says why it is there, offers no other service, shows the password, tells what is missing, and can be used by everybody', async ({
  page,
}) => {
  await openLogin(page);
  await expect(toast(page)).toContainText('Authentication required');
  await expect(toast(page)).toContainText('Please log in to access the admin tools.');
  await expect(page.locator('form').getByRole('button')).toHaveText(['', 'Log In']);
  await expect(page.getByRole('main')).not.toContainText(/replit|google|github|sign in with/i);
  await expect(page.getByRole('link', { name: 'Back to Portfolio' })).toHaveAttribute('href', '/');
  await expectAccessibleInBothThemes(page);

  await password(page).fill('secret words');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');

  await password(page).fill('');
  await username(page).fill(OWNER.username);
  await logIn(page).click();
  await expect(toast(page)).toContainText('Missing fields');
  await expect(toast(page)).toContainText('Please enter both username and password');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothThemes(page);
});

test('ERR-1 a refused login is said in a toast and stays in the form, as is for how long there were too many; a server that cannot be reached is no refusal', async ({
  page,
}) => {
  await openLogin(page);
  await username(page).fill('nobody');
  await password(page).fill('wrong');
  await logIn(page).click();
  await expect(toast(page)).toContainText('Login failed');
  await expect(page.getByRole('main').locator('form p').last()).not.toBeEmpty();
  await expect(password(page)).toBeFocused();
  await expect(username(page)).toHaveValue('nobody');

  const error = 'Too many attempts. Try again in 10 minutes.';
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 429, json: { error } }));
  await signInByForm(page);
  await expect(toast(page)).toContainText(error);
  await expect(page.locator('form')).toContainText(error);

  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await signInByForm(page);
  await expect(toast(page)).toContainText('Login error');
  await expect(toast(page)).toContainText('Unable to connect to the server');
  await expect(password(page)).toHaveValue(OWNER.password);
});

test('AU-3 a verify call that fails is no signed-out owner: it can be tried again', async ({ page }) => {
  await page.route('**/api/auth/verify', (route) =>
    route.fulfill({ status: 503, json: { error: 'The database cannot be reached at the moment.' } }),
  );
  await page.goto('/tools');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The database cannot be reached at the moment.',
  );
  await page.unroute('**/api/auth/verify');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
});

test('AU-7 logging out ends the session and leads to the portfolio', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: OWNER });
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Account of Alex Example' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/tools/admin');
  await expect(logIn(page)).toBeVisible();
});

test('AU-1 a session that ends in the middle of work asks to log in over the page and loses nothing', async ({
  page,
  context,
}) => {
  await page.request.post('/api/auth/login', { data: OWNER });
  await page.goto('/tools/account');
  await page.getByLabel('New password', { exact: true }).fill('half typed');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await signInByForm(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('half typed');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByLabel('Your admin token')).not.toHaveValue('');
});

test(
  'AU-1 P-UI-1 on a phone the toast of what failed covers nothing of the dialog that asks to log in',
  ON_A_PHONE,
  async ({ page, context }) => {
    await page.request.post('/api/auth/login', { data: OWNER });
    await page.goto('/tools/account');
    await expect(page.getByRole('button', { name: 'Make a token' })).toBeVisible();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Make a token' }).click();
    await expect(logIn(page)).toBeVisible();
    for (const control of [page.getByRole('dialog'), username(page), password(page), logIn(page)])
      expect(await isBeside(control, toast(page))).toBe(true);
    const sizes = [username(page), password(page), logIn(page)].map((control) => control.boundingBox());
    for (const size of await Promise.all(sizes)) expect(size?.height).toBeGreaterThanOrEqual(FINGER_PX);
  },
);

test('AU-1 AU-4 AU-5 BA-1 who is not signed in is told so by every tool and sees nothing of it, and axe finds nothing there, in both themes', async ({
  page,
}) => {
  for (const [path, reason, control] of [
    ['/tools/resume', 'Please log in to access resume tools.', 'Generate QA Resume'],
    ['/tools/job', 'Please log in to access job tools.', 'Add application'],
    ['/admin/blog', 'Authentication required - Please log in to access the blog admin.', 'New post'],
  ] as const) {
    await page.goto(path);
    await expect(toast(page)).toContainText(reason);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(path), 'u'),
    );
    await expect(page.getByRole('button', { name: control })).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
  await expectAccessibleInBothThemes(page);
});
