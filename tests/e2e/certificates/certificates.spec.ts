/** The Certificates tab, through the browser. */
import type { Locator, Page } from '@playwright/test';

import { daysFromNow, encryptedKey, issue, issueChain, type Issued } from '#support/certificates.ts';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, OWNER, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const TAB = '/tools/admin?tab=certificates';

const newDomain = () => `${unique()}.invalid`; // no server of it answers, and nobody is asked
const pemFile = (name: string, ...texts: string[]) => ({
  name,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(texts.join('')),
});
const chosen = (page: Page, ...files: ReturnType<typeof pemFile>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const found = (page: Page) => page.getByRole('region', { name: 'What was found' });
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const rowOf = (page: Page, domain: string) => page.getByRole('row').filter({ hasText: domain });

const openForm = async (page: Page) => {
  await page.goto(TAB);
  await page.getByRole('button', { name: 'Upload certificate' }).click();
};
const selfSigned = (domain: string, notAfter = daysFromNow(90.5)) =>
  issue({ subject: `CN=${domain}`, names: [domain], notBefore: daysFromNow(-99), notAfter });

/** Stores a certificate by the API and shows it alone. */
async function show(page: Page, domain: string, leaf: Issued): Promise<Locator> {
  const fields = { name: `Of ${domain}`, domain, type: 'self-signed', acknowledged: 'true' };
  const response = await page.request.post('/api/tools/certificates/upload', {
    multipart: { ...fields, certificateData: leaf.pem, privateKeyData: leaf.keyPem },
  });
  expect(response.status()).toBe(201);
  await page.goto(`${TAB}&search=${domain}`);
  return rowOf(page, domain);
}
const act = async (page: Page, row: Locator, action: string) => {
  await row.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test(
  'A-CRT-1 D21 chosen files are understood, fill the form and are stored',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    const domain = newDomain();
    const { root, intermediate, leaf } = await issueChain({
      subject: `CN=${domain}`,
      names: [domain],
      notAfter: daysFromNow(12.5),
    });
    await openForm(page);
    await chosen(
      page,
      pemFile('chain.pem', root.pem, intermediate.pem),
      pemFile('leaf.pem', leaf.pem),
      pemFile('key.pem', leaf.keyPem),
    );
    await expect(found(page)).toContainText('belongs to the certificate');
    await expect(page.getByLabel('Domain', { exact: true })).toHaveValue(domain);
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('ca-signed');
    await expect(page.getByLabel('Certificate data')).toHaveValue(/^-----BEGIN CERTIFICATE-----/u);
    await expect(page.getByLabel('Private key', { exact: true })).toHaveValue(leaf.keyPem);
    await expect(found(page).getByRole('list', { name: 'Findings' })).toContainText('in 12 days');
    await expectAccessibleInBothThemes(page);

    await page.getByRole('button', { name: 'Store certificate' }).click();
    await expect(status(page, 'Certificate stored')).toBeVisible();
    const row = rowOf(page, domain);
    await expect(row).toContainText('CA signed');
    await expect(row).toContainText('12 days left');
    await expect(row).toContainText('Active');
    await expectAccessibleInBothThemes(page);
  },
);

test('A-CRT-1 ERR-2 the form opens and closes with what was typed, and says which fields are missing', async ({
  page,
}) => {
  await page.route('**/api/tools/certificates', (route) => route.fulfill({ json: [] }));
  await openForm(page);
  await expect(page.getByText('No certificates yet')).toBeVisible();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('cloudflare-origin');
  await expect(page.getByLabel('Client certificate')).toHaveCount(0);
  await page.getByLabel('Type', { exact: true }).selectOption('cloudflare-client');
  await expect(page.getByLabel('Client certificate')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await page.getByRole('button', { name: 'Store certificate' }).click();
  const toast = alert(page, 'Missing fields');
  await expect(toast).toContainText(
    'Please fill in certificate name, domain, certificate data, and private key data.',
  );
  await expect(page.getByText('Enter the private key')).toBeVisible();
  await expect(page.getByLabel('Domain', { exact: true })).toBeFocused();
  const toggle = page.getByRole('button', { name: 'Upload certificate' });
  await toggle.click();
  await expect(page.getByLabel('Domain', { exact: true })).toBeHidden();
  await toggle.click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mine');
});

test('A-CRT-1 what is wrong is stored only once it is accepted, a key of another certificate never, pasted text like a file; a password is asked for only where something is locked', async ({
  page,
}) => {
  const domain = newDomain();
  const [ended, other] = await Promise.all([selfSigned(domain, daysFromNow(-3.5)), selfSigned(domain)]);
  await openForm(page);
  await chosen(page, pemFile('ended.pem', ended.pem), pemFile('other-key.pem', other.keyPem));
  await expect(found(page)).toContainText('belongs to another certificate');
  const store = page.getByRole('button', { name: 'Store certificate' });
  await expect(store).toBeDisabled();
  await page.getByRole('button', { name: 'Remove other-key.pem' }).click();
  await chosen(page, pemFile('key.pem', ended.keyPem));
  await expect(found(page)).toContainText('The certificate expired on');
  const anyway = page.getByLabel('Store it anyway');
  await expect(anyway).toBeVisible();
  await expect(store).toBeDisabled();
  await anyway.check();
  await store.click();
  await expect(rowOf(page, domain)).toContainText('Expired 3 days ago');

  const locked = newDomain();
  const leaf = await selfSigned(locked);
  await page.getByRole('button', { name: 'Upload certificate' }).click();
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    leaf.pem + encryptedKey(leaf, 'open sesame'),
  );
  await page.getByLabel('Password of the file', { exact: true }).fill('open sesame');
  await expect(found(page)).toContainText('belongs to the certificate');
  await store.click();
  await expect(rowOf(page, locked)).toContainText('Self-signed');
});

test('A-CRT-2 D22 keys leave in a new window or under a password, after the owner has confirmed; a certificate is renamed, replaced by another one, and deleted', async ({
  page,
  context,
}) => {
  const domain = newDomain();
  const row = await show(page, domain, await selfSigned(domain));
  await act(page, row, 'Download certificate');
  const full = page.getByRole('link', { name: 'Full chain' });
  await expect(full).toHaveAttribute('target', '_blank');
  await expect(full).toHaveAttribute('href', /\/download\/certificate\?part=full$/u);
  await page.keyboard.press('Escape');

  await act(page, row, 'Download PKCS#12');
  await page.getByLabel('Password for the file', { exact: true }).fill('long enough');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`${domain}.p12`);

  await page.route('**/api/auth/confirm', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { confirmedUntil: null } }) : route.continue(),
  );
  await act(page, row, 'Download private key');
  const dialog = page.getByRole('dialog', { name: 'Download private key' });
  await dialog.getByLabel('Your password', { exact: true }).fill(OWNER.password);
  await expectAccessibleInBothThemes(page);
  const asked = context.waitForEvent('request', (request) => request.url().endsWith('/download/private-key'));
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await (await asked).response())?.status()).toBe(200);
  await expect(dialog).toHaveCount(0);

  await act(page, row, 'Edit');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(`Former ${domain}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(`Former ${domain}`);

  const next = await selfSigned(domain, daysFromNow(300.5));
  await act(page, row, 'Replace');
  await expect(page.locator(':focus').getByRole('heading', { name: /^Replace/u })).toBeVisible();
  await chosen(page, pemFile('next.pem', next.pem, next.keyPem));
  await expect(found(page)).toContainText('belongs to the certificate');
  await page.getByRole('button', { name: 'Replace certificate' }).click();
  await expect(status(page, 'Certificate replaced')).toBeVisible();
  await expect(row).toHaveCount(2);
  const former = row.filter({ hasText: 'Replaced' });
  await act(page, former, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete certificate' }).click();
  await expect(former).toHaveCount(0);
  await expect(row).toHaveCount(1);
});

test(
  'A-CRT-3 D23 a health check tells what is stored and served, and is kept',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    const domain = newDomain();
    const row = await show(page, domain, await selfSigned(domain));
    await act(page, row, 'Health check');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('No TLS server answered for')).toBeVisible();
    await expect(dialog.getByRole('status')).toContainText('Valid');
    await expect(
      dialog.getByRole('list', { name: 'Checks, newest first' }).getByRole('listitem'),
    ).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
  },
);

test.describe('of a server that refuses', () => {
  test.use({ expectedProblems: /50[03]/u });

  test('ERR-2 a failed upload and a failed check say so, and a server without a key what to set', async ({
    page,
  }) => {
    const domain = newDomain();
    const leaf = await selfSigned(domain);
    const row = await show(page, domain, leaf);
    await page.route('**/health', (route) => route.fulfill({ status: 500, body: '' }));
    await act(page, row, 'Health check');
    await expect(alert(page, 'Health Check Failed')).toContainText('Unable to check certificate health');
    await page.keyboard.press('Escape');

    let answer: object = {};
    await page.route('**/upload', (route) => route.fulfill({ status: 503, json: answer }));
    await page.getByRole('button', { name: 'Upload certificate' }).click();
    await chosen(page, pemFile('again.pem', leaf.pem, leaf.keyPem));
    await page.getByLabel('Store it anyway').check();
    const store = page.getByRole('button', { name: 'Store certificate' });
    await store.click();
    await expect(alert(page, 'Upload failed')).toContainText('Certificate upload failed');
    answer = { error: 'The server is not configured: set ENCRYPTION_KEYS.', code: 'NOT_CONFIGURED' };
    await store.click();
    await expect(alert(page, 'Upload failed')).toContainText('set ENCRYPTION_KEYS');
    await expect(page.getByText('openssl rand -base64 32')).toBeVisible();
  });
});
