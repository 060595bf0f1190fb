import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { testBlobs } from '#support/blobs.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { hostileCalls, LEAK } from '#support/hostile-inputs.ts';
import { RESUME_TEXT, resumeCalls, sendResume, uploadForm } from '#support/resume-calls.ts';
import { runs } from '#support/runs.ts';

import resumesFunction from '../../functions/resumes.ts';

const db = await testDatabase();
await testBlobs();
const RUNS = runs(300);
const SEED = 20_261_122;
const TIME_LIMIT_MS = 240_000;

function expectNoFailure(status: number, text: string): void {
  expect(status, text).toBeLessThan(500);
  if (status >= 400) {
    expect(text).not.toMatch(LEAK);
    expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  }
}

const honest = [
  Buffer.from(RESUME_TEXT),
  Buffer.from(
    JSON.stringify({ basics: { name: 'Alex', email: 'a@example.com' }, work: [{ name: 'Example' }] }),
  ),
  Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 1 0 R >> endobj\n${RESUME_TEXT}\n%%EOF`),
  Buffer.from(zipSync({ 'word/document.xml': Buffer.from(`<w:document>${RESUME_TEXT}</w:document>`) })),
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000), Buffer.from(RESUME_TEXT)]),
];
const fileNames = fc.oneof(
  fc.constantFrom(
    'a.txt',
    'a.json',
    'a.pdf',
    'a.docx',
    'a.doc',
    'a',
    '',
    '..',
    '.txt',
    'a.TXT',
    '\u202Efdp.txt',
    'a\u0000.pdf',
    `${'x'.repeat(400)}.txt`,
    '../../etc/passwd.txt',
    'a.constructor',
    'a.__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()),
);

test(
  'R-6 documents with bytes turned, cut off or repeated, under any name: no 5xx, nothing leaked',
  async () => {
    const { owner } = await resumeCalls(db);
    const bent = fc.record({
      which: fc.nat(honest.length - 1),
      flips: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 6 }),
      end: fc.double({ min: 0, max: 1, noNaN: true }),
      isCut: fc.boolean(),
      fileName: fileNames,
      name: fc.oneof(
        fc.constant('Main'),
        fc.string({ unit: 'binary', maxLength: 120 }).map((text) => text.toWellFormed()),
      ),
    });
    const property = fc.asyncProperty(bent, async ({ which, flips, end, isCut, fileName, name }) => {
      const bytes = Uint8Array.from(honest[which] ?? []);
      for (const [at, value] of flips) bytes[Math.floor(at * (bytes.length - 1))] = value;
      const sent = isCut ? bytes.slice(0, Math.ceil(end * bytes.length)) : bytes;
      const { status, text } = await sendResume(owner.cookie, uploadForm(name, fileName, sent));
      expectNoFailure(status, text);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);

test(
  'R-9 hostile bodies, addresses and queries: no 5xx, nothing leaked',
  async () => {
    const calls = await resumeCalls(db);
    const { application } = await calls.tailored();
    const { resume } = await calls.details();
    const targets: [string, string, Record<string, unknown>][] = [
      ['POST', `/create/${application.id}`, { pages: '1', layout: 'single' }],
      ['POST', '/base/text', { name: 'Typed', text: RESUME_TEXT }],
      ['PUT', '/base/1', { name: 'New', content: resume, updatedAt: '2026-11-20T10:00:00.000Z' }],
      ['PUT', '/1', { title: 'New', resume, layout: 'sidebar' }],
      ['POST', `/enhance/1/${application.id}`, { accepted: [{ path: 'skills.0', after: 'Okta' }] }],
      ['POST', '/1/sent', { sentTo: 'Rita', format: 'txt' }],
      ['POST', `/propose/1/${application.id}`, { x: 1 }],
      ['POST', `/analyze/1/${application.id}`, { x: 1 }],
      ['POST', '/1/versions/1/restore', { x: 1 }],
      ['POST', '/base/1/read', { x: 1 }],
    ];
    const send = async (method: string, path: string, { headers, ip, body }: Call) => {
      const withBody = method === 'GET' ? {} : { body };
      const options = {
        method,
        headers: { ...headers, cookie: calls.owner.cookie },
        ...(ip && { ip }),
        ...withBody,
      };
      const response = await call(resumesFunction, `/api/resumes${path}`, options);
      expectNoFailure(response.status, await response.text());
    };
    for (const [method, path, valid] of targets) {
      const property = fc.asyncProperty(hostileCalls(valid), (hostile) => send(method, path, hostile));
      await fc.assert(property, { numRuns: RUNS / 10, seed: SEED });
    }
    const words = fc.constantFrom(
      '1',
      '0',
      '-1',
      'x',
      '%00',
      '99999999999',
      '1e3',
      'sent',
      'base',
      '..',
      '%2e%2e',
      '1?format=exe',
      '1?disposition=x',
      'download',
      'versions',
    );
    const path = fc.array(words, { maxLength: 4 }).map((parts) => parts.map((part) => `/${part}`).join(''));
    const property = fc.asyncProperty(
      path,
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH'),
      (address, method) => send(method, address, { body: {} }),
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);

test(
  'R-10 hostile places and texts of accepted proposals: no 5xx, and nothing that the base does not say',
  async () => {
    const calls = await resumeCalls(db);
    const { application, base } = await calls.tailored();
    const known = JSON.stringify(base.content);
    const part = fc.constantFrom(
      'experience',
      'skills',
      'bullets',
      'summary',
      '0',
      '1',
      '99',
      '-1',
      '__proto__',
      'constructor',
      'length',
      '_source',
      'dates',
      'others',
      'lines',
      '',
    );
    const place = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.').slice(0, 60));
    const text = fc.oneof(
      fc.constantFrom('Okta', 'Rust', '', 'Led 900 people.'),
      fc.string({ unit: 'binary', maxLength: 50 }),
    );
    const property = fc.asyncProperty(
      fc.array(fc.record({ path: place, after: text }), { maxLength: 4 }),
      async (accepted) => {
        const { status, body } = await calls.send('POST', `/api/resumes/enhance/1/${application.id}`, {
          accepted,
        });
        expectNoFailure(status, JSON.stringify(body));
        const { resume } = await calls.details();
        for (const skill of resume.skills) expect(known).toContain(skill);
        expect(JSON.stringify(resume)).not.toMatch(/Rust|900/);
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);
