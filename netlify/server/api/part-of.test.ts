import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';

import { contentFolder } from '../content/folder.ts';
import { reloadEnv } from '../env.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'parts-'));
cpSync(contentFolder(), copy, { recursive: true });
writeFileSync(path.join(copy, 'brand.yaml'), 'without: [assistant, blog, contact]\n');
vi.stubEnv('CONTENT_DIR', copy);
reloadEnv();
await testDatabase();
const [blog, chat, contacts, fit] = await Promise.all([
  import('../../functions/blog.ts'),
  import('../../functions/chat.ts'),
  import('../../functions/contacts.ts'),
  import('../../functions/fit.ts'),
]);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(copy, { recursive: true });
});

const headers = { 'sec-fetch-site': 'same-origin' };
const message = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  opportunityType: 'other',
  message: 'Hello',
};

test('P-GEN-2 the calls of a part that the site is without are not there', async () => {
  const answers = await Promise.all([
    call(blog.default, '/api/blog/posts'),
    call(chat.default, '/api/chat', { body: { message: 'Hello' }, headers }),
    call(chat.default, '/api/chat', {
      body: { message: 'Hello' },
      headers: { ...headers, accept: 'text/event-stream' },
    }),
    call(contacts.default, '/api/contacts', { body: message, headers }),
    call(fit.default, '/api/fit', { body: { posting: 'ITIL' }, headers }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('the messages that came before stay with the owner, who is asked to sign in', async () => {
  expect((await call(contacts.default, '/api/contacts')).status).toBe(401);
});
