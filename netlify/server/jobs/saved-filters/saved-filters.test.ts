import { expect, test } from 'vitest';

import { JOB_SAVED_FILTERS_MAXIMUM, type JobSavedFilter } from '#contracts/job-saved-filters.ts';
import { adminUsers } from '#server/db/schema/auth.ts';
import { jobSavedFilters } from '#server/db/schema/jobs.ts';
import { testDatabase } from '#support/database.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../../functions/jobs.ts';

const db = await testDatabase();
const PATH = '/api/job/filters';
const STATE = { search: 'acme', status: 'interview', priority: 'high', sort: '-priority', view: 'board' };

async function filterOfAnother(): Promise<number> {
  const person = { username: 'another', email: 'another@example.com', passwordHash: 'x' };
  const [user] = await db.insert(adminUsers).values(person).returning();
  const values = { userId: user?.id ?? 0, name: 'Theirs', state: {} };
  const [filter] = await db.insert(jobSavedFilters).values(values).returning();
  return filter?.id ?? 0;
}

test('J-7 a view of the applications gets a name, another one, and is forgotten; each owner has their own', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const made = await send('POST', PATH, { name: ' Hot  ones ', state: STATE });
  expect(made).toMatchObject({ status: 201, body: { name: 'Hot ones', state: STATE } });
  const { id } = made.body as JobSavedFilter;
  await send('POST', PATH, { name: 'All', state: {} });
  const theirs = await filterOfAnother();
  expect((await send('PUT', `${PATH}/${theirs}`, { name: 'Mine' })).status).toBe(404);
  expect((await send('DELETE', `${PATH}/${theirs}`)).status).toBe(404);
  expect((await send('PUT', `${PATH}/${id}`, { name: 'zero' })).body).toEqual({
    id,
    name: 'zero',
    state: STATE,
  });
  expect((await send('GET', PATH)).body).toMatchObject([{ name: 'All', state: {} }, { name: 'zero' }]);
  expect((await send('DELETE', `${PATH}/${id}`)).body).toEqual({ id });
  expect((await send('DELETE', `${PATH}/${id}`)).status).toBe(404);
});

test('J-7 a name stands for one view, whatever its letters, and there are as many as a menu can show', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { id } = (await send('POST', PATH, { name: 'Hot', state: {} })).body as JobSavedFilter;
  const taken = { status: 409, body: { fields: { name: 'Another filter has this name' } } };
  expect(await send('POST', PATH, { name: 'HOT', state: {} })).toMatchObject(taken);
  expect((await send('PUT', `${PATH}/${id}`, { name: 'HOT' })).body).toMatchObject({ name: 'HOT' });
  const { id: second } = (await send('POST', PATH, { name: 'Cold', state: {} })).body as JobSavedFilter;
  expect(await send('PUT', `${PATH}/${second}`, { name: 'hot' })).toMatchObject(taken);
  for (let made = 2; made < JOB_SAVED_FILTERS_MAXIMUM; made += 1)
    expect((await send('POST', PATH, { name: `Filter ${made}`, state: {} })).status).toBe(201);
  expect((await send('POST', PATH, { name: 'One more', state: {} })).status).toBe(409);
});

test.each([
  ['no name', { name: ' ', state: {} }, 'name'],
  ['a long name', { name: 'x'.repeat(61), state: {} }, 'name'],
  ['no state', { name: 'x' }, 'state'],
  ['an unknown status', { name: 'x', state: { status: 'open' } }, 'state.status'],
  ['an unknown order', { name: 'x', state: { sort: 'salary' } }, 'state.sort'],
  ['what the list does not know', { name: 'x', state: { page: 2 } }, 'state.page'],
])('J-7 a filter with %s is refused by its field', async (_, input, field) => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { status, body } = await send('POST', PATH, input);
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields)).toContain(field);
});
