import { expect, test } from 'vitest';

import { JOB_STATUSES } from '#contracts/job-status.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { jobApplications } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { jobApplicationInput, makeJobApplication } from '#support/factories/job-application.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../functions/jobs.ts';

const db = await testDatabase();
const APPLICATIONS = '/api/job/applications';

async function signedIn() {
  const { send } = await ownerCalls(db, jobsFunction);
  const list = async (query = '') => {
    const { status, body } = await send('GET', `${APPLICATIONS}?${query}`);
    expect(status, JSON.stringify(body).slice(0, 500)).toBe(200);
    return body as JobApplicationRow[];
  };
  const companies = async (query = '') => (await list(query)).map(({ company }) => company);
  return { send, list, companies };
}

test('J-2 the dashboard counts all applications and those of each status', async () => {
  const { send } = await signedIn();
  const each = (applications: number) => Object.fromEntries(JOB_STATUSES.map((one) => [one, applications]));
  expect((await send('GET', '/api/job/dashboard')).body).toEqual({ total: 0, ...each(0) });
  for (const status of ['pending', ...JOB_STATUSES] as const) await makeJobApplication(db, { status });
  expect((await send('GET', '/api/job/dashboard')).body).toEqual({
    ...each(1),
    total: JOB_STATUSES.length + 1,
    pending: 2,
  });
});

test('J-7 the latest application is first, and each field sorts', async () => {
  const { companies } = await signedIn();
  const a = { company: 'alpha', position: 'Z', appliedDate: '2026-01-01', priority: 'low' as const };
  const b = { company: 'Beta', position: 'Y', appliedDate: '2026-03-01', priority: 'high' as const };
  const c = { company: 'Gamma', position: 'X', appliedDate: '2026-02-01', nextStepDate: '2026-12-01' };
  await makeJobApplication(db, { ...a, status: 'offer' });
  await makeJobApplication(db, { ...b, status: 'withdrawn' });
  await makeJobApplication(db, c);
  expect(await companies()).toEqual(['Beta', 'Gamma', 'alpha']);
  expect(await companies('sortOrder=asc')).toEqual(['alpha', 'Gamma', 'Beta']);
  expect(await companies('sortBy=company&sortOrder=asc')).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(await companies('sortBy=position&sortOrder=asc')).toEqual(['Gamma', 'Beta', 'alpha']);
  expect(await companies('sortBy=priority')).toEqual(['Beta', 'Gamma', 'alpha']);
  expect(await companies('sortBy=status&sortOrder=asc')).toEqual(['Gamma', 'alpha', 'Beta']);
  expect((await companies('sortBy=nextStepDate&sortOrder=asc'))[0]).toBe('Gamma');
  expect(await companies('sortBy=createdAt&sortOrder=asc')).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(await companies('sortBy=updatedAt')).toHaveLength(3);
});

test('J-7 applications are found by status, priority and by every word of any text', async () => {
  const { companies } = await signedIn();
  await makeJobApplication(db, jobApplicationInput({ company: 'Found', notes: 'A 100% remote role' }));
  await makeJobApplication(db, { company: 'Other', status: 'offer' });
  for (const query of [
    'search=REMOTE%20found',
    'search=100%25',
    'search=hana',
    'search=rita%40',
    'priority=high',
  ])
    expect(await companies(query), query).toEqual(['Found']);
  expect(await companies('status=offer')).toEqual(['Other']);
  expect(await companies('status=offer&search=found')).toEqual([]);
  expect(await companies('search=%25%25')).toEqual([]);
  expect(await companies('search=%00%20')).toEqual(['Other', 'Found']);
});

test('J-7 a thousand applications are one plain list, without their long texts where nobody needs them', async () => {
  const { list } = await signedIn();
  const long = 'A sentence of a job description, as long as they are. '.repeat(80);
  const row = { ...jobApplicationInput(), description: long, company: 'Acme', position: 'Engineer' };
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ ...row, company: `Company ${index}` }));
  await db.insert(jobApplications).values(rows.slice(0, 500));
  await db.insert(jobApplications).values(rows.slice(500));
  const whole = await list();
  expect(whole).toHaveLength(1_000);
  expect(whole[0]).toMatchObject({ description: long, notes: 'Ask about travel.' });
  const short = await list('texts=none');
  expect(short).toHaveLength(1_000);
  for (const name of ['description', 'requirements', 'notes', 'details'])
    expect(short[0], name).not.toHaveProperty(name);
  expect(JSON.stringify(short).length).toBeLessThan(800_000);
});

test('J-7 applications come as CSV with every field, and what a site wrote is no formula', async () => {
  const { send } = await signedIn();
  await makeJobApplication(db, jobApplicationInput({ company: '=HYPERLINK("https://evil.example")' }));
  await makeJobApplication(db, { company: 'Other', status: 'rejected' });
  const { headers, body } = await send('GET', `${APPLICATIONS}/export?status=pending`);
  expect(headers.get('content-disposition')).toContain('job-applications.csv');
  const text = String(body);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")",Director of IT Operations,"Amsterdam, NL"`);
  expect(text).toContain('"Runs the platform.\n\n• Leads 12 people"');
  for (const value of Object.values(jobApplicationInput({ company: 'x' })))
    if (typeof value === 'string') expect(text).toContain(value);
  expect(text).not.toContain('Other');
});
