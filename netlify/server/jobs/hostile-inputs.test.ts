import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { jobApplications } from '#server/db/schema/jobs.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { jobApplicationInput, makeJobApplication } from '#support/factories/job-application.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { fakeWeb } from '#support/fake-web.ts';
import { hostileCalls, LEAK } from '#support/hostile-inputs.ts';
import { runs } from '#support/runs.ts';

import jobsFunction from '../../functions/jobs.ts';

const db = await testDatabase();
const web = await fakeWeb();

const RUNS = runs(300);
const SEED = 20_261_120;
const TIME_LIMIT_MS = 120_000;
const APPLICATIONS = '/api/job/applications';

vi.mock('../integrations/outbound.ts', async (importOriginal) => {
  const outbound = await importOriginal<typeof import('../integrations/outbound.ts')>();
  return {
    ...outbound,
    fetchPage: (address: string) => outbound.fetchPage(address, { network: web.network }),
    fetchAnswer: (address: string, wanted: 'page' | 'data') =>
      outbound.fetchAnswer(address, wanted, { network: web.network }),
  };
});

async function expectNoFailure(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.ok) return;
  expect(text).not.toMatch(LEAK);
  expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
}

test.each([
  ['POST', APPLICATIONS, jobApplicationInput()],
  ['PUT', `${APPLICATIONS}/1`, { ...jobApplicationInput(), updatedAt: '2026-11-20T12:00:00.000Z' }],
  [
    'POST',
    `${APPLICATIONS}/1/events`,
    { type: 'call', title: 'Call', description: 'x', eventDate: '2026-11-20T12:00:00Z' },
  ],
  ['POST', '/api/job/parse-url', { url: 'https://jobs.example/' }],
])(
  'J-6 hostile bodies for %s %s: no 5xx, nothing leaked',
  async (method, path, valid) => {
    const { cookie } = await makeOwner(db);
    await makeJobApplication(db);
    const send = ({ headers, ...hostile }: Call) =>
      call(jobsFunction, path, { method, ...hostile, headers: { ...headers, cookie } });
    const property = fc.asyncProperty(hostileCalls(valid), async (hostile) =>
      expectNoFailure(await send(hostile)),
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    expect(await db.$count(jobApplications)).toBeGreaterThan(0);
  },
  TIME_LIMIT_MS,
);

const nasty = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '0', '-1', '1', '2147483648', '9'.repeat(40), '\u0000', '../..', 'null', '%', '1e9'),
  )
  .map((text) => text.toWellFormed());

test(
  'J-7 hostile addresses and queries: no 5xx, nothing leaked',
  async () => {
    const { cookie } = await makeOwner(db);
    const names = fc.constantFrom(
      'search',
      'status',
      'priority',
      'sortBy',
      'sortOrder',
      'texts',
      'x[y]',
      '__proto__',
    );
    const paths = fc.constantFrom('', '/1', '/export', '/1/events', '/1/events/1', '/x/events/y');
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
    const property = fc.asyncProperty(
      paths,
      nasty,
      names,
      nasty,
      method,
      async (path, id, name, value, how) => {
        const query = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
        for (const address of [path, `/${encodeURIComponent(id)}`, `/1/events/${encodeURIComponent(id)}`])
          await expectNoFailure(
            await call(jobsFunction, `${APPLICATIONS}${address}?${query}`, {
              method: how,
              headers: { cookie },
            }),
          );
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);
