import fc from 'fast-check';
import { expect, test } from 'vitest';

import { contract } from '#contracts/contract.ts';
import { findFunction, loadFunctions } from '#local/functions.ts';
import { ROOT } from '#local/settings.ts';
import { listProcedures } from '#server/api/procedures.ts';
import { countCall } from '#server/api/limits.ts';
import { loginFailures } from '#server/db/schema/auth.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';
import { hostileCalls, LEAK } from '#support/hostile-inputs.ts';
import { runs } from '#support/runs.ts';

const db = await testDatabase();
const functions = await loadFunctions(`${ROOT}/netlify/functions`);
const AREAS = /^\/(auth|contacts|tools\/(logs|dashboard|database))/;
const procedures = (await listProcedures(contract)).filter(
  ({ name, path }) => AREAS.test(path) && !/^auth\.(login|logout)$/.test(name),
);
const SEED = 20_261_120;
const LOGINS = runs(5_000);
const RUNS_PER_CALL = runs(150);

const PASSKEY = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const RESPONSE = { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' };
const PASSKEY_ANSWER = { ...PASSKEY, response: RESPONSE };

/** What an honest client sends; where nothing is listed, that is nothing. */
const BODIES: Record<string, Record<string, unknown>> = {
  'auth.signOutEverywhere': { keepCurrent: true },
  'auth.changePassword': { currentPassword: '', newPassword: 'a much better password' },
  'auth.passkeys.register': { name: 'Laptop', answer: PASSKEY_ANSWER },
  'auth.passkeys.rename': { name: 'Laptop' },
  'auth.secondFactor.passkey': { answer: PASSKEY_ANSWER },
  'auth.secondFactor.recoveryCode': { code: 'AAAA-AAAA-AAAA-AAAA' },
  'contacts.create': contactInput(),
  'contacts.setStatus': { ids: [1], status: 'read' },
};

async function send(url: string, options: Call): Promise<void> {
  const handler = findFunction(functions, url.split('?')[0] ?? '')?.handler;
  if (!handler) throw new Error(`no function for ${url}`);
  const response = await call(handler, url, options);
  const text = await response.text();
  expect(response.status, url).toBeLessThan(500);
  if (response.ok) return;
  expect(text).not.toMatch(LEAK);
  expect(JSON.parse(text)).toEqual(
    expect.objectContaining({ error: expect.any(String), code: expect.any(String) }),
  );
}

test(`AU-6 ${LOGINS} hostile logins: no 5xx, nothing leaked, every refusal in the form of D42`, async () => {
  await makeOwner(db);
  // Guesses cost a third of a second each: the strangers have used up their hundred.
  for (let tries = 0; tries < 100; tries += 1)
    await countCall(db, 'login:strangers', 60 * 60 * 1000, new Date());
  await fc.assert(
    fc.asyncProperty(hostileCalls(LOGIN), (hostile) =>
      send('/api/auth/login', { method: 'POST', ...hostile }),
    ),
    { numRuns: LOGINS, seed: SEED },
  );
  expect(await db.$count(loginFailures)).toBe(0);
}, 180_000);

const queries = fc.dictionary(
  fc.constantFrom(
    'search',
    'filter',
    'action',
    'from',
    'to',
    'before',
    'page',
    'limit',
    'status',
    'x[]',
    'actor',
    'format',
    'after',
    'checkpoint',
    'sort',
    'order',
    'column',
    'equals',
    'contains',
  ),
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u0000', '%', '\\', '-1', '1e999', '9999-12-31', '0000-01-01', "'; drop table x; --"),
    fc.constantFrom(
      'blog',
      'inbox',
      '1',
      '2026-11-20',
      'İ'.repeat(200),
      'email',
      'desc',
      'jsonl',
      'eyJhbGciOiJkaXIifQ....',
    ),
  ),
  { maxKeys: 4 },
);
const ids = fc.constantFrom(
  '1',
  '0',
  '-1',
  '2147483648',
  'NaN',
  '%00',
  '%2e%2e',
  'f'.repeat(64),
  '{id}',
  'users',
  'admin_logs',
  'sessions',
);

test.each(procedures)(
  `AU-10 A-DB-1 A-LOG-1 T-2 $method $path: ${RUNS_PER_CALL} hostile calls by the owner's browser without a 5xx`,
  async ({ name, method, path }) => {
    const { cookie } = await makeOwner(db);
    await fc.assert(
      fc.asyncProperty(
        hostileCalls(BODIES[name] ?? { password: '' }),
        queries,
        ids,
        ({ body, headers, ip }, query, id) => {
          const url = `/api${path.replace(/\{\w+\}/, id)}?${new URLSearchParams(query).toString()}`;
          const options = { method, headers: { ...headers, cookie }, ...(ip ? { ip } : {}) };
          return send(url, method === 'GET' ? options : { ...options, body });
        },
      ),
      { numRuns: RUNS_PER_CALL, seed: SEED },
    );
  },
  180_000,
);
