import { expect, test } from 'vitest';

import { stagesThat, type JobStatus } from '#contracts/job-status.ts';
import { jobApplicationEvents } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { freezeDate } from '#support/frozen-date.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../../functions/jobs.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00.000Z');

freezeDate(NOW);

const applied = (status: JobStatus, appliedDate: string) => makeJobApplication(db, { status, appliedDate });

test('J-3 an application is silent after as many days without news as its stage allows', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const pending = await applied('pending', '2026-11-06');
  await applied('pending', '2026-11-07');
  const interview = await applied('interview', '2026-11-13');
  await applied('interview', '2026-11-14');
  const offer = await applied('offer', '2026-11-15');
  await applied('offer', '2026-11-16');
  for (const status of stagesThat(({ silentAfterDays }) => silentAfterDays === undefined))
    await applied(status, '2020-01-01');
  expect((await send('GET', '/api/job/silences')).body).toEqual([
    { applicationId: pending.id, since: '2026-11-06T00:00:00.000Z', days: 14 },
    { applicationId: interview.id, since: '2026-11-13T00:00:00.000Z', days: 7 },
    { applicationId: offer.id, since: '2026-11-15T00:00:00.000Z', days: 5 },
  ]);
});

test('J-3 news ends a silence, also what is agreed upon for later', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const called = await applied('pending', '2026-01-01');
  const invited = await applied('pending', '2026-01-01');
  const title = 'x';
  await db.insert(jobApplicationEvents).values([
    { applicationId: called.id, type: 'call', title, eventDate: new Date('2026-11-01T12:00:00Z') },
    { applicationId: called.id, type: 'email', title, eventDate: new Date('2026-02-01T12:00:00Z') },
    { applicationId: invited.id, type: 'interview', title, eventDate: new Date('2026-12-01T12:00:00Z') },
  ]);
  expect((await send('GET', '/api/job/silences')).body).toEqual([
    { applicationId: called.id, since: '2026-11-01T12:00:00.000Z', days: 19 },
  ]);
});

test('J-3 a dismissed silence is in the history and counts anew; taken out of it, it is back', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = await applied('pending', '2026-10-01');
  const { status, body } = await send('POST', `/api/job/applications/${id}/silence`);
  expect(status).toBe(201);
  const { id: eventId } = body as { id: number };
  expect((await send('GET', '/api/job/silences')).body).toEqual([]);
  const path = `/api/job/applications/${id}`;
  expect((await send('GET', path)).body).toMatchObject({
    events: [{ id: eventId, type: 'silence', title: 'No answer so far', eventDate: NOW.toISOString() }],
  });
  await send('DELETE', `${path}/events/${eventId}`);
  expect((await send('GET', '/api/job/silences')).body).toMatchObject([{ applicationId: id, days: 50 }]);
  expect(await send('POST', '/api/job/applications/999999/silence')).toMatchObject({ status: 404 });
});
