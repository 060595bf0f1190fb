import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import {
  expectNoFailure,
  nastyWord,
  proceduresOf,
  SEED,
  TIME_LIMIT_MS,
  tryHostileCalls,
} from '#support/hostile-procedures.ts';
import { RESUME_TEXT, resumeCalls, sendResume, uploadForm } from '#support/resume-calls.ts';
import { runs } from '#support/runs.ts';

import resumesFunction from '../../functions/resumes.ts';

const db = await testDatabase();
await testBlobs();
const RUNS = runs(300);

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
      name: fc.oneof(fc.constant('Main'), nastyWord),
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

/** With what gets as far as the work, where a sample of the contract does not. */
const BODIES: Record<string, Record<string, unknown>> = {
  'resumes.create': { pages: '1', layout: 'single' },
  'resumes.addBaseText': { name: 'Typed', text: RESUME_TEXT },
  'resumes.enhance': { accepted: [{ path: 'skills.0', after: 'Okta' }] },
};

test.each(await proceduresOf(/^resumes\.(?!uploadBase)/))(
  'R-9 hostile calls of $method $path: no 5xx, nothing leaked',
  async (procedure) => {
    const calls = await resumeCalls(db);
    await calls.tailored();
    const { cookie } = calls.owner;
    const valid = BODIES[procedure.name];
    await tryHostileCalls(procedure, resumesFunction, { cookie, valid, numRuns: runs(60) });
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
    const text = fc.oneof(fc.constantFrom('Okta', 'Rust', '', 'Led 900 people.'), nastyWord);
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
