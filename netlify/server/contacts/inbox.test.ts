import { expect, test } from 'vitest';

import type { ContactPage } from '#contracts/contacts.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { contacts } from '#server/db/schema/contacts.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { makeOwner } from '#support/factories/owner.ts';

import contactsFunction from '../../functions/contacts.ts';

const db = await testDatabase();

async function signedIn() {
  const { id, cookie } = await makeOwner(db);
  const send = (path = '', body?: unknown) =>
    call(contactsFunction, `/api/contacts${path}`, {
      headers: { cookie },
      ...(body === undefined ? {} : { body, method: 'PATCH' }),
    });
  const list = async (query = '') => (await (await send(query)).json()) as ContactPage;
  const found = async (query: string) => (await list(query)).contacts.map(({ firstName }) => firstName);
  return { id, send, list, found };
}

const add = (firstName: string, changes: Partial<typeof contacts.$inferInsert> = {}) =>
  db.insert(contacts).values({ ...contactInput(), firstName, ...changes });

test('T-2 the inbox shows what is new and read; archive and spam are apart; all are counted', async () => {
  const { found, list } = await signedIn();
  await add('New');
  await add('Read', { status: 'read' });
  await add('Archived', { status: 'archived' });
  await add('Spam', { status: 'spam' });
  expect(await found('?status=inbox')).toEqual(['Read', 'New']);
  expect(await found('?status=spam')).toEqual(['Spam']);
  expect(await found('')).toEqual(['Spam', 'Archived', 'Read', 'New']);
  expect((await list('?status=new')).counts).toEqual({ new: 1, read: 1, archived: 1, spam: 1 });
});

test('T-2 messages are found by every word, in names, address, company and text, and paged', async () => {
  const { found, list } = await signedIn();
  await add('Ada', { company: 'Analytical Engines', message: 'A 100% remote role' });
  await add('Grace', { email: 'grace@example.com', message: 'Compilers' });
  expect(await found('?search=engines%20REMOTE')).toEqual(['Ada']);
  expect(await found('?search=grace%40')).toEqual(['Grace']);
  expect(await found('?search=%25')).toEqual(['Ada']);
  const second = await list('?limit=1&page=2');
  expect(second).toMatchObject({ total: 2, totalPages: 2, contacts: [{ firstName: 'Ada' }] });
});

test('T-2 a change of status is stored with one entry for each message that really changed', async () => {
  const { id, send, found } = await signedIn();
  await add('One');
  await add('Two', { status: 'archived' });
  const response = await send('', { ids: [1, 2, 99], status: 'archived' });
  expect(await response.json()).toEqual({ changed: 1 });
  expect(await found('?status=archived')).toEqual(['Two', 'One']);
  expect(await db.select().from(adminLogs)).toMatchObject([
    { userId: id, action: 'marked archived', resource: 'contact', resourceId: '1' },
  ]);
});

test.each([
  ['no ids', { ids: [], status: 'read' }],
  ['an unknown status', { ids: [1], status: 'lost' }],
  ['an id that is none', { ids: ['; drop table contacts'], status: 'read' }],
  ['too many ids', { ids: Array.from({ length: 101 }, (_, index) => index + 1), status: 'read' }],
])('T-2 %s is 422 and changes nothing', async (_, body) => {
  const { send } = await signedIn();
  await add('One');
  expect((await send('', body)).status).toBe(422);
  expect(await db.select().from(contacts)).toMatchObject([{ status: 'new' }]);
});

test('T-2 messages are deleted for good, and the log says that it was done and nothing of them', async () => {
  const { id, cookie } = await makeOwner(db);
  await add('One', { email: 'one@example.com' });
  await add('Two');
  const options = { headers: { cookie }, body: { ids: [1, 99] } };
  const response = await call(contactsFunction, '/api/contacts/delete', options);
  expect(await response.json()).toEqual({ deleted: 1 });
  expect(await db.select().from(contacts)).toMatchObject([{ firstName: 'Two' }]);
  const log = await db.select().from(adminLogs);
  expect(log).toMatchObject([{ userId: id, action: 'deleted', resource: 'contact', resourceId: '1' }]);
  expect(JSON.stringify(log)).not.toMatch(/One|one@/u);
});

test('T-2 messages come as CSV, and what a visitor wrote is no formula', async () => {
  const { send } = await signedIn();
  await add('=HYPERLINK("https://evil.example")', { message: 'Line one\nline two' });
  await add('Spam', { status: 'spam' });
  const response = await send('/export?status=inbox');
  expect(response.headers.get('content-disposition')).toContain('messages.csv');
  const text = await response.text();
  expect(text).toMatch(/^\uFEFF?Time,First name,Last name,.*,Opportunity,.*,Status\r\n/u);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")",Recruiter,rita@example.com`);
  expect(text).toContain('"Line one\nline two",new\r\n');
  expect(text).not.toContain('Spam');
});
