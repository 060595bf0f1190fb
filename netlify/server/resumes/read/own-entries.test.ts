import { expect, test } from 'vitest';

import { parsed, read } from '#support/resume-of.ts';

import { readResume } from './read-resume.ts';

test('R-7 a form of application says what each of its values is', async () => {
  const content = await read(
    `Education

School Name: Hull College
Degree or Diploma: Diploma in Typing
Year Completed: 2010`,
    'City / State: Hull, MA\nilse.harrow@example.com',
    `Employment History

Employer 1
Job Title: Payroll Clerk
Company Name: Aire Textiles
Dates Employed: 04/2015 to Present
- Paid 200 people
May we contact this employer? Yes

Employer 2
Job Title: Typist
Company Name: Nidd Foods
Dates Employed: 04/2011 to 03/2015
- Typed`,
  );
  expect(content.location).toBe('Hull, MA');
  expect(content.experience.map(({ title, company, bullets }) => [title, company, bullets])).toEqual([
    ['Payroll Clerk', 'Aire Textiles', ['Paid 200 people']],
    ['Typist', 'Nidd Foods', ['Typed']],
  ]);
  expect(content.education).toMatchObject([
    { degree: 'Diploma in Typing', school: 'Hull College', graduationDate: '2010' },
  ]);
});

test.each([
  ['2015 - 2019: Fitter, Nidd Pumps, Cork, Ireland.', ['Fitter', 'Nidd Pumps', 'Cork, Ireland']],
  [
    'Sachbearbeiterin\nStadt Gera, Fachdienst Jugend, Gera\n2012 - 2019',
    ['Sachbearbeiterin', 'Stadt Gera, Fachdienst Jugend', 'Gera'],
  ],
  [
    'Professeur principal 3e, Collège Ampère, Lyon 3e, 2015 - 2019',
    ['Professeur principal 3e', 'Collège Ampère', 'Lyon 3e'],
  ],
])('R-7 the place of %j is whole, and nothing but a place', async (head, expected) => {
  const { experience } = await read('Skills\n\nExcel', undefined, `Experience\n\n${head}\n- Came on time`);
  expect(experience.map(({ title, company, location }) => [title, company, location])).toEqual([expected]);
});

test('R-7 a region that is shortened with a stop belongs to its town', async () => {
  const { experience } = await read(
    'Skills\n\nExcel',
    'Boston, Mass. | ilse.harrow@example.com',
    `Experience

The Aire Courier, Boston, Mass.
Investigative Reporter  (March 2012 - 2019)
- Wrote

The Nidd Evening Call, Boston, Mass.
Copy Editor  (2009 - 2012)
- Read`,
  );
  expect(experience.map(({ company, location }) => [company, location])).toEqual([
    ['The Aire Courier', 'Boston, Mass.'],
    ['The Nidd Evening Call', 'Boston, Mass.'],
  ]);
});

test('R-7 an employer with the dates of all its positions is no job of its own', async () => {
  const { experience } = await read(
    'Skills\n\nExcel',
    undefined,
    `Experience

Aire Textiles - Ripon (2012 to 2019)
Landscaper : 10/2016 to 2019
- Led four
Plasterer : 04/2012 - 09/2016
- Plastered

Clerk, Nidd Foods, Selby (2010 - 2012)
- Filed`,
  );
  expect(experience.map(({ title, company, location }) => [title, company, location])).toEqual([
    ['Landscaper', 'Aire Textiles', 'Ripon'],
    ['Plasterer', 'Aire Textiles', 'Ripon'],
    ['Clerk', 'Nidd Foods', 'Selby'],
  ]);
});

test('R-7 one-line jobs that name employers alone stay as many as they are', async () => {
  const { experience } = await read(
    'Skills\n\nExcel',
    undefined,
    'Experience\n\nPlastering, Ripon, 2015 - 2019\nHaymaking, Selby, 2012 - 2015\nThatching, Skipton, 2010 - 2012',
  );
  expect(experience).toHaveLength(3);
});

test('R-7 an employer with a gap above and below it is of the position below', () => {
  const gap = { hasGap: true };
  const { experience } = parsed([
    ['Ilse Harrow'],
    ['Gera, Tel. 0365 5550133'],
    ['Berufserfahrung', { look: 'heading 2', hasGap: true }],
    ['Ministerium für Forst und Jagd, Gera', { hasGap: true, bold: 'Ministerium für Forst und Jagd' }],
    ['Referatsleiterin (Januar 2021 bis heute)', gap],
    ['Leitung von elf Leuten', { isBullet: true }],
    ['Referentin (Juli 2016 bis Dezember 2020)', gap],
    ['Haushalt', { isBullet: true }],
    ['Landkreis Altenburg-Greiz, Weida', { hasGap: true, bold: 'Landkreis Altenburg-Greiz' }],
    ['Sachgebietsleiterin (Oktober 2013 bis Juni 2016)', gap],
    ['Bescheide', { isBullet: true }],
  ]);
  expect(experience.map(({ company, location }) => [company, location])).toEqual([
    ['Ministerium für Forst und Jagd', 'Gera'],
    ['Ministerium für Forst und Jagd', 'Gera'],
    ['Landkreis Altenburg-Greiz', 'Weida'],
  ]);
});

test('R-7 what a degree is called, short and in brackets, is one; an honour behind one is no place', async () => {
  const { education } = await read(`Education

2016 Data Bootcamp (12 weeks), Aire Makers
2014 BSc Economics, University of Hull, Dean's List
2010 CAP (certificat d'aptitude professionnelle), Lycée Ampère`);
  expect(education.map(({ degree, school, location }) => [degree, school, location])).toEqual([
    ['Data Bootcamp (12 weeks)', 'Aire Makers', ''],
    ['BSc Economics', 'University of Hull', ''],
    ["CAP (certificat d'aptitude professionnelle)", 'Lycée Ampère', ''],
  ]);
});

test('R-7 a degree in brackets behind its subject is one, and the subject no town', async () => {
  const { education } = await read('Education\n\n2009: Wirtschaftsrecht (LL. B.), Hochschule Schmalkalden');
  expect(education.map(({ degree, location }) => [degree, location])).toEqual([
    ['Wirtschaftsrecht (LL. B.)', ''],
  ]);
});

test('R-7 brackets that end a full line belong to it, and a degree that its column broke is whole', () => {
  const { education } = parsed([
    ['Education', { look: 'bold' }],
    ['2013 – 2014', { hasGap: true }],
    ['Geprüfter Fachwirt für Handel (IHK)', { look: 'bold', wraps: true }],
    ['IHK Kassel'],
    ['BA Textile Studies, First', { look: 'bold', wraps: true, hasGap: true }],
    ['Class Honours', { look: 'bold' }],
    ['Leeds School of Art'],
    ['2008 – 2011'],
  ]);
  expect(education.map(({ school }) => school)).toEqual(['IHK Kassel', 'Leeds School of Art']);
});

test('R-7 a section of jobs that names none loses none of its lines', async () => {
  const work = 'Various roles in kitchens and farms over the years.';
  const content = await read('Skills\n\nCooking', undefined, `Experience\n\n${work}`);
  expect(content.experience).toEqual([]);
  expect(content._source?.others.flatMap(({ lines }) => lines)).toEqual([work]);
});

test('R-7 bullets behind a gap go on with the job above them where the document has one heading alone', async () => {
  const job = 'Nurse, Hill Clinic\nMay 2014 – Feb 2019\nA clinic with 40 beds.\n\n• Did rounds\n• Gave care';
  const { content } = await readResume({
    bytes: Buffer.from(`Ana Silva\nana@example.com\n\nExperience\n${job}\n`),
    fileName: 'resume.txt',
  });
  expect([content?.experience[0]?.bullets, content?.skills]).toEqual([
    ['A clinic with 40 beds.', 'Did rounds', 'Gave care'],
    [],
  ]);
});
