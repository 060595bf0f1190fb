/** The forms of resumes: what was read of a document, and what was made for an application. */
import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { isBeside } from '../support/beside.ts';
import { expect, test } from '../support/owner.ts';
import { card, dialog, makeApplication, makeBase, makeResume, stored, toast } from '../support/resumes.ts';
import { unique } from '../support/unique.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const ofReading = (page: Page) => dialog(page, /^Check the reading of/u);

test('D28 a reading is corrected beside the text of its document, and the correction taken back', async ({
  page,
}) => {
  const name = `Corrected ${unique()}`;
  await makeBase(page, name);
  await page.goto('/tools/resume');
  await card(page, name)
    .getByRole('button', { name: /^Check reading/u })
    .click();
  const form = ofReading(page);
  await expect(form.getByRole('region', { name: 'Text of the document' })).toContainText('Example Software');
  await expect(form.getByLabel('Name in the resume')).toHaveValue('Alex Example');
  await expect(form.getByText('Sure', { exact: true }).first()).toBeVisible();
  await expect(form.getByText('None found', { exact: true }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await form.getByLabel('Name in the resume').focus();
  await expect(form.locator('mark')).toHaveText('Alex Example');
  await form.getByLabel('Name in the resume').fill('Alexandra Example');
  await form.getByLabel('Certifications').fill('ITIL 4\nPMP');
  await form.getByLabel('From', { exact: true }).first().fill('May 19');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('From', { exact: true }).first()).toBeFocused();
  await expect(form.getByText('Use a month such as 2019-05, a year, or present')).toBeVisible();
  await form.getByLabel('From', { exact: true }).first().fill('2018-02');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Correction saved');
  await expect(card(page, name)).toContainText('corrected by you');

  await card(page, name)
    .getByRole('button', { name: /^Check reading/u })
    .click();
  await expect(form.getByText('Corrected by you').first()).toBeVisible();
  await expect(form.getByLabel('Certifications')).toHaveValue('ITIL 4\nPMP');
  await form.getByRole('button', { name: 'Take the correction back…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(toast(page)).toContainText('Correction taken back');
  await expect(form.getByLabel('Name in the resume')).toHaveValue('Alex Example');
});

test('D28 a document that could not be read says why, and is typed in or pasted', async ({ page }) => {
  const name = `Scan ${unique()}`;
  await page.goto('/tools/resume');
  await page.getByRole('button', { name: 'Upload Base Resume' }).first().click();
  const upload = dialog(page, 'Upload Base Resume');
  await upload.getByLabel('Name', { exact: true }).fill(name);
  await upload.locator('input[type=file]').setInputFiles({
    ...{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nnothing') },
  });
  await upload.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(toast(page)).toContainText('Resume stored, but not read');
  await card(page, name)
    .getByRole('button', { name: /^Paste the text/u })
    .click();
  await expect(upload.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.keyboard.press('Escape');
  await card(page, name)
    .getByRole('button', { name: /^Type it in/u })
    .click();
  await ofReading(page).getByLabel('Name in the resume').fill('Alex Example');
  await ofReading(page).getByRole('button', { name: 'Add a job' }).click();
  await ofReading(page).getByLabel('Title', { exact: true }).fill('CIO');
  await ofReading(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page, name)).toContainText('corrected by you');
});

test.describe('what is refused', () => {
  test.use({ expectedProblems: /\/api\/resumes\/\d+|409|422/u });

  test('R-7 what the base does not say is refused at its field, and what was typed stays', async ({
    page,
  }) => {
    const { resume } = await makeResume(page);
    await page.goto(`/tools/resume?edit=${resume.id}`);
    const form = dialog(page, /^Edit/u);
    const skills = form.getByLabel('Skills');
    await skills.fill(`${await skills.inputValue()}\nQuantum knitting`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(/^Line \d+: /u)).toBeVisible();
    await expect(skills).toBeFocused();
    await expect(form.getByRole('alert')).toContainText('What you typed is kept on this device.');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toContainText('Draft kept');
    await page.goto(`/tools/resume?edit=${resume.id}`);
    await expect(form.getByText(/Your unsaved text of .* is back/u)).toBeVisible();
    await expect(skills).toHaveValue(/Quantum knitting$/u);
    await form.getByRole('button', { name: 'Show what is stored' }).click();
    await skills.fill('ITIL');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Resume saved');
    expect((await stored(page, resume.id)).resume.skills).toEqual(['ITIL']);
  });

  test(
    'R-9 D30 what was corrected in the base since is taken over at once',
    AT_BOTH_WIDTHS,
    async ({ page }) => {
      const { resume } = await makeResume(page);
      const { currentBase, baseResumeId } = await stored(page, resume.id);
      const experience = currentBase.experience.map((job, at) =>
        at === 0 ? { ...job, title: 'Chief Baker' } : job,
      );
      const data = { content: { ...currentBase, experience } };
      expect((await page.request.put(`/api/resumes/base/${baseResumeId}`, { data })).ok()).toBe(true);
      await page.goto(`/tools/resume?edit=${resume.id}`);
      const form = dialog(page, /^Edit/u);
      await expect(
        form.getByText('You corrected your base resume since: one field here still says it'),
      ).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await form.getByRole('button', { name: 'Take over' }).click();
      await expect(form.getByText('The corrections are in the form.')).toBeVisible();
      await expect(form.getByRole('group', { name: 'Job 1', exact: true }).getByLabel('Title')).toHaveValue(
        'Chief Baker',
      );
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page)).toContainText('Resume saved');
      expect((await stored(page, resume.id)).resume.experience[0]?.title).toBe('Chief Baker');
    },
  );

  test(
    'R-7 P-UI-1 the reason of a refusal is in sight, and the toast leaves what closes, what saves and the field free',
    AT_BOTH_WIDTHS,
    async ({ page }) => {
      const { resume } = await makeResume(page);
      const title = 'Director of Enterprise Applications and Digital Transformation at Example Software';
      await page.request.put(`/api/resumes/${resume.id}`, { data: { title } });
      await page.goto(`/tools/resume?edit=${resume.id}`);
      const form = dialog(page, /^Edit/u);
      const skills = form.getByLabel('Skills');
      await skills.fill(`${await skills.inputValue()}\nQuantum knitting`);
      await form.getByRole('button', { name: 'Save' }).click();
      const reason = form.getByText(/^Line \d+: /u);
      await expect(reason).toBeInViewport({ ratio: 1 });
      await expect(toast(page)).toContainText('Failed to save the resume');
      for (const seen of [
        form.getByRole('button', { name: 'Close' }).first(),
        form.getByRole('button', { name: 'Save' }),
        skills,
        reason,
      ])
        expect(await isBeside(seen, toast(page))).toBe(true);
      const [shown, said] = [await form.boundingBox(), await toast(page).boundingBox()];
      const covered = (said?.x ?? 0) + (said?.width ?? 0) - (shown?.x ?? 0);
      if ((page.viewportSize()?.width ?? 0) >= 1440) expect(covered).toBeLessThan(100); // a window of 1440 has 208 beside it
    },
  );

  test('R-7 two versions of a resume are shown side by side', async ({ page }) => {
    const { resume } = await makeResume(page);
    await page.goto(`/tools/resume?edit=${resume.id}`);
    const form = dialog(page, /^Edit/u);
    await form.getByLabel('Title', { exact: true }).first().fill('Mine');
    await page.request.put(`/api/resumes/${resume.id}`, { data: { layout: 'sidebar' } });
    await form.getByRole('button', { name: 'Save' }).click();
    const conflict = dialog(page, 'This resume was also changed elsewhere');
    await expect(conflict.getByRole('group', { name: 'Title' }).getByLabel('Mine')).toBeChecked();
    const layout = conflict.getByRole('group', { name: 'Layout' });
    await expect(layout.getByLabel('The other')).toBeChecked();
    await expect(layout).toContainText('A narrow column at the side');
    await conflict.getByRole('button', { name: 'Go on with this choice' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Resume saved');
    expect(await stored(page, resume.id)).toMatchObject({ title: 'Mine', layout: 'sidebar' });
  });
});

test('J-1 T-1 the tools, the tracker and each application lead to the resumes', async ({ page }) => {
  const { resume, application } = await makeResume(page);
  await page.goto('/tools');
  await expect(page.getByRole('main').getByRole('link', { name: 'Resumes' })).toHaveAttribute(
    'href',
    '/tools/resume',
  );
  await page.goto(`/tools/job?application=${application.id}`);
  const details = dialog(page, `CIO at ${application.company}`);
  const resumes = details.getByRole('region', { name: 'Resumes' });
  await expect(resumes.getByRole('link', { name: resume.title })).toHaveAttribute(
    'href',
    `/tools/resume?preview=${resume.id}`,
  );
  await expect(resumes).toContainText(/Last score \d+ \/ 100/u);
  await resumes.getByRole('link', { name: 'Tailor a resume' }).click();
  const create = dialog(page, 'Create Tailored Resume');
  await expect(create.getByRole('combobox', { name: 'Job application' })).toHaveValue(
    `CIO at ${application.company}`,
  );
  await page.keyboard.press('Escape');
  const other = await makeApplication(page);
  await page.goto(`/tools/job?application=${other.id}`);
  await expect(details.or(page.getByRole('dialog'))).toContainText('None was made for this application yet.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', { name: 'Resumes' })).toHaveAttribute(
    'href',
    '/tools/resume',
  );
});
