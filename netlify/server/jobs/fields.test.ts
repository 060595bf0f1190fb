import { expect, test } from 'vitest';

import { JOB_STATUSES } from '#contracts/job-status.ts';
import { jobApplicationEvents, jobApplications } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { jobApplicationInput, makeJobApplication } from '#support/factories/job-application.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../functions/jobs.ts';

const db = await testDatabase();
const APPLICATIONS = '/api/job/applications';
const long = (length: number) => 'x'.repeat(length);

const ADDRESS = 'Enter an address such as https://…';
const YEARS = 'Use a year from 1970 to 2099';

const WRONG: [field: string, value: unknown, message: string][] = [
  ['company', '', 'Company is required'],
  ['company', ' \u0000 ', 'Company is required'],
  ['company', 7, 'Company is required'],
  ['company', long(201), 'Use at most 200 characters'],
  ['position', '\n', 'Position is required'],
  ['position', null, 'Position is required'],
  ['location', long(201), 'Use at most 200 characters'],
  ['salary', 90_000, 'Enter a text'],
  ['jobUrl', 'jobs.example.com', ADDRESS],
  ['jobUrl', 'javascript:alert(1)', ADDRESS],
  ['jobUrl', 'https://', ADDRESS],
  ['jobUrl', `https://example.com/${long(2_000)}`, 'Use at most 2000 characters'],
  ['hiringManagerLink', 'javascript:alert(1)', ADDRESS],
  ['hiringManagerLink', 'data:text/html,x', ADDRESS],
  ['contactEmail', 'nobody', 'Enter a valid email address'],
  ['contactEmail', 'a b@example.com', 'Enter a valid email address'],
  ['contactEmail', `${long(250)}@example.com`, 'Use at most 254 characters'],
  ['appliedDate', '', 'Enter a date'],
  ['appliedDate', 'tomorrow', 'Enter a date'],
  ['appliedDate', '2026-02-31', 'Enter a date'],
  ['appliedDate', '0001-01-01', YEARS],
  ['appliedDate', '275760-09-13', YEARS],
  ['appliedDate', 8.64e15, YEARS],
  ['appliedDate', [], 'Enter a date'],
  ['nextStepDate', 'soon', 'Enter a date'],
  ['nextStepDate', true, 'Enter a date'],
  ['status', 'Pending', `Use ${JOB_STATUSES.join(', ')}`],
  ['status', null, `Use ${JOB_STATUSES.join(', ')}`],
  ['priority', 'urgent', 'Use low, medium, high'],
  ['description', long(20_001), 'Use at most 20000 characters'],
  ['notes', {}, 'Enter a text'],
  ['userId', 2, 'This field is not known'],
  ['id', 2, 'This field is not known'],
];

test('J-6 each rule answers with its field, when an application is made and when it is changed', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = await makeJobApplication(db);
  const before = await db.select().from(jobApplications);
  for (const [field, value, message] of WRONG) {
    const name = `${field} ${JSON.stringify(value).slice(0, 40)}`;
    const refusal = [422, expect.objectContaining({ fields: { [field]: message } })];
    const made = await send('POST', APPLICATIONS, jobApplicationInput({ [field]: value }));
    expect([made.status, made.body], `POST ${name}`).toEqual(refusal);
    if (field === 'id') continue; // there it is the path's
    const changed = await send('PUT', `${APPLICATIONS}/${id}`, { [field]: value });
    expect([changed.status, changed.body], `PUT ${name}`).toEqual(refusal);
  }
  expect(await db.select().from(jobApplications)).toEqual(before);
});

test('J-6 what people really type is taken', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = await makeJobApplication(db);
  const right: [string, unknown, unknown][] = [
    ['company', '  A\u0000 &  B\n', 'A & B'],
    ['position', long(200), long(200)],
    ['jobUrl', ' HTTPS://jobs.example.com/ä?q=1#x ', 'HTTPS://jobs.example.com/ä?q=1#x'],
    ['jobUrl', 'http://localhost:3000/', 'http://localhost:3000/'],
    ['hiringManagerLink', 'people.example.com/in/hana', 'people.example.com/in/hana'],
    ['contactEmail', " o'neil+jobs@example.com", "o'neil+jobs@example.com"],
    ['appliedDate', '2026-11-20T23:30:00+02:00', '2026-11-20'],
    ['appliedDate', '2026-11-20T00:30:00.000Z', '2026-11-20'],
    ['appliedDate', Date.UTC(2026, 10, 20), '2026-11-20'],
    ['appliedDate', 'Nov 20, 2026', '2026-11-20'],
    ['nextStepDate', '2028-02-29', '2028-02-29'],
    ['description', ' One\u0007\n\n\ttwo \ud800', 'One\n\n\ttwo \ufffd'],
    ['description', '職'.repeat(20_000), '職'.repeat(20_000)],
  ];
  for (const [field, value, stored] of right) {
    const { status, body } = await send('PUT', `${APPLICATIONS}/${id}`, { [field]: value });
    expect([status, body], field).toEqual([200, expect.objectContaining({ [field]: stored })]);
  }
  const full = '職'.repeat(20_000);
  const texts = { description: full, requirements: full, notes: full, details: full };
  expect((await send('POST', APPLICATIONS, jobApplicationInput(texts))).status).toBe(201);
});

test('J-6 an entry of the history has its rules as well', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = await makeJobApplication(db);
  const wrong: [string, unknown, string][] = [
    ['title', ' ', 'Title is required'],
    ['title', long(201), 'Use at most 200 characters'],
    ['type', 'status', 'Use note, call, email, interview, assessment, follow-up, offer, other'],
    ['description', long(5_001), 'Use at most 5000 characters'],
    ['eventDate', '2026-11-20', 'Enter a date and time'],
    ['eventDate', '9999-01-01T00:00:00Z', YEARS],
    ['applicationId', 2, 'This field is not known'],
  ];
  for (const [field, value, message] of wrong) {
    const { status, body } = await send('POST', `${APPLICATIONS}/${id}/events`, {
      title: 'Call',
      [field]: value,
    });
    expect([status, body], field).toEqual([422, expect.objectContaining({ fields: { [field]: message } })]);
  }
  expect(await db.$count(jobApplicationEvents)).toBe(0);
});

test.each(['0', '-1', '1.5', '2147483648', '9'.repeat(30), 'abc', '%00', '1%20or%201'])(
  'J-7 the id %s names no application',
  async (id) => {
    const { send } = await ownerCalls(db, jobsFunction);
    await makeJobApplication(db);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { status: 'offer' }],
      ['DELETE', '', undefined],
      ['POST', '/events', { title: 'Call' }],
    ] as const) {
      const answer = await send(method, `${APPLICATIONS}/${id}${path}`, body);
      expect([answer.status, answer.body], method).toEqual([
        422,
        expect.objectContaining({ fields: { id: expect.any(String) } }),
      ]);
    }
    expect(await db.$count(jobApplications)).toBe(1);
  },
);

test.each([
  ['status=open', 'status'],
  ['priority=urgent', 'priority'],
  ['sortBy=userId', 'sortBy'],
  ['sortOrder=up', 'sortOrder'],
  ['texts=some', 'texts'],
  [`search=${long(201)}`, 'search'],
  ['page=2', 'page'],
])('J-7 the query %s is 422 and names its field', async (query, field) => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { status, body } = await send('GET', `${APPLICATIONS}?${query}`);
  expect([status, body]).toEqual([422, expect.objectContaining({ fields: { [field]: expect.any(String) } })]);
});
