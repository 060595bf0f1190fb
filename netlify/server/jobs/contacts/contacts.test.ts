import { expect, test } from 'vitest';

import type { JobContact } from '#contracts/job-contacts.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { testDatabase } from '#support/database.ts';
import { makeJobApplication } from '#support/factories/job-application.ts';
import { ownerCalls } from '#support/owner-call.ts';

import jobsFunction from '../../../functions/jobs.ts';

const db = await testDatabase();
const signedIn = () => ownerCalls(db, jobsFunction);
const PERSON = {
  name: 'Rita Recruiter',
  role: 'Recruiter',
  email: 'rita@example.com',
  phone: '+31 20 555 0100',
  link: 'https://people.example.com/rita',
  notes: 'Prefers mail.\nIs away in May.',
};

test('J-7 an application has several contacts, each added, changed and taken off; each step is in the log', async () => {
  const { send } = await signedIn();
  const { id } = await makeJobApplication(db, { company: 'Acme' });
  const path = `/api/job/applications/${id}/contacts`;
  expect((await send('GET', path)).body).toEqual([]);
  const made = await send('POST', path, PERSON);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ ...PERSON, applicationId: id });
  const { id: contactId } = made.body as JobContact;
  expect((await send('POST', path, { name: ' Hana  Manager ', email: '' })).body).toMatchObject({
    ...{ name: 'Hana Manager', email: null, role: null, phone: null, link: null, notes: null },
  });
  const changed = await send('PUT', `${path}/${contactId}`, { role: 'Head of hiring', phone: '' });
  expect(changed.body).toMatchObject({ ...PERSON, role: 'Head of hiring', phone: null });
  expect((await send('DELETE', `${path}/${contactId}`)).body).toEqual({ id: contactId });
  expect((await send('GET', path)).body).toMatchObject([{ name: 'Hana Manager' }]);
  expect(await db.select().from(adminLogs).orderBy(adminLogs.id)).toMatchObject([
    { action: 'added contact', details: { company: 'Acme', name: 'Rita Recruiter' } },
    { action: 'added contact', details: { name: 'Hana Manager' } },
    { action: 'changed contact' },
    { action: 'removed contact', resource: 'job_application', resourceId: String(id) },
  ]);
});

test('J-7 a contact of another application, or of none, is 404', async () => {
  const { send } = await signedIn();
  const mine = await makeJobApplication(db);
  const other = await makeJobApplication(db);
  const made = await send('POST', `/api/job/applications/${mine.id}/contacts`, PERSON);
  const { id } = made.body as JobContact;
  for (const [method, path] of [
    ['GET', '/999999/contacts'],
    ['POST', '/999999/contacts'],
    ['PUT', `/${other.id}/contacts/${id}`],
    ['DELETE', `/${other.id}/contacts/${id}`],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : PERSON;
    const answer = await send(method, `/api/job/applications${path}`, body);
    expect(answer.status, `${method} ${path}`).toBe(404);
  }
});

test('J-6 what no contact can have is refused by the name of its field', async () => {
  const { send } = await signedIn();
  const { id } = await makeJobApplication(db);
  const path = `/api/job/applications/${id}/contacts`;
  for (const [field, value] of [
    ['name', ' '],
    ['email', 'nobody'],
    ['link', 'javascript:alert(1)'],
    ['notes', 'x'.repeat(5_001)],
    ['extra', 'x'],
  ] as const) {
    const answer = await send('POST', path, { ...PERSON, [field]: value });
    expect(answer.status, field).toBe(422);
    expect(JSON.stringify(answer.body), field).toContain(field);
  }
});

test('J-7 an application has at most fifty contacts', async () => {
  const { send } = await signedIn();
  const { id } = await makeJobApplication(db);
  const path = `/api/job/applications/${id}/contacts`;
  for (let made = 1; made <= 50; made += 1) await send('POST', path, { name: `Person ${made}` });
  expect(await send('POST', path, { name: 'One more' })).toMatchObject({ status: 409 });
});
