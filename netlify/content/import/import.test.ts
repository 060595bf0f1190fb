import { readFileSync } from 'node:fs';
import path from 'node:path';

import { strToU8, zipSync } from 'fflate';
import { mkdirSync, writeFileSync, existsSync } from 'node:fs';
import { mdxToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';

import { ROOT } from '#local/settings.ts';
import { imported, nobodyNamed, temporaryFolder, writtenFile } from '#support/imported-content.ts';

import { checkContent } from '../check-content.ts';
import { carryOut } from './carry-out.ts';
import { contentOf } from './content-of.ts';
import { languagesWithLevels } from './json-resume.ts';
import { assertSomebody, mergeReadings, type Reading } from './person.ts';
import { planOf } from './plan.ts';
import { readImport } from './read-file.ts';
import { importReport } from './report.ts';

const EXPORT = {
  'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Zoë,Žagar,,Secret Street 1,"Mar 4, 1985",Project Lead | Head Nurse,"I led a ward of <22 beds {ICU}.

""Nobody charts twice"" is my rule.",Health Care,8006,"Zürich, Switzerland",[zoez],[PORTFOLIO:https://zoe.health],`,
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\r\nold@mail.ch,Yes,No,1/2/20\r\nzoe@zagar.ch,Yes,Yes,2/3/23\r\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+41 79 555 11 22,Mobile\n',
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Universitätsspital,Project Lead,"Leads the roll-out.
- 14 wards live in 9 months: all of them
• Runs the weekly board",Zürich,Mar 2021,
Klinik,Nurse,,,2008,Feb 2021
Verein,Volunteer,,,,
`,
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nBerner Fachhochschule,2005,2008,,BSc Nursing,\n',
  'Skills.csv': '\uFEFFName\nTriage\nTraining\nTriage\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nLife Support,https://verify.org/1,Heart Association,Jun 2019,,1\nPRINCE2,,PeopleCert,2020,,\n',
  'Languages.csv':
    'Name,Proficiency\nGerman,Native or bilingual proficiency\nSlovene,\nFrench,Verhandlungssicher\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nBedside charting,Tablets at 220 beds.,,Jan 2022,\nNo words,,,,\n',
  'Honors.csv': 'Title,Description,Issued On\nNurse of the Year,For the ward.,May 2019\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nQuiet wards,"Mar 4, 2020",On noise.,Nursing Today,https://nursing.today/1\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nAna,Meier,USZ,Chief Nurse,"She made it quiet.\nTwice.","07/21/22, 12:11 PM",VISIBLE\nTom,Hidden,,,No.,"07/21/22, 12:11 PM",HIDDEN\n',
  'Connections.csv': 'Notes:\n"When exporting …"\n\nFirst Name,Last Name,URL\nA,B,\n',
  'messages.csv': '"CONVERSATION ID"\n"1"\n',
};

const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test('a LinkedIn export becomes content that is in order, and says nothing that was not in it', async () => {
  const reading = await readImport(writtenFile('Basic_LinkedInDataExport.zip', zipOf(EXPORT)));
  const { root, read } = imported(reading);
  expect(checkContent(root, 'content')).toEqual([]);
  expect(read('profile.yaml')).toMatchObject({
    name: 'Zoë Žagar',
    familyName: 'Žagar',
    label: 'Project Lead',
    headline: 'Project Lead | Head Nurse',
    email: 'zoe@zagar.ch',
    location: { city: 'Zürich', country: 'Switzerland', countryCode: 'CH' },
    languages: ['German (native or bilingual)', 'Slovene', 'French (Verhandlungssicher)'],
  });
  expect(read('roles/universitatsspital-project-lead.yaml')).toEqual({
    title: 'Project Lead',
    company: 'Universitätsspital',
    location: 'Zürich',
    start: '2021-03',
    end: null,
    details: {
      description: 'Leads the roll-out.',
      achievements: ['14 wards live in 9 months: all of them'],
      responsibilities: ['Runs the weekly board'],
    },
  });
  const lifeSupport: unknown = {
    text: 'Life Support, Heart Association (2019)',
    link: 'https://verify.org/1',
    credential: { kind: 'certificate', date: '2019-06' },
  };
  expect(read('skills/education-and-certifications.yaml')).toMatchObject({
    skills: [
      {
        text: 'BSc Nursing, Berner Fachhochschule (2008)',
        credential: { kind: 'education', name: 'BSc Nursing', issuer: 'Berner Fachhochschule', date: '2008' },
      },
      lifeSupport,
      {
        text: 'PRINCE2, PeopleCert (2020)',
        credential: { kind: 'certificate', name: 'PRINCE2', issuer: 'PeopleCert' },
      },
    ],
  });
  expect(read('skills/skills.yaml')).toMatchObject({ skills: ['Triage', 'Training'] });
  expect(read('awards/nurse-of-the-year.yaml')).toMatchObject({ kind: 'recognition', date: '2019-05' });
  expect(read('awards/quiet-wards.yaml')).toMatchObject({ kind: 'article', date: '2020-03' });
  expect(read('testimonials/ana-meier.yaml')).toMatchObject({
    title: 'Chief Nurse, USZ',
    context: 'July 2022',
    quote: 'She made it quiet. Twice.',
  });
  expect(readFileSync(path.join(root, 'content/about.mdx'), 'utf8')).toContain(
    'I led a ward of &lt;22 beds &#123;ICU}.\n\n"Nobody charts twice" is my rule.',
  );
});

test.each([
  'export const stolen = fetch(process.env.HOME)',
  'import fs from "node:fs"',
  'import  and export of wine',
])('a summary that reads %s is a text, which no build runs', async (paragraph) => {
  const basics = { name: 'Zoë Žagar', label: 'Nurse', summary: `I lead a ward.\n\n${paragraph}` };
  const { root } = imported(await readImport(writtenFile('resume.json', JSON.stringify({ basics }))));
  const [, , about = ''] = readFileSync(path.join(root, 'content/about.mdx'), 'utf8').split('---\n');
  const types = new Set<string>();
  visit(mdxToMdast(about), ({ type }) => void types.add(type));
  expect([types.has('mdxjsEsm'), types.has('paragraph')]).toEqual([false, true]);
});

test('what is private in an export stays where it is, and what was left out or guessed is told', async () => {
  const reading = await readImport(writtenFile('export.zip', zipOf(EXPORT)));
  const { root } = imported(reading);
  const changes = planOf(contentOf(reading.person, reading.notes), root);
  const all = changes.map(({ after }) => after).join('\n');
  expect(all).not.toMatch(/555 11 22|Secret Street|1985|Tom Hidden/);
  const report = importReport(reading.person, reading.notes, changes, { isDry: true, takesEdited: false });
  for (const told of [
    'zoe@zagar.ch on the page',
    '"Nurse, Klinik" began in January 2008',
    'the position "Volunteer, Verein": it has no date of its start',
    'the project "No words": it has no description',
    'the recommendation of Tom Hidden, which your profile does not show',
    '3 files of the export that were not opened: phonenumbers.csv, connections.csv, messages.csv',
  ])
    expect(report).toContain(told);
});

test('the folder that a browser makes of the ZIP is read like the ZIP', async () => {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(EXPORT)) writeFileSync(path.join(folder, name), text);
  const { person } = await readImport(folder);
  expect(person).toEqual((await readImport(writtenFile('a.zip', zipOf(EXPORT)))).person);
});

test('a JSON Resume becomes content that is in order', async () => {
  const resume = {
    basics: {
      name: 'Zoë Žagar',
      label: 'Head Nurse',
      email: 'zoe@zagar.ch',
      summary: 'Leads a ward.',
      profiles: [{ network: 'Mastodon', url: 'https://social.ch/@zoe' }],
    },
    work: [
      {
        name: 'Klinik',
        position: 'Nurse',
        startDate: '2014-05',
        endDate: '2021-02',
        highlights: ['Cut falls by 20%'],
      },
    ],
    awards: [{ title: 'Quiet Ward', date: '2019-11-01', awarder: 'Klinik', summary: 'Less noise.' }],
    publications: [
      { name: 'On noise', publisher: 'Nursing', releaseDate: '2018-10', url: 'https://nursing.ch/1' },
      { name: 'Soon' },
    ],
    references: [{ name: 'Ana Meier', reference: 'Calm.' }],
  };
  const reading = await readImport(writtenFile('resume.json', JSON.stringify(resume)));
  const { root, read } = imported(reading);
  expect(checkContent(root, 'content')).toEqual([]);
  expect(read('profile.yaml')).toMatchObject({
    network: { label: 'Mastodon', url: 'https://social.ch/@zoe' },
  });
  expect(read('roles/klinik-nurse.yaml')).toMatchObject({ start: '2014-05', end: '2021-02' });
  expect(read('testimonials/ana-meier.yaml')).toMatchObject({ quote: 'Calm.' });
  expect(read('awards/quiet-ward.yaml')).toMatchObject({ kind: 'recognition', date: '2019-11' });
  expect(read('awards/on-noise.yaml')).toMatchObject({ kind: 'article', date: '2018-10' });
  expect(reading.notes.leftOut).toEqual(['the award or publication "Soon": it has no date']);
});

test('a job whose end cannot be read is told, since the page says that it goes on', async () => {
  const positions =
    'Company Name,Title,Description,Location,Started On,Finished On\nKlinik,Pflege,,,Mai 2008,im Sommer\n';
  const reading = await readImport(writtenFile('a.zip', zipOf({ 'Positions.csv': positions })));
  expect(reading.person.roles).toMatchObject([{ start: '2008-05', end: null }]);
  expect(reading.notes.guessed).toEqual([
    '"Pflege, Klinik" is shown as present: its end, im Sommer, is no date',
  ]);
});

test.each(['03-icu-nurse.docx', '24-infirmiere-flex.pdf', '33-student-one-job.txt'])(
  'a resume (%s) becomes content that is in order',
  async (name) => {
    const reading = await readImport(path.join(ROOT, 'netlify/server/resumes/read/documents', name));
    const { root } = imported(reading);
    expect(checkContent(root, 'content')).toEqual([]);
    expect(reading.person.roles.length + reading.notes.leftOut.length).toBeGreaterThan(0);
  },
);

test('a name in capitals alone is written as one writes it, and what was read is not left out as well', async () => {
  const documents = path.join(ROOT, 'netlify/server/resumes/read/documents');
  const { person, notes } = await readImport(path.join(documents, '24-infirmiere-flex.pdf'));
  expect(`${person.givenName} ${person.familyName}`).toBe('Aïcha Benhamdane');
  expect(person.languages).toEqual(['Français (bilingue)', 'Arabe (bilingue)', 'Anglais (scolaire)']);
  expect(notes.guessed.join()).toContain('the resume has capitals alone');
  expect(notes.leftOut.join()).not.toMatch(/LANGUES/);
});

test.each([
  ['empty.pdf', '', /empty/],
  ['photos.zip', zipOf({ 'photo.jpg': 'x' }), /neither Profile\.csv nor Positions\.csv/],
  ['cut.zip', zipOf(EXPORT).slice(0, 900), /damaged/],
  ['picture.gif', 'GIF89a', /no resume/],
])('a file that cannot be read (%s) is named with the reason', async (name, bytes, reason) => {
  await expect(readImport(writtenFile(name, bytes))).rejects.toThrow(reason);
});

test('of several files the first that says something is believed', () => {
  const one: Reading = {
    person: { ...nobodyNamed('Zoë'), skills: [] },
    notes: { guessed: ['a'], leftOut: [] },
  };
  const two: Reading = {
    person: { ...nobodyNamed('Zoe'), skills: ['Triage'] },
    notes: { guessed: [], leftOut: ['b'] },
  };
  expect(mergeReadings([one, two])).toMatchObject({
    person: { givenName: 'Zoë', skills: ['Triage'] },
    notes: { guessed: ['a'], leftOut: ['b'] },
  });
});

test('a file that is not there is named', async () => {
  await expect(readImport('/nowhere/resume.docx')).rejects.toThrow('/nowhere/resume.docx is not there.');
});

test('files that tell of nobody change nothing', () => {
  expect(() => assertSomebody(mergeReadings([]).person)).toThrow('nothing was written');
  expect(() => assertSomebody(nobodyNamed('Zoë'))).not.toThrow();
});

test('an edited file is kept beside what would replace it, until it is asked for', () => {
  const person = { ...nobodyNamed('Zoë'), email: 'zoe@zagar.ch', skills: ['Triage'] };
  const { root } = imported({ person, notes: { guessed: [], leftOut: [] } });
  const file = path.join(root, 'content/skills/skills.yaml');
  const notes = { guessed: [], leftOut: [] };
  const again = () => planOf(contentOf({ ...person, skills: ['Training'] }, notes), root);
  writeFileSync(file, readFileSync(file, 'utf8').replace('Triage', 'Triage at night'));

  const report = importReport(person, notes, again(), { isDry: false, takesEdited: false });
  expect(report).toMatch(/^-.*Triage at night$/m);
  expect(report).toMatch(/^\+.*Training$/m);
  expect(report).toContain('content/skills/skills.yaml: kept, since you have edited it');
  carryOut(again(), root, false);
  expect(readFileSync(file, 'utf8')).toContain('Triage at night');
  carryOut(again(), root, true);
  expect(readFileSync(file, 'utf8')).toContain('Training');
});

test('files of the sample make room, edited ones and those of nobody stay', () => {
  const root = temporaryFolder();
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  const sample = (name: string) => readFileSync(path.join(ROOT, 'tests/content/sample', name), 'utf8');
  put('content/roles/founder.yaml', sample('roles/founder.yaml'));
  put('content/roles/it-manager.yaml', `${sample('roles/it-manager.yaml')}# mine\n`);
  put('content/roles/own.yaml', 'title: Own\n');
  put('content/profile.yaml', sample('profile.yaml').replaceAll('\n', '\r\n'));
  const person = nobodyNamed('Zoë');
  const changes = planOf(contentOf(person, { guessed: [], leftOut: [] }), root);
  carryOut(changes, root, false);
  const isThere = (name: string) => existsSync(path.join(root, 'content', name));
  expect(['roles/founder.yaml', 'roles/it-manager.yaml', 'roles/own.yaml'].map(isThere)).toEqual([
    false,
    true,
    true,
  ]);
  expect(readFileSync(path.join(root, 'content/profile.yaml'), 'utf8')).toContain('givenName: Zoë');
});

test('languages keep how well they are spoken, whatever letter that begins with', () => {
  const lines = ['Portugiesisch – gut'];
  expect(languagesWithLevels(['Anglais : élémentaire', 'Deutsch (B1)', 'Portugiesisch'], lines)).toEqual([
    'Anglais (élémentaire)',
    'Deutsch (B1)',
    'Portugiesisch (gut)',
  ]);
});
