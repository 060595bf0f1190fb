/** The job tracker as browser tests meet it. */
import type { Page } from '@playwright/test';

import { JobApplication } from '#contracts/jobs.ts';

import { expect } from './page.ts';

export const form = (page: Page) => page.getByRole('dialog', { name: 'Add application' });
export const row = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company });

/** Shows an application of this company alone, and returns its id. */
export async function show(page: Page, company: string): Promise<number> {
  const response = await page.request.post('/api/job/applications', {
    data: { company, position: 'IT Director', nextStepDate: '2020-01-02', nextStepAction: 'Call back' },
  });
  expect(response.status()).toBe(201);
  await page.goto(`/tools/job?search=${encodeURIComponent(company)}`);
  await expect(row(page, company)).toBeVisible();
  return JobApplication.parse(await response.json()).id;
}
