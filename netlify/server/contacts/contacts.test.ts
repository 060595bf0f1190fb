import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { ContactMessage, MESSAGE_FIELDS } from '#contracts/contact-message.ts';
import type { ContactPage } from '#contracts/contacts.ts';
import { contacts } from '#server/db/schema/contacts.ts';
import { rateLimits } from '#server/db/schema/platform.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { makeOwner } from '#support/factories/owner.ts';

import contactsFunction from '../../functions/contacts.ts';

const db = await testDatabase();
const send = (body: unknown, options = {}) => call(contactsFunction, '/api/contacts', { body, ...options });
const stored = () => db.select().from(contacts);

test('P-CON-6 all fields arrive in Postgres', async () => {
  const response = await send(contactInput());
  expect(response.status).toBe(201);
  const [row] = await stored();
  expect(row).toMatchObject({ ...contactInput(), id: 1, status: 'new' });
  expect(await response.json()).toEqual({ id: 1, createdAt: row?.createdAt.toISOString() });
});

test.each(MESSAGE_FIELDS.filter((name) => ContactMessage.shape[name].safeParse(undefined).success))(
  'P-CON-4 %s is optional and stored as null when blank',
  async (name) => {
    const { [name]: _, ...without } = contactInput();
    expect((await send(without)).status).toBe(201);
    expect((await send(contactInput({ [name]: '  ' }))).status).toBe(201);
    expect((await stored()).map((row) => row[name])).toEqual([null, null]);
  },
);

test('P-CON-4 each missing field is named with its own sentence, and nothing is stored', async () => {
  const response = await send({});
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'INVALID',
    fields: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      opportunityType: 'Please select an opportunity type',
      message: 'Message is required',
    },
  });
  expect(await stored()).toEqual([]);
});

test.each([
  ['a bad email', contactInput({ email: 'nobody' }), 422, 'email', 'Enter a valid email address'],
  ['an unknown field', { ...contactInput(), admin: true }, 422, 'admin', 'This field is not known'],
  ['a wrong type', { ...contactInput(), firstName: 7 }, 422, 'firstName', 'First name is required'],
  ['a NUL character', contactInput({ message: 'a\u0000b' }), 422, 'message', 'Remove the control characters'],
  ['a long name', contactInput({ lastName: 'x'.repeat(101) }), 422, 'lastName', 'Use at most 100 characters'],
])('P-CON-6 %s is refused, naming the field', async (_, body, status, field, message) => {
  const response = await send(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ fields: { [field]: message } });
  expect(await stored()).toEqual([]);
});

test.each([
  ['no body', '', 400],
  ['a body that is not JSON', '{"firstName":', 400],
  ['a megabyte', contactInput({ message: 'x'.repeat(1024 * 1024) }), 413],
  ['a list', '[]', 422],
])('P-CON-6 %s is a clear 4xx and stores nothing', async (_, body, status) => {
  const response = await send(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\w+\.$/) });
  expect(await stored()).toEqual([]);
});

test('P-CON-6 names are kept as they are seen: in one line, without marks that hide or turn what is read', async () => {
  await send(
    contactInput({ firstName: 'A\u200bnn\u202e\r\nBcc', lastName: 'Zoe\u0308', company: 'Acme\n\u2066Ltd' }),
  );
  expect(await stored()).toMatchObject([{ firstName: 'Ann Bcc', lastName: 'Zoë', company: 'Acme Ltd' }]);
  const hidden = await send(contactInput({ firstName: '\u200b\u2060' }));
  expect(await hidden.json()).toMatchObject({ fields: { firstName: 'First name is required' } });
  const marks = await send(contactInput({ firstName: 'a\u0301\u0316'.repeat(20_000) }));
  expect(await marks.json()).toMatchObject({ fields: { firstName: 'Use at most 100 characters' } });
});

test('P-CON-6 a form-encoded body is 415', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await send('firstName=A', { headers })).status).toBe(415);
});

test('P-CON-6 the same Idempotency-Key stores one message and answers the same', async () => {
  const headers = { 'idempotency-key': 'b3b7a0de-0001' };
  const answers = await Promise.all([1, 2, 3].map(() => send(contactInput(), { headers })));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('P-CON-6 an Idempotency-Key that came with another body is 422', async () => {
  const headers = { 'idempotency-key': 'b3b7a0de-0002' };
  await send(contactInput(), { headers });
  const response = await send(contactInput({ message: 'Something else' }), { headers });
  expect(response.status).toBe(422);
  expect(await stored()).toHaveLength(1);
});

test('P-CON-6 the eleventh message within ten minutes is 429 with Retry-After, from that address alone', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect((await send(contactInput())).status).toBe(201);
  const refused = await send(contactInput());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await send(contactInput(), { ip: '203.0.113.8' })).status).toBe(201);
});

test('P-CON-6 the thirty-first message of a day is 429, from that address alone', async () => {
  await send(contactInput());
  await db.update(rateLimits).set({ count: 30 }).where(like(rateLimits.key, 'contacts:day:%'));
  expect((await send(contactInput())).status).toBe(429);
  expect((await send(contactInput(), { ip: '203.0.113.8' })).status).toBe(201);
});

test('P-CON-6 what looks like spam is filed apart with its reasons, and never for its speed alone', async () => {
  const links = 'https://a.example https://b.example https://c.example';
  await send(contactInput({ website: 'https://spam.example' }));
  await send(contactInput({ elapsedMs: 900 }));
  await send(contactInput({ elapsedMs: 900, message: links }));
  await send(contactInput({ elapsedMs: 9_000, message: links }));
  await send(contactInput({ message: `${links} [url=https://d.example]` }));
  expect((await stored()).map(({ status, spamSigns }) => [status, ...spamSigns])).toEqual([
    ['spam', 'hidden-field'],
    ['new', 'fast'],
    ['spam', 'fast', 'links'],
    ['new', 'links'],
    ['spam', 'links', 'markup'],
  ]);
});

test('P-CON-6 a request from another site is 403', async () => {
  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send(contactInput(), { headers: crossSite })).status).toBe(403);
  expect((await send(contactInput(), { headers: { origin: 'https://evil.example' } })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('P-CON-6 the owner lists messages, newest first; nobody else can', async () => {
  await send(contactInput({ firstName: 'First' }));
  await send(contactInput({ firstName: 'Second' }));
  const { cookie } = await makeOwner(db);
  const mine = await call(contactsFunction, '/api/contacts', { headers: { cookie } });
  const { contacts: list } = (await mine.json()) as ContactPage;
  expect(list.map((contact) => contact.firstName)).toEqual(['Second', 'First']);
  expect((await call(contactsFunction, '/api/contacts')).status).toBe(401);
});
