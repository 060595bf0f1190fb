import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { adminUsers } from '#server/db/schema/auth.ts';
import { freePort } from '#local/free-port.ts';
import { newDatabase } from '#support/postgres.ts';
import { ROOT } from '#local/settings.ts';
import { setVariables } from '#support/variables.ts';
import { writtenContent } from '#support/written-content.ts';
import { openDatabase } from '#server/db/client.ts';

import { checkBundles } from './bundles.ts';
import { checkOwnContent } from './content.ts';
import { checkDatabase } from './database.ts';
import { checkVariables } from './environment.ts';
import { error, ok, summary, warning } from './finding.ts';
import { checkBlobs, checkHook } from './services.ts';

async function database(): Promise<string> {
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  return url;
}

test('the summary says first what stops, and counts it', () => {
  const lines = summary([ok('a', 'is well.'), warning('bb', 'is odd.'), error('ccc', 'is away.')]).split(
    '\n',
  );
  expect(lines).toEqual([
    'Doctor: 1 to mend, 1 to look at',
    '  error    ccc  is away.',
    '  warning  bb   is odd.',
    '  ok       a    is well.',
  ]);
  expect(summary([ok('a', 'is well.')])).toMatch(/^Doctor: all is well/);
});

test('an option that it does not know is named in one line', () => {
  const doctor = path.join(ROOT, 'netlify/commands/doctor.ts');
  const { stderr, status } = spawnSync(process.execPath, [doctor, '--deplyo'], { encoding: 'utf8' });
  expect(stderr).toBe("Unknown option '--deplyo'\n");
  expect(status).toBe(1);
});

describe('variables', () => {
  const complete = { DATABASE_URL: 'x', SIGNING_KEYS: 'x', ENCRYPTION_KEYS: 'x', BUILD_HOOK_URL: 'x' };

  test.each(['DATABASE_URL', 'SIGNING_KEYS'])('a deploy stops without %s and says what to set', (name) => {
    const [finding, ...others] = checkVariables({ ...complete, [name]: '' }, true);
    expect(finding).toMatchObject({
      about: name,
      state: 'error',
      says: expect.stringMatching(/not set.*Set it to/),
    });
    expect(others).toEqual([]);
  });

  test.each(['ENCRYPTION_KEYS', 'BUILD_HOOK_URL'])('a deploy without %s goes on with a warning', (name) => {
    expect(checkVariables({ ...complete, [name]: undefined }, true)).toMatchObject([
      { about: name, state: 'warning' },
    ]);
  });

  test('one machine needs none of them', () => {
    expect(checkVariables({}, false)).toMatchObject([{ state: 'ok' }]);
  });

  test('a first password that is easy to guess is warned of, never told', () => {
    const findings = checkVariables({ ...complete, OWNER_PASSWORD: 'password1234' }, true);
    expect(findings).toMatchObject([{ about: 'OWNER_PASSWORD', state: 'warning' }]);
    expect(JSON.stringify(findings)).not.toContain('password1234');
    expect(checkVariables({ ...complete, OWNER_PASSWORD: 'four words of no song' }, true)).toMatchObject([
      { state: 'ok' },
    ]);
  });

  test('a value that is wrong is named, never told', () => {
    setVariables({ SIGNING_KEYS: 'k1:c2hvcnQ=' });
    const findings = checkVariables({ SIGNING_KEYS: 'k1:c2hvcnQ=' }, false);
    expect(findings).toMatchObject([{ about: 'SIGNING_KEYS', state: 'error' }]);
    expect(JSON.stringify(findings)).not.toContain('c2hvcnQ');
  });
});

describe('database', () => {
  const deploy = { isDeploy: true, hasOwnerPassword: false };

  test('one that does not answer is named by its variable, without a stack', async () => {
    const url = `postgres://user:secret@127.0.0.1:${await freePort()}/none`;
    const findings = await checkDatabase({ url, ...deploy });
    expect(findings).toEqual([
      error(
        'DATABASE_URL',
        'the database of DATABASE_URL cannot be used: nothing answers at its address: is the database running, and the port right? (ECONNREFUSED).',
      ),
    ]);
  });

  test('one without an owner stops a deploy unless it is told a password', async () => {
    const url = await database();
    const missing = await checkDatabase({ url, ...deploy });
    expect(missing).toContainEqual(expect.objectContaining({ about: 'OWNER_PASSWORD', state: 'error' }));
    const told = await checkDatabase({ url, isDeploy: true, hasOwnerPassword: true });
    expect(told.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  test('one with an owner and the newest schema is well', async () => {
    const url = await database();
    const { db, close } = await openDatabase(url);
    await db.insert(adminUsers).values({ username: 'owner', email: 'o@novak.si', passwordHash: 'x' });
    await close();
    expect((await checkDatabase({ url, ...deploy })).map(({ state }) => state)).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
  });

  test('a clock that is wrong is told with its difference', async () => {
    const now = new Date(Date.now() + 10 * 60 * 1000);
    const findings = await checkDatabase({ url: await database(), ...deploy, now });
    expect(findings).toContainEqual(
      expect.objectContaining({
        about: 'clock',
        state: 'warning',
        says: expect.stringMatching(/ahead of the database/),
      }),
    );
  });
});

test('content that is wrong stops, and what is left of the sample does where it is asked for', () => {
  const states = (root: string, isStrict: boolean) =>
    checkOwnContent(root, isStrict).map(({ state }) => state);
  setVariables({ CONTENT_DIR: 'content' });
  expect(states(writtenContent(), true)).toEqual(['ok', 'ok']);
  expect(states(writtenContent({ 'content/roles/nurse.yaml': '' }), false)).toEqual(['error', 'ok']);
  const sample = writtenContent({ 'content/roles/nurse.yaml': ['University Hospital', 'Example Hospital'] });
  expect(states(sample, false)).toEqual(['ok', 'warning']);
  expect(states(sample, true)).toEqual(['ok', 'error']);
});

test('the hook is looked at and not called', () => {
  expect(checkHook({ BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1' })).toMatchObject([
    { state: 'ok' },
  ]);
  expect(checkHook({ BUILD_HOOK_URL: 'http://api.netlify.com/1' })).toMatchObject([{ state: 'warning' }]);
  expect(checkHook({})).toEqual([]);
});

test('the folder of files has to be one that can be written', async () => {
  expect(await checkBlobs({}, tmpdir(), false)).toMatchObject({ state: 'ok' });
  expect(await checkBlobs({}, '/proc/none/data', false)).toMatchObject({ about: 'files', state: 'error' });
});

test('bundles are counted, and a large one is told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'jobs/worker'), { recursive: true });
  writeFileSync(path.join(folder, 'jobs/bundle.mjs'), 'x'.repeat(1024));
  writeFileSync(path.join(folder, 'jobs/worker/bundle.mjs'), 'x'.repeat(5 * 1024 * 1024));
  expect(checkBundles(folder)).toEqual(ok('bundles', '1 of 1 to 1 KB.'));
  writeFileSync(path.join(folder, 'jobs/bundle.mjs'), 'x'.repeat(5 * 1024 * 1024));
  expect(checkBundles(folder)).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('jobs (5120 KB)'),
  });
  expect(checkBundles(path.join(folder, 'none'))).toMatchObject({ state: 'ok' });
});
