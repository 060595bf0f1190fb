import fc from 'fast-check';
import { expect, test } from 'vitest';

import { JobApplicationInput } from '#contracts/job-application-input.ts';
import { ParsedJob } from '#contracts/jobs.ts';

import { jobOfPage, jobOfText } from './read-job.ts';

const RUNS = 1_000;
const SEED = 20_261_120;
/** Of this thread's processor, whatever else runs: far above what the slowest needs, far below what a quadratic one would. */
const MOST_MS = 5_000;
const url = 'https://jobs.example/42';
const NOW = new Date('2026-11-22');
const MEGABYTES = 2 * 1024 * 1024;

const repeated = (text: string) => text.repeat(Math.floor(MEGABYTES / text.length));
const posting = (json: string) => `<script type="application/ld+json">${json}</script>`;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** What is read of any page fits the form as it is. */
function expectPlain(html: string): void {
  for (const job of [jobOfPage({ url, html }, NOW), jobOfText({ text: html }, NOW)])
    if (job) expectFitting(job);
}

function expectFitting({ posting, ...job }: ParsedJob): void {
  expect(ParsedJob.safeParse({ ...job, posting }).success).toBe(true);
  for (const [name, text] of [...Object.entries(job), ['posting', posting.text] as const]) {
    expect(text ?? '').not.toMatch(CONTROL);
    if (name !== 'jobUrl') expect(text).not.toBe('');
    expect(text?.isWellFormed() ?? true).toBe(true);
  }
  const input = JobApplicationInput.safeParse({
    ...job,
    company: job.company ?? 'x',
    position: job.position ?? 'x',
    posting,
  });
  expect(input.error?.issues ?? []).toEqual([]);
}

const numbered = (line: (n: number) => string) => Array.from({ length: 6_000 }, (_, n) => line(n)).join('');

test.each([
  ['elements without end', repeated('<b>')],
  ['deep elements and foreign ends', '<b>'.repeat(300_000) + '</i>'.repeat(260_000)],
  ['256 levels and foreign ends', '<b>'.repeat(250) + repeated('</i>')],
  ['ends without beginnings', repeated('</p>')],
  ['forms in forms', repeated('<form>')],
  ['foreign elements', repeated('<svg><title>')],
  ['an attribute without end', `<meta property="og:title" content="${repeated('a')}`],
  ['a large attribute', `<meta property="og:title" content="${repeated('a&amp;')}">`],
  ['many attributes', `<meta ${repeated('a=1 b ')}>`],
  ['attributes of all names', `<meta ${Array.from({ length: 200_000 }, (_, n) => `a${n}`).join(' ')}>`],
  ['angle brackets', repeated('<')],
  ['unfinished tags', repeated('<a ')],
  ['comments', repeated('<!--')],
  ['entities', repeated('&')],
  ['numeric entities', `<title>${repeated('&#1114112;&#0;')}</title>`],
  ['a title without end', `<title>${repeated('x ')}`],
  ['many titles', repeated('<title>x</title>')],
  ['deep JSON lists', posting('['.repeat(499_000))],
  ['deep JSON objects', posting('{"@graph":'.repeat(40_000) + '1' + '}'.repeat(40_000))],
  [
    'a posting below deep JSON',
    posting('['.repeat(30_000) + '{"@type":"JobPosting","title":"x"}' + ']'.repeat(30_000)),
  ],
  ['lines of paper that never end a sentence', repeated(`${'until the deadline '.repeat(10)}\n`)],
  ['many blocks', repeated(posting('{"@type":"JobPosting","title":"x"}'))],
  ['many postings', posting(`[${'{"@type":"JobPosting"},'.repeat(20_000)}1]`)],
  [
    'a large description',
    posting(`{"@type":"JobPosting","title":"x","description":"${'<b>'.repeat(150_000)}"}`),
  ],
  [
    'a description of brackets',
    posting(`{"@type":"JobPosting","title":"x","description":"${'<a'.repeat(220_000)}"}`),
  ],
  [
    'a description of spaces',
    posting(`{"@type":"JobPosting","title":"x","description":"x${' '.repeat(450_000)}y"}`),
  ],
  ['a title of dashes', `<title>${' - '.repeat(600_000)}</title>`],
  ['a title of hirings', `<title>${'a hiring b in '.repeat(140_000)}</title>`],
  ['last days for applying', `<p>${repeated('bewerben bis 1. deadline 2 </p><p>')}`],
  ['kinds of employment', `<p>${repeated('voll- oder full-time (a) / teil </p><p>')}`],
  ['groups of pay', `<p>${repeated('TVöD P 8 in </p><p>')}`],
  [
    'subjects and places',
    numbered((n) => `<p>Firm${n} is big. Form${n} is small.</p><p>Location: Ort${n}</p>`),
  ],
  ['headings and employers', numbered((n) => `<h2>House ${n}</h2><p>Employer: Acme ${n}</p>`)],
  [
    'addresses and names',
    numbered((n) => `<p>Acme ${n}, a${n}@b${n}.org, <i class="company pin">Ort ${n}</i></p>`),
  ],
  ['spaces in a type', `<script type="${repeated(' ')}">`],
])('J-4 a page of %s is read in linear time', (_, html) => {
  const before = process.threadCpuUsage();
  expectPlain(html);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(MOST_MS);
});

test('J-4 names that JavaScript itself uses change nothing', () => {
  const json = `{"__proto__":{"title":"x","@type":"JobPosting"},"constructor":{"prototype":{"title":"x"}},
    "@type":"JobPosting","title":"Engineer","hiringOrganization":{"__proto__":{"name":"x"},"name":{"name":"y"}},
    "baseSalary":{"value":{"unitText":"constructor","value":1}},"employmentType":"__proto__"}`;
  const html = `<meta __proto__=x constructor=y name=__proto__ content=x>${posting(json)}`;
  const job = jobOfPage({ url, html }, NOW);
  expect(job).toMatchObject({ position: 'Engineer', company: null, salary: '1', details: '__proto__' });
  expect(Object.getPrototypeOf({})).not.toHaveProperty('title');
});

const NAMES = [
  'title',
  'description',
  'hiringOrganization',
  'jobLocation',
  'jobLocationType',
  'applicantLocationRequirements',
  'baseSalary',
  'salaryCurrency',
  'qualifications',
  'skills',
  'experienceRequirements',
  'employmentType',
  'datePosted',
  'validThrough',
];
const INNER = ['name', 'address', 'addressLocality', 'value', 'minValue', 'maxValue', 'unitText', 'currency'];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '<p>a',
    '&lt;b&gt;',
    '2026-99-99',
    'TELECOMMUTE',
    '1e999',
    '\u0000',
    '\ud800',
    'x'.repeat(500),
  ),
);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.double(),
    fc.constantFrom(null, true, [], {}),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...INNER), tie('value'), { maxKeys: 4 }),
  ),
}));

test('J-4 postings of any shape give plain text within the limits of the form, or nothing', () => {
  const postings = fc.dictionary(fc.constantFrom(...NAMES), anyValue);
  fc.assert(
    fc.property(postings, (fields) => {
      const json = JSON.stringify({ '@type': 'JobPosting', ...fields }).replaceAll('</', '<\\/');
      expectPlain(posting(json));
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

test('J-4 pages of any pieces give plain text within the limits of the form, or nothing', () => {
  const piece = fc.oneof(
    text,
    fc.constantFrom(
      '<title>',
      '</title>',
      '<h1>',
      '</h1>',
      '<meta property=og:title content="',
      '">',
      '<script type="application/ld+json">',
      '{"@type":"JobPosting","title":"',
      '"}',
      '</script>',
      '<!--',
      '<![CDATA[',
      '<textarea>',
      '<plaintext>',
      '<svg><title>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => expectPlain(pieces.join(''))),
    { numRuns: RUNS, seed: SEED },
  );
});
