import { afterEach, expect, test, vi } from 'vitest';

import { jobApplicationEvents } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../../functions/jobs.ts';

const db = await testDatabase();
afterEach(() => {
  vi.useRealTimers();
});

test('J-3 every change of a status is told with what was before and when, and nothing else is taken for one', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = await makeJobApplication(db);
  const path = `/api/job/applications/${id}`;
  for (const [day, status] of [
    ['2026-11-02', 'interview'],
    ['2026-11-09', 'interview'],
    ['2026-11-16', 'rejected'],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
    await send('PUT', path, { status });
  }
  await send('POST', `${path}/events`, { title: 'Status changed from offer to pending' });
  await db
    .insert(jobApplicationEvents)
    .values({ applicationId: id, type: 'status', title: 'Something else' });
  expect((await send('GET', '/api/job/status-changes')).body).toEqual([
    { applicationId: id, from: 'pending', to: 'interview', at: '2026-11-02T12:00:00.000Z' },
    { applicationId: id, from: 'interview', to: 'rejected', at: '2026-11-16T12:00:00.000Z' },
  ]);
});
