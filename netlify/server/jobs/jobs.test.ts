import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';

import type { JobApplication, JobApplicationDetails, JobEvent } from '#contracts/jobs.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { jobApplicationEvents, jobApplications } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { jobApplicationInput, makeJobApplication } from '#support/factories/job-application.ts';
import { freezeDate } from '#support/frozen-date.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../functions/jobs.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00.000Z');
const APPLICATIONS = '/api/job/applications';

freezeDate(NOW);
afterEach(() => {
  vi.restoreAllMocks();
});

const signedIn = () => ownerCalls(db, jobsFunction);
const activity = async () => db.select().from(adminLogs).orderBy(adminLogs.id);
const stored = async (id: number) =>
  (await db.select().from(jobApplications).where(eq(jobApplications.id, id)))[0];
const history = () => db.select().from(jobApplicationEvents).orderBy(jobApplicationEvents.id);

test('J-7 an application is made with every field, listed, read, changed and deleted; each step is in the log', async () => {
  const { owner, send } = await signedIn();
  const made = await send('POST', APPLICATIONS, jobApplicationInput());
  expect(made.status).toBe(201);
  const application = made.body as JobApplication;
  expect(application).toEqual({
    ...jobApplicationInput(),
    id: application.id,
    userId: owner.id,
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
  });
  const { id } = application;
  expect((await send('GET', APPLICATIONS)).body).toEqual([application]);
  expect((await send('GET', `${APPLICATIONS}/${id}`)).body).toEqual({ ...application, events: [] });
  expect((await send('PUT', `${APPLICATIONS}/${id}`, { notes: 'Called back.' })).body).toMatchObject({
    ...jobApplicationInput({ notes: 'Called back.' }),
  });
  expect((await send('DELETE', `${APPLICATIONS}/${id}`)).body).toEqual({ id });
  expect((await send('GET', APPLICATIONS)).body).toEqual([]);
  expect(await activity()).toMatchObject([
    { action: 'created', resource: 'job_application', resourceId: String(id), userId: owner.id },
    { action: 'updated', details: { company: 'Example Robotics', fields: ['notes'] } },
    { action: 'deleted', details: { position: 'Director of IT Operations' } },
  ]);
});

test('J-7 what is not there is 404 for every call, and nothing is written down', async () => {
  const { send } = await signedIn();
  const calls: [string, string, unknown?][] = [
    ['GET', ''],
    ['PUT', '', { status: 'offer' }],
    ['DELETE', ''],
    ['POST', '/events', { title: 'Call' }],
    ['DELETE', '/events/1'],
  ];
  for (const [method, path, body] of calls) {
    const answer = await send(method, `${APPLICATIONS}/7${path}`, body);
    expect([answer.status, answer.body], `${method} ${path}`).toEqual([
      404,
      expect.objectContaining({ error: 'The application was not found.' }),
    ]);
  }
  expect(await activity()).toEqual([]);
});

test('J-6 company and position are enough; the rest has its defaults', async () => {
  const { send } = await signedIn();
  const made = await send('POST', APPLICATIONS, { company: ' Acme ', position: 'Engineer' });
  expect(made.body).toMatchObject({
    company: 'Acme',
    status: 'pending',
    priority: 'medium',
    appliedDate: '2026-11-20',
    jobUrl: null,
    notes: null,
    nextStepDate: null,
  });
});

test('J-6 empty optional texts become null, at first and later', async () => {
  const { send } = await signedIn();
  const empty = {
    ...Object.fromEntries(Object.keys(jobApplicationInput()).map((name) => [name, ' '])),
    company: 'Acme',
    position: 'Engineer',
    status: 'offer',
    priority: 'low',
    appliedDate: '2026-01-02',
  };
  const made = await send('POST', APPLICATIONS, empty);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, ...row } = made.body as JobApplication;
  const texts = ['location', 'salary', 'hiringManager', 'hiringManagerLink', 'jobUrl', 'description'];
  for (const name of [
    ...texts,
    'requirements',
    'source',
    'contactPerson',
    'contactEmail',
    'notes',
    'details',
  ])
    expect(row, name).toHaveProperty(name, null);
  expect(row).toMatchObject({ nextStepDate: null, nextStepAction: null });
  await send('PUT', `${APPLICATIONS}/${id}`, jobApplicationInput());
  const cleared = await send('PUT', `${APPLICATIONS}/${id}`, { notes: '', jobUrl: '', nextStepDate: '' });
  expect(cleared.body).toMatchObject({
    notes: null,
    jobUrl: null,
    nextStepDate: null,
    source: 'Example Jobs',
  });
});

test('D27 an absent field stays, null clears, and a status alone touches nothing else', async () => {
  const { send } = await signedIn();
  const { id, ...before } = (await send('POST', APPLICATIONS, jobApplicationInput())).body as JobApplication;
  const moved = await send('PUT', `${APPLICATIONS}/${id}`, { status: 'interview' });
  const { updatedAt: _before, ...rest } = before;
  expect(moved.body).toMatchObject({ ...rest, status: 'interview' });
  const cleared = await send('PUT', `${APPLICATIONS}/${id}`, {
    salary: null,
    notes: null,
    nextStepDate: null,
  });
  expect(cleared.body).toMatchObject({
    ...rest,
    status: 'interview',
    salary: null,
    notes: null,
    nextStepDate: null,
  });
  for (const field of ['company', 'position', 'status', 'priority', 'appliedDate']) {
    const answer = await send('PUT', `${APPLICATIONS}/${id}`, { [field]: null });
    expect([answer.status, answer.body], field).toEqual([
      422,
      expect.objectContaining({ fields: { [field]: expect.any(String) } }),
    ]);
  }
});

test('D27 each change of the status is in the history once, any value to any other', async () => {
  const { send } = await signedIn();
  const { id } = await makeJobApplication(db);
  for (const status of ['offer', 'offer', 'rejected', 'pending', 'withdrawn'])
    expect((await send('PUT', `${APPLICATIONS}/${id}`, { status })).body).toMatchObject({ status });
  expect((await history()).map(({ type, title }) => `${type}: ${title}`)).toEqual([
    'status: Status changed from pending to offer',
    'status: Status changed from offer to rejected',
    'status: Status changed from rejected to pending',
    'status: Status changed from pending to withdrawn',
  ]);
  expect((await activity()).map(({ details }) => details)).toMatchObject([
    { status: { from: 'pending', to: 'offer' }, fields: ['status'] },
    { status: { from: 'offer', to: 'rejected' } },
    { status: { from: 'rejected', to: 'pending' } },
    { status: { from: 'pending', to: 'withdrawn' } },
  ]);
  const { events } = (await send('GET', `${APPLICATIONS}/${id}`)).body as JobApplicationDetails;
  expect(events.map(({ title }) => title)[0]).toBe('Status changed from pending to withdrawn');
});

test('D27 a save that changes nothing leaves no trace', async () => {
  const { send } = await signedIn();
  const { id, updatedAt } = (await send('POST', APPLICATIONS, jobApplicationInput())).body as JobApplication;
  vi.setSystemTime(new Date('2026-11-20T13:00:00Z'));
  const same = await send('PUT', `${APPLICATIONS}/${id}`, { ...jobApplicationInput(), updatedAt });
  expect(same.body).toMatchObject({ updatedAt });
  expect((await send('PUT', `${APPLICATIONS}/${id}`, {})).body).toMatchObject({ updatedAt });
  expect(await activity()).toHaveLength(1);
});

test('J-5 D26 a save of the form that read an older state is 409 with the current one, and changes nothing', async () => {
  const { send } = await signedIn();
  const made = (await send('POST', APPLICATIONS, jobApplicationInput())).body as JobApplication;
  const path = `${APPLICATIONS}/${made.id}`;
  // Within one millisecond: the moments differ all the same.
  const first = await send('PUT', path, {
    ...jobApplicationInput({ notes: 'One' }),
    updatedAt: made.updatedAt,
  });
  expect(first.status).toBe(200);
  const second = await send('PUT', path, {
    ...jobApplicationInput({ notes: 'Two' }),
    updatedAt: made.updatedAt,
  });
  expect([second.status, second.body]).toEqual([
    409,
    expect.objectContaining({ code: 'STALE', error: expect.any(String), current: first.body }),
  ]);
  expect(await stored(made.id)).toMatchObject({ notes: 'One' });
  expect((await send('PUT', path, { status: 'offer' })).status).toBe(200);
});

test('J-3 two changes at once both arrive: each locks the row', async () => {
  const { send } = await signedIn();
  const { id } = await makeJobApplication(db);
  const answers = await Promise.all([
    send('PUT', `${APPLICATIONS}/${id}`, { status: 'interview' }),
    send('PUT', `${APPLICATIONS}/${id}`, { notes: 'Called.' }),
    send('PUT', `${APPLICATIONS}/${id}`, { priority: 'high' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored(id)).toMatchObject({ status: 'interview', notes: 'Called.', priority: 'high' });
});

test('J-3 a deleted application takes its history with it', async () => {
  const { send } = await signedIn();
  const { id } = await makeJobApplication(db);
  await send('PUT', `${APPLICATIONS}/${id}`, { status: 'offer' });
  await send('DELETE', `${APPLICATIONS}/${id}`);
  expect(await history()).toEqual([]);
});

test('J-3 the owner adds to the history and takes it out again; changes of the status stay', async () => {
  const { send } = await signedIn();
  const { id } = await makeJobApplication(db);
  const events = `${APPLICATIONS}/${id}/events`;
  await send('PUT', `${APPLICATIONS}/${id}`, { status: 'interview' });
  const call = { type: 'call', title: 'Screening', description: '', eventDate: '2026-11-18T10:00:00+01:00' };
  const made = await send('POST', events, call);
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({
      ...call,
      applicationId: id,
      description: null,
      eventDate: '2026-11-18T09:00:00.000Z',
    }),
  ]);
  expect((await send('POST', events, { title: 'A note' })).body).toMatchObject({
    type: 'note',
    eventDate: NOW.toISOString(),
  });
  const titles = ((await send('GET', `${APPLICATIONS}/${id}`)).body as JobApplicationDetails).events.map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['A note', 'Status changed from pending to interview', 'Screening']);
  expect((await send('DELETE', `${events}/${(made.body as JobEvent).id}`)).status).toBe(200);
  expect((await send('DELETE', `${events}/1`)).status).toBe(409);
  expect((await history()).map(({ title }) => title)).toHaveLength(2);
  const other = await makeJobApplication(db);
  expect((await send('DELETE', `${APPLICATIONS}/${other.id}/events/3`)).status).toBe(404);
  expect((await activity()).map(({ action }) => action)).toEqual([
    'updated',
    'noted',
    'noted',
    'removed note',
  ]);
});

test('J-7 a failing log entry takes the change back with it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { send } = await signedIn();
  const { id } = await makeJobApplication(db);
  await db.execute('alter table admin_logs add constraint refuse check (resource_id is null) not valid');
  try {
    for (const [method, path, body] of [
      ['POST', '', jobApplicationInput()],
      ['PUT', `/${id}`, { status: 'offer' }],
      ['POST', `/${id}/events`, { title: 'Call' }],
      ['DELETE', `/${id}`, undefined],
    ] as const)
      expect((await send(method, `${APPLICATIONS}${path}`, body)).status).toBeGreaterThanOrEqual(400);
  } finally {
    await db.execute('alter table admin_logs drop constraint refuse');
  }
  expect(await db.$count(jobApplications)).toBe(1);
  expect(await stored(id)).toMatchObject({ status: 'pending' });
  expect(await history()).toEqual([]);
});
