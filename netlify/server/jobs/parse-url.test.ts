import { expect, test } from 'vitest';

import { JobApplicationInput } from '#contracts/job-application-input.ts';
import type { ParsedJob } from '#contracts/jobs.ts';
import { jobApplications } from '#server/db/schema/jobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { fakeInternet, PUBLIC_ADDRESS } from '#support/fake-web.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { LITERALS } from '#support/private-addresses.ts';

import jobsFunction from '../../functions/jobs.ts';

const db = await testDatabase();
const web = await fakeInternet();
const PARSE = '/api/job/parse-url';

const POSTING = `<title>x</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Engineer',
  hiringOrganization: { name: 'Acme' },
  description: 'Line one\nline two',
  jobLocation: { address: { addressLocality: 'Berlin' } },
})}</script>`;

test('J-4 the page of a job gives the fields of an application, which can be saved as they are', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  web.page('www.jobs.example', POSTING);
  web.site('short.example', (_, response) => {
    response.writeHead(301, { location: 'https://www.jobs.example/42' }).end();
  });
  const { status, body } = await send('POST', PARSE, { url: ' https://short.example/x ' });
  expect([status, body]).toEqual([
    200,
    {
      company: 'Acme',
      position: 'Engineer',
      location: 'Berlin',
      salary: null,
      description: 'Line one\nline two',
      requirements: null,
      details: null,
      source: 'jobs.example',
      contactPerson: null,
      contactEmail: null,
      jobUrl: 'https://www.jobs.example/42',
      posting: {
        text: expect.any(String),
        state: 'open',
        origins: expect.objectContaining({ company: { source: 'structured', certainty: 'sure' } }),
      },
    } satisfies ParsedJob,
  ]);
  expect(JobApplicationInput.safeParse(body).success).toBe(true);
  expect((await send('POST', '/api/job/applications', body)).status).toBe(201);
  expect(await db.select().from(jobApplications)).toMatchObject([{ company: 'Acme', salary: null }]);
});

test('J-4 ERR-3 whatever is wrong with an address or its page, the answer is the same sentence', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  web.page('empty.example', '<p>Nothing here.</p>');
  web.site('broken.example', (request) => void request.socket.destroy());
  for (const url of [
    'https://empty.example/',
    'https://broken.example/',
    'https://unknown.example/',
    'https://user:secret@empty.example/',
    'https://empty.example:8443/',
    LITERALS[0],
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
  ]) {
    const { status, body } = await send('POST', PARSE, { url });
    expect([status, body], url).toEqual([
      422,
      {
        code: 'PAGE_UNREADABLE',
        error: 'Nothing could be read from this address.',
        fields: { url: 'Nothing could be read from this address' },
        requestId: expect.any(String),
      },
    ]);
  }
  expect(new Set(web.reached)).toEqual(new Set([PUBLIC_ADDRESS]));
});

test.each([
  ['nothing', {}],
  ['an empty text', { url: '' }],
  ['no address', { url: 'jobs.example' }],
  ['another scheme', { url: 'file:///etc/passwd' }],
  ['a script', { url: 'javascript:alert(1)' }],
  ['a number', { url: 1 }],
  ['a long address', { url: `https://jobs.example/${'x'.repeat(2_000)}` }],
  ['another field', { url: 'https://jobs.example/', headers: {} }],
])('J-4 %s instead of an address is 422 and names its field', async (_, input) => {
  const { send } = await ownerCalls(db, jobsFunction);
  const { status, body } = await send('POST', PARSE, input);
  expect([status, body]).toEqual([422, expect.objectContaining({ fields: expect.any(Object) })]);
  expect(web.reached).toEqual([]);
});

test('J-4 thirty pages in ten minutes are enough; strangers read none', async () => {
  const { send } = await ownerCalls(db, jobsFunction);
  web.page('jobs.example', POSTING);
  for (let read = 0; read < 30; read += 1)
    expect((await send('POST', PARSE, { url: 'https://jobs.example/' })).status).toBe(200);
  const refused = await send('POST', PARSE, { url: 'https://jobs.example/' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(web.reached).toHaveLength(30);
  expect((await call(jobsFunction, PARSE, { body: { url: 'https://jobs.example/' } })).status).toBe(401);
  expect(web.reached).toHaveLength(30);
});
