import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/page.ts';
import { isBeside } from '../support/beside.ts';
import { hold } from '../support/slow-line.ts';
import { AT_BOTH_WIDTHS, ON_A_PHONE } from '../support/widths.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Send a message' });

async function openForm(page: Page): Promise<void> {
  await page.goto('/#contact');
  await page.mouse.wheel(0, 1);
  await page.locator('#contact astro-island:not([ssr])').waitFor({ state: 'attached' });
}

async function fillIn(page: Page, message = 'We are looking for a VP of IT operations.'): Promise<void> {
  await form(page).getByLabel('First name').fill('Rita');
  await form(page).getByLabel('Last name').fill('Recruiter');
  await form(page).getByLabel('Email').fill('rita@example.com');
  await form(page).getByLabel('Type of opportunity').selectOption({ label: 'Full-time Position' });
  await form(page).getByLabel('Message', { exact: true }).fill(message);
}

/** The area of toasts on a wide screen (P-UI-1). */
const TOAST_AREA_PX = 420;

const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click();

test('P-CON-4 P-CON-7 P-UI-1 a draft outlives a reload; sent, it is thanked for in the panel and the toast, and gone', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page, 'Half a thought');
  await page.reload();
  await openForm(page);
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue('Half a thought');
  await expect(form(page).getByLabel('First name')).toHaveValue('Rita');

  const release = await hold(page, '**/api/contacts');
  const stored = page.waitForResponse('**/api/contacts');
  await send(page);
  await expect(form(page).getByRole('button', { name: 'SENDING...' })).toBeVisible();
  release();
  expect((await stored).status()).toBe(201);
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused();
  await expect(
    page.getByText("Thank you for reaching out. I'll get back to you within 24 hours."),
  ).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' });
  await expect(toast).toContainText("Thank you for your interest. I'll get back to you soon.");
  const area = page.locator('.toaster').filter({ has: toast });
  expect((await area.boundingBox())?.width).toBeLessThanOrEqual(TOAST_AREA_PX);
  const thanks = page.getByRole('heading', { name: 'Message Sent Successfully!', exact: true });
  expect(await isBeside(thanks, area)).toBe(true);
  await expectAccessible(page, '#contact, .toaster');
  await page.reload();
  await openForm(page);
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue('');
});

test(
  'P-CON-1 P-CON-4 P-CON-5 mail, phone, profile and map are there beside four kinds of opportunity; an empty form names every required field and sends nothing',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await openForm(page);
    const contact = page.locator('#contact');
    await expect(contact.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(contact.locator('a[href^="tel:"]')).toBeVisible();
    await expect(contact.locator('a[target=_blank][rel="noopener noreferrer"]')).toHaveCount(2);
    await expect(form(page).getByLabel('Type of opportunity').getByRole('option')).toHaveText([
      'Select one',
      'Consulting Project',
      'Full-time Position',
      'Advisory Role',
      'Other',
    ]);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await send(page);
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please select an opportunity type',
      'Message is required',
    ])
      await expect(form(page).getByText(sentence)).toBeVisible();
    await expect(form(page).getByLabel('First name')).toBeFocused();
    await form(page).getByLabel('Email').fill('nobody');
    await send(page);
    await expect(form(page).getByText('Enter a valid email address')).toBeVisible();
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    await expectAccessible(page, '#contact, .toaster');
  },
);

test.describe('without a connection', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/u });

  test(
    'P-CON-7 what is begun and sent without one is said not to be sent, and goes out by the same button once there is one',
    ON_A_PHONE,
    async ({ page, context }) => {
      await openForm(page);
      await page.waitForLoadState('networkidle'); // what sends it has come behind the form
      await context.setOffline(true);
      await fillIn(page);
      await send(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toBeVisible();
      await context.setOffline(false);
      await send(page);
      await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused();
    },
  );
});

test.describe('a connection that ends before the form is there', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|Error hydrating/u });

  test(
    'P-CON-7 the button says so, what was typed stays, and the same button sends it once there is one',
    ON_A_PHONE,
    async ({ page, context }) => {
      await page.goto('/');
      await context.setOffline(true);
      await fillIn(page);
      await send(page);
      await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded');
      await context.setOffline(false);
      await send(page);
      await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused();
    },
  );
});

test.describe('when the server fails', () => {
  test.use({ expectedProblems: /api\/contacts|503|ERR_FAILED/u });

  test('P-CON-7 the failure is said, the text stays, a mail link carries it, and trying again stores once', async ({
    page,
  }) => {
    await openForm(page);
    await fillIn(page);
    const keys = new Set<string | undefined>();
    let isDown = true;
    await page.route('**/api/contacts', (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      return isDown ? route.abort() : route.continue();
    });
    await send(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message' });
    await expect(toast).toContainText('Please try again or contact me directly via email.');
    await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue(/VP of IT operations/);
    const link = form(page).getByRole('link', { name: 'send it by email' });
    await expect(link).toHaveAttribute('href', /^mailto:.*body=We%20are%20looking/);
    await expectAccessible(page, '#contact, .toaster');
    isDown = false;
    await send(page);
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
    expect(keys.size).toBe(1);
  });
});
