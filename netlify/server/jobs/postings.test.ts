import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { JobApplication, JobApplicationDetails, SimilarApplication } from '#contracts/jobs.ts';
import { jobPostings } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { fakeInternet } from '#support/fake-web.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../functions/jobs.ts';
import { checkPostings } from './nightly.ts';

const db = await testDatabase();
const web = await fakeInternet();
const APPLICATIONS = '/api/job/applications';

const origins = {
  company: { source: 'structured', certainty: 'sure' },
  salary: { source: 'text', certainty: 'guess' },
} as const;
const posting = { text: 'The posting as it was.', state: 'open', origins } as const;
const PAGE = '<title>Cook at Acme</title><h1>Cook</h1><p>Apply now for this full-time job.</p>';

test('J-7 a posting is kept with its application, and a field that the owner changes is his for good', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const input = { company: 'Acme', position: 'Cook', salary: 'EUR 2,400', posting };
  const { id } = (await send('POST', APPLICATIONS, input)).body as JobApplication;
  const details = async () => (await send('GET', `${APPLICATIONS}/${id}`)).body as JobApplicationDetails;
  expect((await details()).posting).toMatchObject({ text: posting.text, origins, closedSince: null });
  await send('PUT', `${APPLICATIONS}/${id}`, { salary: 'EUR 2,600' });
  await send('PUT', `${APPLICATIONS}/${id}`, { posting: { ...posting, text: 'Another.' } });
  expect((await details()).posting).toMatchObject({
    text: posting.text,
    origins: { company: origins.company, salary: { source: 'owner', certainty: 'sure' } },
  });
});

test('J-4 a text is read like a page, and one without a job is refused by its field', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const text = 'Company: Acme\nPosition: Night Baker\nLocation: Ghent, Belgium\nSalary: 2.400 € per month';
  expect((await send('POST', '/api/job/parse-text', { text })).body).toMatchObject({
    company: 'Acme',
    position: 'Night Baker',
    location: 'Ghent, Belgium',
    salary: 'EUR 2,400 per month',
    posting: { origins: { company: { certainty: 'sure' } } },
  });
  for (const bad of [{}, { text: ' ' }, { text: 'x'.repeat(200_001) }, { text: '?' }]) {
    const { status, body } = await send('POST', '/api/job/parse-text', bad);
    expect([status, body]).toEqual([422, expect.objectContaining({ fields: { text: expect.any(String) } })]);
  }
});

test('J-7 the same job is found by its address without tracking, and by company and like title', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const one = await makeJobApplication(db, {
    company: 'Acme GmbH',
    position: 'Senior Cook (m/w/d)',
    jobUrl: 'https://www.jobs.example/42/?utm_source=mail&id=7',
  });
  const similar = async (query: Record<string, string>) =>
    (await send('GET', `${APPLICATIONS}/similar?${new URLSearchParams(query).toString()}`))
      .body as SimilarApplication[];
  expect(await similar({ jobUrl: 'https://jobs.example/42?id=7&gclid=x' })).toMatchObject([
    { id: one.id, reason: 'address' },
  ]);
  expect(await similar({ company: 'ACME', position: 'Sr. Cook' })).toMatchObject([{ reason: 'title' }]);
  expect(await similar({ company: 'Acme', position: 'Driver' })).toEqual([]);
  expect(await similar({ jobUrl: 'https://jobs.example/42?id=8' })).toEqual([]);
  expect(await similar({ company: 'Acme', position: 'Senior Cook', except: String(one.id) })).toEqual([]);
});

test('J-7 by night a page that says so is closed at once, one that is gone after a second night, and silence decides nothing', async () => {
  const day = (date: number) => () => new Date(Date.UTC(2026, 10, date, 2));
  const made: Record<string, number> = {};
  for (const host of ['open', 'said', 'gone', 'slow', 'wall'])
    made[host] = (await makeJobApplication(db, { jobUrl: `https://${host}.example/1` })).id;
  const ended = await makeJobApplication(db, { jobUrl: 'https://open.example/2', status: 'rejected' });
  web.page('open.example', PAGE);
  web.page('said.example', `${PAGE}<p>This position has been filled.</p>`);
  web.site('gone.example', (_, response) => void response.writeHead(404).end());
  web.site('slow.example', (request) => void request.socket.destroy());
  web.page('wall.example', '<title>Sign in</title><h1>Sign in</h1><input type=password>');
  const closed = async () => {
    const rows = await db.select().from(jobPostings);
    const names = Object.entries(made).filter(([, id]) =>
      rows.some((row) => row.applicationId === id && row.closedSince),
    );
    return names.map(([name]) => name);
  };
  expect(await checkPostings(db, { clock: day(1) })).toEqual({ checked: 5, left: 0 });
  expect(await closed()).toEqual(['said']);
  expect(await checkPostings(db, { clock: day(1) })).toEqual({ checked: 0, left: 0 });
  await checkPostings(db, { clock: day(2) });
  expect(await closed()).toEqual(['said', 'gone']);
  const [gone] = await db
    .select()
    .from(jobPostings)
    .where(eq(jobPostings.applicationId, made['gone'] ?? 0));
  expect(gone).toMatchObject({ seen: 'gone', closedSince: '2026-11-01' });
  web.page('said.example', PAGE);
  await checkPostings(db, { clock: day(3) });
  expect(await closed()).toEqual(['gone']);
  expect(await db.select().from(jobPostings).where(eq(jobPostings.applicationId, ended.id))).toEqual([]);
});
