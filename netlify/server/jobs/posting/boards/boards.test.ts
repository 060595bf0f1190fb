import { expect, test } from 'vitest';

import { jobOfBoard } from '../board-job.ts';
import { boardAt } from './boards.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const CONTENT = '<p>You bake bread.</p><h3>Requirements</h3><ul><li>Two years in a bakery</li></ul>';

const personioXml = `<?xml version="1.0"?><workzag-jobs><position><id>7</id><subcompany>Crumb GmbH</subcompany>
<office>Ghent</office><name>Baker</name><jobDescriptions><jobDescription><name>Requirements</name>
<value><![CDATA[<ul><li>Two years in a bakery</li></ul>]]></value></jobDescription></jobDescriptions>
<employmentType>permanent</employmentType><schedule>full-time</schedule></position></workzag-jobs>`;

test.each<[string, string, string, unknown]>([
  [
    'https://boards.greenhouse.io/crumb/jobs/7',
    'https://boards-api.greenhouse.io/v1/boards/crumb/jobs/7?pay_transparency=true',
    'Crumb',
    {
      title: 'Baker',
      company_name: 'Crumb',
      location: { name: 'Ghent' },
      content: CONTENT.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      pay_input_ranges: [{ min_cents: 3_000_000, max_cents: 3_600_000, currency_type: 'EUR' }],
    },
  ],
  [
    'https://jobs.lever.co/crumb-co/0f-7',
    'https://api.lever.co/v0/postings/crumb-co/0f-7?mode=json',
    'Crumb Co',
    {
      text: 'Baker',
      categories: { location: 'Ghent', commitment: 'Full-time' },
      workplaceType: 'hybrid',
      description: '<p>You bake bread.</p>',
      lists: [{ text: 'Requirements', content: '<li>Two years in a bakery</li>' }],
      salaryRange: { min: 30_000, max: 36_000, currency: 'EUR', interval: 'per-year-salary' },
    },
  ],
  [
    'https://jobs.ashbyhq.com/crumb/a-7',
    'https://api.ashbyhq.com/posting-api/job-board/crumb?includeCompensation=true',
    'Crumb',
    {
      jobs: [
        {
          id: 'a-7',
          title: 'Baker',
          location: 'Ghent',
          descriptionHtml: CONTENT,
          employmentType: 'FullTime',
        },
      ],
    },
  ],
  [
    'https://jobs.smartrecruiters.com/Crumb/744000012345678-baker',
    'https://api.smartrecruiters.com/v1/companies/Crumb/postings/744000012345678',
    'Crumb NV',
    {
      name: 'Baker',
      company: { name: 'Crumb NV' },
      location: { city: 'Ghent', country: 'be' },
      jobAd: {
        sections: { qualifications: { title: 'Requirements', text: '<li>Two years in a bakery</li>' } },
      },
    },
  ],
  [
    'https://crumb.recruitee.com/o/baker',
    'https://crumb.recruitee.com/api/offers/baker',
    'Crumb',
    {
      offer: {
        title: 'Baker',
        city: 'Ghent',
        company_name: 'Crumb',
        status: 'published',
        description: CONTENT,
      },
    },
  ],
  ['https://crumb.jobs.personio.de/job/7', 'https://crumb.jobs.personio.de/xml', 'Crumb GmbH', personioXml],
  [
    'https://apply.workable.com/crumb/j/7AF/',
    'https://apply.workable.com/api/v1/widget/accounts/crumb?details=true',
    'Crumb',
    { name: 'Crumb', jobs: [{ shortcode: '7AF', title: 'Baker', city: 'Ghent', description: CONTENT }] },
  ],
  [
    'https://crumb.teamtailor.com/jobs/7-baker',
    'https://crumb.teamtailor.com/jobs.json',
    'Crumb',
    {
      title: 'Crumb',
      items: [
        {
          url: 'https://crumb.teamtailor.com/jobs/7-baker',
          title: 'Baker',
          content_html: CONTENT,
          _jobposting: { jobLocation: 'Ghent' },
        },
      ],
    },
  ],
])('J-4 the board of %s is asked at %s and believed', (url, api, company, data) => {
  expect(boardAt(url)?.api).toBe(api);
  const job = jobOfBoard({ url, text: typeof data === 'string' ? data : JSON.stringify(data) }, NOW);
  expect(job).toMatchObject({
    company,
    position: 'Baker',
    requirements: expect.stringContaining('Two years in a bakery'),
    posting: { state: 'open', origins: { position: { source: 'board', certainty: 'sure' } } },
  });
  expect(job).toHaveProperty('location', expect.stringContaining('Ghent'));
});

test.each([
  ['https://jobs.ashbyhq.com/crumb/a-7', '{"jobs":[]}', 'gone'],
  ['https://crumb.jobs.personio.de/job/7', '<workzag-jobs></workzag-jobs>', 'gone'],
  ['https://boards.greenhouse.io/crumb/jobs/7', 'no JSON', undefined],
  ['https://boards.greenhouse.io/crumb/jobs/7', '{"title":{}}', undefined],
  ['https://crumb.teamtailor.com/jobs/7-baker', '{"items":[{"url":7},null,[]]}', 'gone'],
  ['https://elsewhere.example/jobs/7', '{"title":"Baker"}', undefined],
])('J-4 the answer of the board of %s: %s', (url, text, expected) => {
  expect(jobOfBoard({ url, text }, NOW)).toBe(expected);
});

test.each([
  'https://boards.greenhouse.io/embed/job_app?for=../x&token=7',
  'https://boards.greenhouse.io/a%2fb/jobs/7',
  'https://boards.greenhouse.io.example/crumb/jobs/7',
  'https://jobs.lever.co/crumb',
  'https://jobs.ashbyhq.com/%2e%2e/a-7',
  'https://jobs.ashbyhq.com/%ff/a-7',
])('J-4 %s is no posting of a board', (url) => {
  expect(boardAt(url)).toBeUndefined();
});
