import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { useDatabase } from '#server/db/client.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { setVariables } from '#support/variables.ts';

import apiFunction, { config } from '../../functions/api.ts';
import contactsFunction from '../../functions/contacts.ts';
import descriptionFunction from '../../functions/description.ts';
import jobsFunction from '../../functions/jobs.ts';
import { openDatabase } from '../db/client.ts';

const db = await testDatabase();

test('P-GEN-3 what no other function answers is a 404 as JSON, /api itself too', async () => {
  expect(config.path).toContain('/api');
  const response = await call(apiFunction, '/api');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('P-GEN-2 /api/health tells strangers that it can serve, and the owner what it has found', async () => {
  const response = await call(apiFunction, '/api/health');
  expect(await response.json()).toEqual({ status: 'ready' });
  const { send } = await ownerCalls(db, apiFunction);
  expect((await send('GET', '/api/health')).body).toEqual({
    status: 'ready',
    details: {
      ...{ build: 'local', isReadOnly: false, now: expect.any(String) },
      ...{ databaseMs: expect.any(Number), connections: expect.any(Number) },
    },
  });
});

test('P-GEN-2 alive is not ready: with a schema that is behind, or no database, it answers and cannot serve', async () => {
  const asked = async () => {
    const [ready, alive] = [
      await call(apiFunction, '/api/health'),
      await call(apiFunction, '/api/health/alive'),
    ];
    return [ready.status, ready.headers.get('retry-after'), alive.status, await ready.json()] as const;
  };
  const notReady = [
    503,
    '10',
    200,
    expect.objectContaining({ code: 'NOT_READY', error: 'The site is not ready.' }),
  ];
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1e12::bigint`);
  try {
    expect(await asked()).toEqual(notReady);
  } finally {
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1e12::bigint`);
  }
  expect((await asked())[0]).toBe(200);
  const connection = useDatabase(await openDatabase('postgres://nobody@127.0.0.1:1/nothing'));
  try {
    expect(await asked()).toEqual(notReady);
  } finally {
    await useDatabase(connection)?.close();
  }
});

test('P-GEN-3 an unknown API path is a JSON 404 with a sentence, a code and the request id', async () => {
  const response = await call(apiFunction, '/api/nothing/here');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: 'There is nothing at this address.',
    code: 'NOT_FOUND',
    requestId: response.headers.get('x-request-id'),
  });
});

test('P-GEN-3 another method at a known path is a JSON 405 that names the right ones', async () => {
  const response = await call(contactsFunction, '/api/contacts', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, PATCH, POST');
});

test('P-NET-3 a body that is too large is refused with its limit in whole kilobytes', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { status, body } = await send('POST', '/api/job/applications', { company: 'x'.repeat(4_500_000) });
  expect([status, body]).toEqual([
    413,
    expect.objectContaining({ error: 'The body is larger than 4394 KB.' }),
  ]);
});

test('P-NET-1 every answer carries the security headers and is not stored by default', async () => {
  const response = await call(contactsFunction, '/api/contacts', { body: {} });
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('P-NET-3 a database that cannot be reached is 503 with Retry-After and no driver words', async () => {
  const connection = await openDatabase('postgres://nobody:secret@127.0.0.1:9/missing');
  const before = useDatabase(connection);
  const response = await call(contactsFunction, '/api/contacts', { body: contactInput() });
  useDatabase(before);
  await connection.close();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  const body = await response.text();
  expect(body).not.toMatch(/secret|127\.0\.0\.1|ECONN|select|insert/i);
});

test('P-NET-3 a wrong DATABASE_URL is a 503 that does not show it, and stops only what asks the database', async () => {
  const before = useDatabase(undefined);
  setVariables({ DATABASE_URL: 'mysql://nobody:secret@127.0.0.1/missing' });
  const answers = [
    await call(descriptionFunction, '/api/openapi.json'),
    await call(apiFunction, '/api/health'),
  ];
  const refused = await call(contactsFunction, '/api/contacts', { body: contactInput() });
  useDatabase(before);
  expect(answers.map(({ status }) => status)).toEqual([200, 503]);
  expect(await answers[1]?.json()).toMatchObject({ code: 'NOT_READY' });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: 'NOT_CONFIGURED',
    error: 'The server is not configured: DATABASE_URL is not valid.',
  });
});

test('P-NET-3 a wrong SIGNING_KEYS or SITE_URL is a 503 without a value, a wrong other one nothing', async () => {
  const send = async (headers: Record<string, string> = {}) => {
    const response = await call(contactsFunction, '/api/contacts', { body: contactInput(), headers });
    return [response.status, await response.text()] as const;
  };
  setVariables({ OPENAI_BASE_URL: 'secret', PORT: 'secret', BUILD_HOOK_URL: 'secret', SITE_URL: 'secret' });
  expect((await send({ 'sec-fetch-site': 'same-origin' }))[0]).toBe(201);
  const answers = [await send({ origin: 'https://example.com' })];
  setVariables({ SIGNING_KEYS: 'k1:c2VjcmV0', SITE_URL: 'https://example.com' });
  answers.push(await send());
  for (const [status, body] of answers) {
    expect(status).toBe(503);
    expect(body).toMatch(/The server is not configured: (SITE_URL|SIGNING_KEYS) is not valid\./);
    expect(body).not.toMatch(/secret|c2VjcmV0/);
  }
});

test('P-GEN-2 the API describes itself as OpenAPI and as a page that needs no script', async () => {
  const openapi = await call(descriptionFunction, '/api/openapi.json');
  const document = (await openapi.json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toMatch(/^3\.1/);
  expect(document.paths['/contacts']).toMatchObject({
    post: { responses: { 201: {}, default: {} } },
    get: { security: [{ session: [] }] },
  });
  const page = await call(descriptionFunction, '/api/docs');
  const html = await page.text();
  expect(html).toContain('POST /api/contacts');
  expect(html).not.toContain('<script');
});
