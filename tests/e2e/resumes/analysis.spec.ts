/** The analysis of a resume, and what raises its score, through the browser. */
import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import {
  ANALYSIS,
  dialog,
  makeResume,
  PROPOSALS,
  row,
  show,
  stored,
  toast,
  without,
} from '../support/resumes.ts';

const ofAnalysis = (page: Page) => dialog(page, 'Resume Match Analysis');

test('R-8 R-10 D29 a resume is compared with its posting, and enhanced by what its base supports', async ({
  page,
}) => {
  const { resume } = await makeResume(page);
  await without(page, resume.id, ['ITIL', 'Kubernetes', 'Vendor management', 'Budgeting']);
  const found = await show(page, resume.title);
  await found.getByRole('button', { name: /^Analyze /u }).click();
  await expect(page).toHaveURL(/analysis=\d+/u);
  const analysis = ofAnalysis(page);
  await expect(analysis.getByText(/^\d+%$/u)).toBeVisible();
  await expect(analysis.getByText('/25')).toHaveCount(4);
  await analysis.getByRole('button', { name: 'Enhance Resume' }).click();
  await expect(toast(page)).toContainText('Resume Enhanced!');
  await expect(toast(page)).toContainText('Your resume has been enhanced based on AI recommendations.');
  await expect(analysis).toBeHidden();
  const { versions } = await stored(page, resume.id);
  expect(versions.map(({ cause }) => cause)).toContain('enhanced');
});

test('R-8 R-10 each part of the analysis is told, each point with what it rests on; of the proposals those are taken on that were accepted', async ({
  page,
}) => {
  const { resume, application } = await makeResume(page);
  let answer: object = { ...ANALYSIS, canEnhance: false, supportedMissing: [] };
  await page.route('**/api/resumes/analyze/**', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/resumes/propose/**', (route) => route.fulfill({ json: PROPOSALS }));
  const sent: unknown[] = [];
  await page.route('**/api/resumes/enhance/**', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: resume });
  });
  await page.goto(`/tools/resume?analysis=${resume.id}`);
  const analysis = ofAnalysis(page);
  const enhance = analysis.getByRole('button', { name: 'Enhance Resume' });

  await test.step('R-8 what cannot be enhanced offers no button for it, and says what would help', async () => {
    await expect(analysis.getByText('75%')).toBeVisible();
    await expect(enhance).toHaveCount(0);
    await expect(analysis.getByText('None of them stands in your base resume.')).toBeVisible();
  });

  answer = ANALYSIS;
  await page.reload();
  await expect(analysis.getByText(`CIO at ${application.company}`)).toBeVisible();
  await expect(analysis.getByRole('definition')).toHaveText(['75%', '22/25', '17.5/25', '15/25', '20/25']);
  await expect(analysis.getByRole('term')).toHaveText([
    'Overall score',
    'ATS',
    'Keywords',
    'Content',
    'Format',
  ]);
  for (const text of ['All contact details are there.', 'Few bullets have a number.', 'Name Kubernetes.'])
    await expect(analysis.getByText(text)).toBeVisible();
  await analysis.getByText('Bullets with numbers').click();
  await expect(analysis.getByText('3 of 8 bullets have a number')).toBeVisible();
  await expect(analysis.getByText('Say how many.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await analysis.getByText(/the same resume always gets the same score/u).scrollIntoViewIfNeeded();
  await analysis.getByRole('button', { name: 'Review changes first' }).click();
  const proposals = analysis.getByRole('region', { name: 'Proposed changes' });
  await expect(proposals).toBeFocused();
  await expect(proposals.getByRole('heading')).toBeInViewport();
  await expect(proposals).toContainText('2 of 2 accepted');
  await expect(proposals).toContainText('+2.5 points');
  await proposals.getByRole('button', { name: 'Refuse all' }).click();
  await expect(enhance).toBeDisabled();
  await proposals.getByLabel('Accept: Skills: Kubernetes').check();
  await expect(proposals).toContainText('1 of 2 accepted');
  await expectAccessibleInBothThemes(page);
  await enhance.click();
  await expect(toast(page)).toContainText('Resume Enhanced!');
  expect(sent).toEqual([{ accepted: [{ path: 'skills.5', after: 'Kubernetes' }] }]);
  await expect(analysis).toBeHidden();
  await expect(row(page, resume.title)).toBeVisible();
});
