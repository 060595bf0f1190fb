import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findFunction, loadFunctions } from '#local/functions.ts';
import { ROOT } from '#local/settings.ts';
import { countCall } from '#server/api/limits.ts';
import { loginFailures } from '#server/db/schema/auth.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';
import { hostileCalls } from '#support/hostile-inputs.ts';
import {
  expectNoFailure,
  proceduresOf,
  SEED,
  TIME_LIMIT_MS,
  tryHostileCalls,
} from '#support/hostile-procedures.ts';
import { runs } from '#support/runs.ts';

import authFunction from '../../functions/auth.ts';

const db = await testDatabase();
const functions = await loadFunctions(`${ROOT}/netlify/functions`);
const procedures = await proceduresOf(/^(auth\.(?!log(in|out)$)|(contacts|activity|dashboard|database)\b)/);
const LOGINS = runs(5_000);

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
  'contacts.remove': { ids: [1] },
  'contacts.setStatus': { ids: [1], status: 'read' },
};

test(
  `AU-6 ${LOGINS} hostile logins: no 5xx, nothing leaked, every refusal in the form of D42`,
  async () => {
    await makeOwner(db);
    // Guesses cost a third of a second each: the strangers have used up their hundred.
    for (let tries = 0; tries < 100; tries += 1)
      await countCall(db, 'login:strangers', 60 * 60 * 1000, new Date());
    await fc.assert(
      fc.asyncProperty(hostileCalls(LOGIN), async (hostile) => {
        const response = await call(authFunction, '/api/auth/login', { method: 'POST', ...hostile });
        expectNoFailure(response.status, await response.text());
      }),
      { numRuns: LOGINS, seed: SEED },
    );
    expect(await db.$count(loginFailures)).toBe(0);
  },
  TIME_LIMIT_MS,
);

test.each(procedures)(
  'AU-10 A-DB-1 A-LOG-1 T-2 hostile calls of $method $path by the owner’s browser: no 5xx, nothing leaked',
  async (procedure) => {
    const { cookie } = await makeOwner(db);
    const handler = findFunction(functions, procedure.path)?.handler;
    if (!handler) throw new Error(`no function for ${procedure.path}`);
    await tryHostileCalls(procedure, handler, { cookie, valid: BODIES[procedure.name] });
  },
  TIME_LIMIT_MS,
);
