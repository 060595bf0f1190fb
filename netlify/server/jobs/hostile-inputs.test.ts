import { test } from 'vitest';

import { testDatabase } from '#support/database.ts';
import { jobApplicationInput, makeJobApplication } from '#support/factories/job-application.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { fakeInternet } from '#support/fake-web.ts';
import { proceduresOf, TIME_LIMIT_MS, tryHostileCalls } from '#support/hostile-procedures.ts';

import jobsFunction from '../../functions/jobs.ts';

const db = await testDatabase();
await fakeInternet();

/** With every field, where a sample of the contract leaves some out. */
const BODIES: Record<string, Record<string, unknown>> = {
  'jobs.create': jobApplicationInput(),
  'jobs.update': { ...jobApplicationInput(), updatedAt: '2026-11-20T12:00:00.000Z' },
};

test.each(await proceduresOf(/^jobs\./))(
  'J-6 J-7 hostile calls of $method $path: no 5xx, nothing leaked',
  async (procedure) => {
    const { cookie } = await makeOwner(db);
    await makeJobApplication(db);
    await tryHostileCalls(procedure, jobsFunction, { cookie, valid: BODIES[procedure.name] });
  },
  TIME_LIMIT_MS,
);
