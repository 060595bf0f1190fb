/** The resumes, through the browser. */
import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import {
  card,
  dialog,
  makeApplication,
  makeBase,
  makeResume,
  RESUME_TEXT,
  row,
  show,
  stored,
  toast,
  without,
} from '../support/resumes.ts';
import { unique } from '../support/unique.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('R-1 R-4 R-5 R-6 R-7 a Word file is read, tailored to an application, looked at and saved', async ({
  page,
}) => {
  const [name, company] = [`Journey ${unique()}`, `Journey ${unique()} Example`];
  await makeApplication(page, company);
  const buffer = await (await page.request.get('/resume.docx')).body();
  await page.goto('/tools/resume');
  await expect(page.getByRole('main').getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '/tools');
  await page.getByRole('button', { name: 'Upload Base Resume' }).first().click();
  const upload = dialog(page, 'Upload Base Resume');
  const send = upload.getByRole('button', { name: 'Upload Resume' });
  await expect(send).toBeDisabled();
  await upload.getByLabel('Name', { exact: true }).fill(`  ${name}  `);
  await expect(send).toBeDisabled();
  await upload.locator('input[type=file]').setInputFiles({ name: 'alex.docx', mimeType: WORD, buffer });
  await expect(upload.getByText(`${(buffer.length / 1024 / 1024).toFixed(2)} MB`)).toBeVisible();
  await send.click();
  await expect(toast(page)).toContainText('Resume uploaded');
  await expect(card(page, name)).toContainText('alex.docx');

  await page.getByRole('button', { name: 'Generate QA Resume' }).click();
  const create = dialog(page, 'Create Tailored Resume');
  const make = create.getByRole('button', { name: 'Create Resume' });
  await expect(make).toBeDisabled();
  const field = create.getByRole('combobox', { name: 'Job application' });
  await field.fill(company);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(`CIO at ${company}`);
  await create.getByLabel('Length').selectOption('One page');
  await make.click();
  await expect(toast(page)).toContainText('Tailored resume created');
  await expect(row(page, company)).toContainText('ATS Optimized');
  await expect(row(page, company)).toContainText('/ 100');

  await row(page, company)
    .getByRole('button', { name: /^Preview /u })
    .click();
  await expect(page).toHaveURL(/preview=\d+/u);
  const preview = dialog(page, new RegExp(company, 'u'));
  await expect(preview.getByRole('article', { name: 'Resume' })).toContainText('Alex Example');
  const download = page.waitForEvent('download');
  await preview.getByRole('link', { name: 'Download Word' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/u);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(row(page, company).getByRole('button', { name: /^Preview /u })).toBeFocused();
});

test(
  'R-2 R-3 R-4 the page tells what there is, and which of the base resumes is primary',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    const { resume } = await makeResume(page);
    const name = `Second ${unique()}`;
    await makeBase(page, name);
    await show(page, resume.title);
    await expect(card(page, name)).toContainText(`${name}.txt`);
    const primary = page.getByRole('listitem').filter({ has: page.getByText('Primary', { exact: true }) });
    await expect(primary).toHaveCount(1); // other tests make theirs primary meanwhile
    await expect(primary.getByRole('button', { name: /^Set Primary/u })).toHaveCount(0);
    for (const label of ['Total Resumes', 'Job Applications', 'This Month'])
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(row(page, resume.title)).toContainText(resume.fileName);
    await expect(row(page, resume.title)).toContainText('ATS Optimized');
    await expectAccessibleInBothThemes(page);
  },
);

test('R-6 text is taken in the place of a file, and a first resume is made of the site', async ({ page }) => {
  const name = `Pasted ${unique()}`;
  await page.goto('/tools/resume');
  await page.getByRole('button', { name: 'Upload Base Resume' }).first().click();
  const upload = dialog(page, 'Upload Base Resume');
  await upload.getByLabel('Name', { exact: true }).fill(name);
  await upload.locator('input[type=file]').setInputFiles({
    ...{ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no resume') },
  });
  await expect(upload.getByText(/Choose a file of one of these kinds: \.pdf, \.doc/u)).toBeVisible();
  await expect(upload.getByRole('button', { name: 'Upload Resume' })).toBeDisabled();
  await upload.getByRole('tab', { name: 'Paste its text' }).click();
  await upload.getByLabel('Text of the resume').fill(RESUME_TEXT);
  await expectAccessibleInBothThemes(page);
  await upload.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(card(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'From My Site' }).click();
  await expect(toast(page)).toContainText('Base resume made from your site');
});

test('R-1 R-5 R-6 D28 without an application there is nothing to make a resume for; without a base resume the dialog leads to the upload, and is there again after it, or makes one of the site', async ({
  page,
}) => {
  await page.route('**/api/job/applications?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/tools/resume?job=new');
  const create = dialog(page, 'Create Tailored Resume');
  await expect(create.getByText('No job applications found')).toBeVisible();
  await expect(create.getByRole('button', { name: 'Create Resume' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Generate QA Resume' })).toBeDisabled();
  await page.unroute('**/api/job/applications?*');

  const name = `First ${unique()}`;
  const { id, company } = await makeApplication(page);
  const field = create.getByRole('combobox', { name: 'Job application' });
  await page.route('**/api/resumes/base', (route) => route.fulfill({ json: [] }));
  await page.goto(`/tools/resume?job=${id}`);
  await expect(field).toHaveValue(`CIO at ${company}`);
  await expect(create.getByText('Upload a base resume first')).toBeVisible();
  await expect(create.getByRole('button', { name: 'Create Resume' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await create.getByRole('button', { name: 'Upload…' }).click();
  const upload = dialog(page, 'Upload Base Resume');
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(RESUME_TEXT) };
  await upload.locator('input[type=file]').setInputFiles(file);
  await expect(upload.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.unroute('**/api/resumes/base');
  await upload.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(upload).toBeHidden();
  await expect(field).toHaveValue(`CIO at ${company}`);
  await expect(create.getByRole('button', { name: 'Create Resume' })).toBeEnabled();

  await page.route('**/api/resumes/base', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(create.getByText('Upload a base resume first')).toBeVisible();
  await page.unroute('**/api/resumes/base');
  await create.getByRole('button', { name: 'From My Site' }).click();
  await expect(create.getByRole('button', { name: 'Create Resume' })).toBeEnabled();
});

test('R-7 D30 the preview says what the file says; the changes are shown with their reasons, and hidden again; a content that is no JSON is shown as it is', async ({
  page,
}) => {
  const { resume } = await makeResume(page);
  await without(page, resume.id, ['ITIL']);
  await page.goto(`/tools/resume?preview=${resume.id}`);
  const preview = dialog(page, resume.title);
  const paper = preview.getByRole('article', { name: 'Resume' });
  const file = await page.request.get(`/api/resumes/${resume.id}/download?format=txt`);
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  expect(letters(await paper.innerText())).toBe(letters(await file.text()));

  const changes = preview.getByRole('region', { name: 'Changes' });
  await expect(preview.locator('mark', { hasText: 'digital transformation' })).toBeVisible();
  await expect(changes).toBeHidden();
  await preview.getByRole('button', { name: 'Show Changes' }).click();
  await expect(changes).toContainText(/\d (?:changed|added|left out|moved)/u);
  await expect(paper).not.toContainText(/\d,/u);
  await expectAccessibleInBothThemes(page);
  await preview.getByRole('button', { name: 'Hide Changes' }).click();
  await expect(changes).toBeHidden();

  await preview.getByText('Versions').click();
  await preview.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(toast(page)).toContainText('Version restored');
  await expect(preview.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3);
  expect((await stored(page, resume.id)).resume.skills).toContain('ITIL');

  await page.route('**/api/resumes', (route) =>
    route.fulfill({ json: [{ ...resume, content: 'Alex Example\nIT <b>leader</b>' }] }),
  );
  await page.reload();
  await expect(preview.getByText('IT <b>leader</b>')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Download Word' })).toBeVisible();
});

test('R-4 what was sent is kept as the file that it was; a tailored resume is deleted when that was confirmed', async ({
  page,
}) => {
  const { resume } = await makeResume(page);
  const to = `Recruiter ${unique()}`;
  const found = await show(page, resume.title);
  await found.getByRole('button', { name: `More for ${resume.title}` }).click();
  await page.getByRole('menuitem', { name: 'Mark as sent…' }).click();
  const pin = dialog(page, 'Mark as sent');
  await pin.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(pin.getByText('Say to whom')).toBeVisible();
  await expect(pin.getByLabel('To whom')).toBeFocused();
  await pin.getByLabel('To whom').fill(to);
  await pin.getByLabel('Format').selectOption('Plain text');
  await pin.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(found).toContainText('Sent once');
  const file = page.getByRole('list', { name: 'Sent files' }).getByRole('listitem').filter({ hasText: to });
  await expect(file).toContainText('TXT');
  const download = page.waitForEvent('download');
  await file.getByRole('link', { name: `Download what was sent to ${to}` }).click();
  expect((await download).suggestedFilename()).toMatch(/\.txt$/u);

  await found.getByRole('button', { name: `Delete ${resume.title}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to delete "${resume.title}"?`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Resume deleted');
  await expect(page.getByText('No resume found')).toBeVisible();
});
