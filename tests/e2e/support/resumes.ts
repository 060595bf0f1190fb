/** The resumes as browser tests meet them. */
import type { APIResponse, Locator, Page } from '@playwright/test';

import { JobApplication } from '#contracts/jobs.ts';
import { ResumeAnalysis } from '#contracts/resume-score.ts';
import {
  BaseResumeDetails,
  CreatedResume,
  TailoredResumeDetails,
  type ResumeProposal,
} from '#contracts/resume-views.ts';

import { expect } from './page.ts';
import { unique } from './unique.ts';

export const toast = (page: Page) => page.locator('.toast:not([hidden])');
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
export const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Every base resume of these tests says the same, whichever is the primary one at the moment. */
export const RESUME_TEXT = `Alex Example
alex@example.com
+1 604 555 0142

Summary
Technology director with 15 years in IT operations. Leads enterprise application and SaaS portfolios by ITIL practice.

Experience
Technology Director, Example Software
January 2018 - Present
- Led the digital transformation of 12 offices onto Kubernetes.
- Cut operating costs by 20 % in two years.
- Managed 14 vendors and a budget of $4M.

IT Manager, Sample Media
March 2010 - December 2017
- Introduced COTS software for finance.
- Ran a service desk of 25 people.

Education
BSc Computer Science, University of Example, 2009

Skills
ITIL, Kubernetes, Vendor management, SaaS, Budgeting
`;

const POSTING = `We look for a technology director.

Requirements
- ITIL
- Kubernetes
- Vendor management
- Budgeting

Nice to have
- Terraform
`;

/** An application of a company that no other test has. */
export async function makeApplication(page: Page, company = `Example ${unique()}`) {
  const data = { company, position: 'CIO', description: POSTING };
  return JobApplication.parse(await answer(page.request.post('/api/job/applications', { data })));
}

/** A base resume of text; it becomes the primary one. */
export async function makeBase(page: Page, name = `Base ${unique()}`) {
  const data = { name, text: RESUME_TEXT };
  const base = BaseResumeDetails.parse(await answer(page.request.post('/api/resumes/base/text', { data })));
  await answer(page.request.patch(`/api/resumes/base/${base.id}/activate`, { data: {} }));
  return base;
}

/** A resume for an application that no other test has. */
export async function makeResume(page: Page) {
  await makeBase(page);
  const application = await makeApplication(page);
  const created = await answer(page.request.post(`/api/resumes/create/${application.id}`, { data: {} }));
  return { application, resume: CreatedResume.parse(created) };
}

/** A tailored resume as it is stored. */
export const stored = async (page: Page, id: number) =>
  TailoredResumeDetails.parse(await answer(page.request.get(`/api/resumes/${id}`)));

async function answer(request: Promise<APIResponse>): Promise<unknown> {
  const response = await request;
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Shows the list with this resume alone. */
export async function show(page: Page, title: string): Promise<Locator> {
  await page.goto(`/tools/resume?search=${encodeURIComponent(title)}`);
  await expect(row(page, title)).toBeVisible();
  return row(page, title);
}

const span = (quote: string) => [{ path: 'skills.0', quote, start: 0, end: quote.length }];

/** An analysis that has everything to show. */
export const ANALYSIS = ResumeAnalysis.parse({
  ...{ jobTitle: 'CIO', insights: 'A strong match.', canEnhance: true, rulesVersion: '1' },
  ...{ supportedMissing: ['Kubernetes'] },
  score: {
    ...{ overallScore: 74.5, atsScore: 22, keywordMatchScore: 17.5, contentQualityScore: 15 },
    ...{ formattingScore: 20, strengthAreas: ['All contact details are there.'] },
    ...{ improvementAreas: ['Few bullets have a number.'], matchedKeywords: ['ITIL'] },
    ...{ missingKeywords: ['Kubernetes', 'Terraform'], suggestions: ['Name Kubernetes.'] },
  },
  points: [
    {
      ...{ part: 'content', rule: 'numbers', label: 'Bullets with numbers', points: 6, maximum: 12 },
      ...{ value: '3 of 8 bullets have a number', evidence: span('20 %'), advice: 'Say how many.' },
    },
  ],
  evidence: [{ keyword: 'ITIL', necessity: 'must', spans: span('ITIL') }],
});

const proposal = (id: string, after: string, effect: number): ResumeProposal => ({
  ...{ id, path: 'skills.5', label: `Skills: ${after}`, before: '', after, effect, origin: 'rules' },
  ...{ reason: `The posting asks for “${after}”.`, evidence: span(after) },
});
export const PROPOSALS = [proposal('a', 'Kubernetes', 2.5), proposal('b', 'Budgeting', 1)];

/** Takes skills out of a tailored resume, which its base always supports. */
export async function without(page: Page, id: number, skills: readonly string[]): Promise<void> {
  const { resume } = await stored(page, id);
  const data = {
    resume: { ...resume, skills: resume.skills.filter((skill) => !skills.includes(skill)) },
  };
  await answer(page.request.put(`/api/resumes/${id}`, { data }));
}
