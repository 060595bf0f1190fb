import fc from 'fast-check';
import { expect, test } from 'vitest';

import { inventedOf } from '#support/reading-score.ts';

import { textOf } from './lines.ts';
import { PROBLEMS } from './problems.ts';
import { readDocument } from './read-document.ts';
import { readText } from './text/text-lines.ts';

const read = (text: string, fileName = 'resume.txt') =>
  readDocument({ bytes: new TextEncoder().encode(text), fileName });

const TITLES = [
  'Senior Engineer',
  'Office Manager',
  'Registered Nurse',
  'Head of Sales',
  'Projektleiterin',
  'Chef de projet',
];
const COMPANIES = ['Acme Systems Inc.', 'Halden Bank', 'Museum Nord GmbH', 'Hôpital du Lac', 'Kestrel Labs'];
const PLACES = ['Denver, CO', 'Toronto, Canada', 'Leipzig, Sachsen', 'London, UK'];
const MONTHS = ['January', 'Feb.', 'März', 'avril', '05/', 'Sept.'];

const job = fc.record({
  title: fc.constantFrom(...TITLES),
  company: fc.constantFrom(...COMPANIES),
  location: fc.constantFrom(...PLACES),
  month: fc.constantFrom(...MONTHS),
  year: fc.integer({ min: 1990, max: 2018 }),
  bullets: fc.array(
    fc.constantFrom('Led a team of 12.', 'Saved $40K a year', 'Wrote the manual and kept it'),
    { minLength: 1, maxLength: 3 },
  ),
});
type Job = typeof job extends fc.Arbitrary<infer One> ? One : never;

const from = ({ month, year }: Job) => (month.endsWith('/') ? `${month}${year}` : `${month} ${year}`);
const dates = (one: Job) => `${from(one)} - ${one.year + 2}`;
/** Ways in which the head of a job is written. */
const LAYOUTS: Record<string, (one: Job) => string> = {
  'title and dates, then employer': (one) =>
    `${one.title}      ${dates(one)}\n${one.company}, ${one.location}`,
  'employer and place, then title and dates': (one) =>
    `${one.company}      ${one.location}\n${one.title}      ${dates(one)}`,
  'all in one line': (one) => `${one.title}, ${one.company}, ${one.location}      ${dates(one)}`,
  'dates below': (one) => `${one.title}\n${one.company}, ${one.location}\n${dates(one)}`,
  'parted by strokes': (one) => `${one.title} | ${one.company} | ${one.location} | ${dates(one)}`,
  'dates in brackets at the end': (one) => `${one.title}, ${one.company}, ${one.location} (${dates(one)})`,
  'place and dates in brackets of their own': (one) =>
    `${one.title} - ${one.company} (${one.location}) [${dates(one)}]`,
  'dates and a colon first': (one) => `${dates(one)}: ${one.title}, ${one.company}, ${one.location}`,
  'a label before each': (one) =>
    `Period: ${dates(one)}\nPosition: ${one.title}\nEmployer: ${one.company}\nLocation: ${one.location}\nDuties:`,
  'employer and dates, then title': (one) => `${one.company} (${one.location}), ${dates(one)}\n${one.title}`,
  'slashes between': (one) => `${one.title} // ${one.company} // ${one.location} // ${dates(one)}`,
  'dates first': (one) => `${dates(one)}\n${one.title}\n${one.company}, ${one.location}`,
};
const HEADINGS = [
  ['WORK EXPERIENCE', 'SKILLS'],
  ['Berufserfahrung', 'Kenntnisse'],
  ['Expérience professionnelle', 'Compétences'],
  ['[ Where I earned my bread ]', '[ Skills ]'],
  ['1. Employment', '2. Skills'],
  ['>> Career', '>> Tools'],
  ['== Praxis ==', '== Software =='],
];

test.each(Object.entries(LAYOUTS))('R-7 jobs are read whatever they say: %s', async (_, layout) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(job, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...HEADINGS),
      fc.constantFrom('- ', '• ', '* ', '-', '=> ', '~ '),
      async (jobs, [work, skills], bullet) => {
        const entries = jobs.map(
          (one) => `${layout(one)}\n${one.bullets.map((text) => bullet + text).join('\n')}`,
        );
        const text = `Ada Lovelace\nada@example.com\n\n${work}\n\n${entries.join('\n\n')}\n\n${skills}\n\nTypeScript, Postgres\n`;
        const reading = await read(text);
        expect(
          reading.content?.experience.map(({ title, company, location, bullets }) => ({
            title,
            company,
            location,
            bullets,
          })),
        ).toEqual(
          jobs.map(({ title, company, location, bullets }) => ({ title, company, location, bullets })),
        );
        expect(reading.content?.experience.map(({ endDate }) => endDate)).toEqual(
          jobs.map(({ year }) => String(year + 2)),
        );
        expect(reading.content?.skills).toEqual(['TypeScript', 'Postgres']);
        expect(inventedOf(reading)).toEqual([]);
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});

test('R-7 nothing is invented, whatever the text', async () => {
  const word = fc.constantFrom(
    'Experience',
    'Education',
    'Skills:',
    '2019 - 2020',
    'Engineer',
    ',',
    '-',
    '\n',
    '\n\n',
    '  ',
    'GmbH',
    'Paris',
    'BSc',
    'a@b.example',
    '\t',
    '•',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(word, fc.string({ maxLength: 12 })), { maxLength: 80 }),
      async (words) => {
        expect(inventedOf(await read(words.join(' ')))).toEqual([]);
      },
    ),
    { numRuns: 300, seed: 7 },
  );
});

test.each([
  ['utf-8 with a mark', Buffer.from('\ufeffZoë Müller\nzoe@example.com')],
  ['UTF-16', Buffer.from('\ufeffZoë Müller\nzoe@example.com', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('Zoë Müller\nzoe@example.com', 'utf16le')],
  ['Windows-1252', Buffer.from('Zoë Müller\nzoe@example.com', 'latin1')],
])('R-6 a text in %s is read', async (_, bytes) => {
  expect((await readDocument({ bytes, fileName: 'a.txt' })).content?.name).toBe('Zoë Müller');
});

test.each([
  ['', 'a.txt', PROBLEMS.empty],
  [' \n ', 'a.txt', PROBLEMS['no-text']],
  ['\u0089PNG', 'a.txt', undefined],
  ['GIF89a', 'a.pdf', PROBLEMS['wrong-kind']],
  ['{"a":1}', 'a.json', PROBLEMS['not-json-resume']],
  ['{"basics":', 'a.json', PROBLEMS['bad-json']],
  ['%PDF-1.7', 'a.pdf', PROBLEMS.damaged],
])('R-6 %j as %s has its own sentence', async (text, name, problem) => {
  const reading = await read(text, name);
  if (problem) expect(reading).toEqual({ content: null, text: '', certainty: {}, problem });
});

test('R-6 a line of a million tabs is read: the work grows with the line, not with its square', () => {
  expect(readText(`Engineer${'\t'.repeat(1_000_000)}at home`).lines.length).toBeGreaterThan(0);
});

test('R-6 a sentence beneath the name is no part of the summary, nor the addresses below it of the sentence', async () => {
  const reading = await read(`Ada Blythe
I fix printing presses that other people have given up on, and I write down how I did it.
ada@example.com | Leeds, UK

PROFILE
Press engineer with twelve years on web offset machines.

EXPERIENCE
Press Engineer, Aire Print Ltd, Leeds, 2015 - 2019
- Rebuilt four presses`);
  expect(reading.content).toMatchObject({
    email: 'ada@example.com',
    location: 'Leeds, UK',
    summary: 'Press engineer with twelve years on web offset machines.',
  });
  expect(inventedOf(reading)).toEqual([]);
});

test('R-6 of the marks on a letter no more are read than any script sets', () => {
  const { lines } = readText(`Ada Niha\u{302}${'\u{323}\u{301}'.repeat(5_000)} Moor`);
  const text = lines.map(textOf).join('');
  expect(text.normalize('NFD').match(/\p{M}/gu)).toHaveLength(30);
  expect(text).toMatch(/ Moor$/);
});

test('R-7 a company in two parts, of which one may be a department, is a guess', async () => {
  const { certainty } = await read(`Ada Blythe
ada@example.com

Experience

Ward Manager, Surgery, Universitätsklinikum Hamburg-Eppendorf, Hamburg
March 2009 – August 2014
- Led 46 nurses

Nurse, Aire Hospital, Selby
August 2004 – February 2009
- Nursed`);
  expect(certainty).toMatchObject({ 'experience.0.company': 'unsure', 'experience.1.company': 'sure' });
});
