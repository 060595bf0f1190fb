/** ERR-4: what is said when something of the resumes fails. */
import type { Page } from '@playwright/test';

import { expect, test } from '../support/owner.ts';
import {
  ANALYSIS,
  card,
  dialog,
  makeApplication,
  makeBase,
  makeResume,
  show,
  toast,
} from '../support/resumes.ts';
import { unique } from '../support/unique.ts';

test.use({ expectedProblems: /\/api\/(?:resumes|job)/u });

const REFUSAL = { error: 'Not now.', code: 'NO', requestId: 'x' };
const fail = (page: Page, path: string, method: string) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 503, json: REFUSAL }) : route.fallback(),
  );

test('ERR-4 R-5 a resume that could not be made says so, with the reason of the server', async ({ page }) => {
  await makeBase(page);
  const { id } = await makeApplication(page);
  await fail(page, '**/api/resumes/create/**', 'POST');
  await page.goto(`/tools/resume?job=${id}`);
  const create = dialog(page, 'Create Tailored Resume');
  await create.getByRole('button', { name: 'Create Resume' }).click();
  await expect(toast(page)).toContainText('Failed to create tailored resume. Please try again.');
  await expect(toast(page)).toContainText('Not now.');
  await expect(create).toBeVisible();
});

test('ERR-4 R-6 an upload that failed says why, or that no JSON came back', async ({ page }) => {
  let html = false;
  await page.route('**/api/resumes/base/upload', (route) =>
    html
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' })
      : route.fulfill({ status: 422, json: { ...REFUSAL, error: 'This PDF is encrypted.' } }),
  );
  await page.goto('/tools/resume');
  await page.getByRole('button', { name: 'Upload Base Resume' }).first().click();
  const upload = dialog(page, 'Upload Base Resume');
  await upload.getByLabel('Name', { exact: true }).fill('Mine');
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  const send = upload.getByRole('button', { name: 'Upload Resume' });
  await send.click();
  await expect(toast(page)).toContainText('Failed to upload resume. Please try again.');
  await expect(toast(page)).toContainText('This PDF is encrypted.');
  html = true;
  await send.click();
  await expect(toast(page)).toContainText('Server returned HTML instead of JSON');
  await expect(upload.getByLabel('Name', { exact: true })).toHaveValue('Mine');
});

test('ERR-4 R-2 a base resume is made primary, and deleted when that was confirmed; one that cannot be says so', async ({
  page,
}) => {
  const [first, second] = [`First ${unique()}`, `Second ${unique()}`];
  await makeBase(page, first);
  await makeBase(page, second);
  await fail(page, '**/api/resumes/base/*/activate', 'PATCH');
  await fail(page, '**/api/resumes/base/*', 'DELETE');
  await page.goto('/tools/resume');
  const found = card(page, first);
  await found.getByRole('button', { name: /^Set Primary/u }).click();
  await expect(toast(page)).toContainText('Failed to set primary resume');
  await found.getByRole('button', { name: `Delete ${first}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Failed to delete base resume');
  await page.keyboard.press('Escape');
  await expect(found).toBeVisible();

  await page.unrouteAll();
  const answered = page.waitForResponse('**/api/resumes/base/*/activate');
  await found.getByRole('button', { name: /^Set Primary/u }).click();
  await expect(toast(page)).toContainText('Primary resume set');
  expect(await (await answered).json()).toMatchObject({ name: first, isActive: true });
  await card(page, second)
    .getByRole('button', { name: `Delete ${second}` })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    `Are you sure you want to delete "${second}"? This action cannot be undone.`,
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Base resume deleted');
  await expect(card(page, second)).toHaveCount(0);
});

test('ERR-4 R-4 R-8 a resume that cannot be deleted or analyzed says so; one whose application is gone is compared with nothing', async ({
  page,
}) => {
  const { resume } = await makeResume(page);
  await fail(page, '**/api/resumes/*', 'DELETE');
  await fail(page, '**/api/resumes/analyze/**', 'POST');
  const found = await show(page, resume.title);
  await found.getByRole('button', { name: `Delete ${resume.title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Failed to delete resume');
  await page.keyboard.press('Escape');
  await found.getByRole('button', { name: /^Analyze /u }).click();
  await expect(toast(page)).toContainText('Failed to analyze resume match');
  await expect(dialog(page, 'Resume Match Analysis').getByRole('alert')).toContainText('Not now.');

  await page.route('**/api/resumes', (route) =>
    route.fulfill({ json: [{ ...resume, jobApplicationId: null }] }),
  );
  await show(page, resume.title);
  await found.getByRole('button', { name: /^Analyze /u }).click();
  await expect(toast(page)).toContainText('Analysis Error');
  await expect(toast(page)).toContainText('Could not find matching job application for analysis.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ERR-4 R-10 an enhancement that fails, or whose resume is gone, says so', async ({ page }) => {
  const { resume } = await makeResume(page);
  let list: unknown[] = [resume];
  await page.route('**/api/resumes', (route) => route.fulfill({ json: list }));
  await page.route('**/api/resumes/analyze/**', (route) => route.fulfill({ json: ANALYSIS }));
  let refusal: object = {};
  await page.route('**/api/resumes/enhance/**', (route) => route.fulfill({ status: 503, json: refusal }));
  await page.goto(`/tools/resume?analysis=${resume.id}`);
  const analysis = dialog(page, 'Resume Match Analysis');
  const enhance = analysis.getByRole('button', { name: 'Enhance Resume' });
  await enhance.click();
  await expect(toast(page)).toContainText('Enhancement Error');
  await expect(toast(page)).toContainText('Failed to enhance resume. Please try again.');
  refusal = REFUSAL;
  await enhance.click();
  await expect(toast(page)).toContainText('Not now.');
  await expect(analysis).toBeVisible();

  list = []; // as another tab would have it
  const again = page.waitForResponse('**/api/resumes');
  await page.evaluate(() => new BroadcastChannel('refresh').postMessage([['resumes']]));
  await again;
  await enhance.click();
  await expect(toast(page)).toContainText('Could not identify resume or job for enhancement.');
});

test('ERR-4 each list that cannot be loaded says so, and can be loaded again', async ({ page }) => {
  let isDown = true;
  for (const path of ['**/api/resumes', '**/api/resumes/base', '**/api/resumes/sent'])
    await page.route(path, (route) =>
      isDown ? route.fulfill({ status: 503, json: REFUSAL }) : route.fulfill({ json: [] }),
    );
  await page.goto('/tools/resume');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(3);
  isDown = false;
  for (const title of ['No base resume yet', 'No tailored resume yet', 'Nothing sent yet']) {
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page.getByText(title)).toBeVisible();
  }
});
