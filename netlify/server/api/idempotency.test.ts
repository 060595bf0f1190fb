import { expect, test } from 'vitest';

import { contacts } from '#server/db/schema/contacts.ts';
import { jobApplications } from '#server/db/schema/jobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { jobApplicationInput } from '#support/factories/job-application.ts';
import { ownerCalls } from '#support/owner-call.ts';

import contactsFunction from '../../functions/contacts.ts';
import jobsFunction from '../../functions/jobs.ts';

const db = await testDatabase();

test('P-CON-6 J-7 an Idempotency-Key is used up for one kind of call alone', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const headers = { 'idempotency-key': 'the-same-for-both' };
  await call(contactsFunction, '/api/contacts', { body: contactInput(), headers });
  const made = await send('POST', '/api/job/applications', jobApplicationInput(), { headers });
  expect(made.status).toBe(201);
  expect([await db.$count(contacts), await db.$count(jobApplications)]).toEqual([1, 1]);
});
