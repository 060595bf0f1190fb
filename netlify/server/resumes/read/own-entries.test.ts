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

test.each([
  [
    'Intern | Nidd Foods Ltd | Ripon, UK | Summer 2014 (three months)',
    ['Intern', 'Nidd Foods Ltd', 'Ripon, UK', '2014'],
  ],
  [
    'Kitchen Porter, Nidd Hotel, Ripon, December 2015 (Christmas season)',
    ['Kitchen Porter', 'Nidd Hotel', 'Ripon', '2015-12'],
  ],
  [
    'Praktikant | Nidda Werke GmbH | Kassel | Sommer 2014 (8 Wochen)',
    ['Praktikant', 'Nidda Werke GmbH', 'Kassel', '2014'],
  ],
  [
    'Stagiaire | Cabinet Morel SARL | Grenoble | Été 2014 (stage de 2 mois)',
    ['Stagiaire', 'Cabinet Morel SARL', 'Grenoble', '2014'],
  ],
  ['Intern, Nidd Foods Ltd, 2014 (Ripon)', ['Intern', 'Nidd Foods Ltd', 'Ripon', '2014']],
])('R-7 a remark in brackets may follow one date of a job, and names nothing: %j', async (head, expected) => {
  const { experience } = await read(
    'Skills\n\nExcel',
    undefined,
    `Experience\n\nWeaver, Aire Textiles, Leeds, 2015 - 2019\n- Wove\n\n${head}\n- Came on time`,
  );
  expect(
    experience.slice(1).map(({ title, company, location, endDate }) => [title, company, location, endDate]),
  ).toEqual([expected]);
});

test.each([
  ['MSc Botany, University of Hull (part-time), 2018 - 2020', 'University of Hull'],
  ['2014 - 2018: Bachelor Botanik, Fernuniversität Hagen (Fernstudium)', 'Fernuniversität Hagen'],
  ['2018 - 2020 : Master Droit social, Université de Lyon (en alternance)', 'Université de Lyon'],
  [
    'BSc Physics, Massachusetts Institute of Technology (MIT), 2012',
    'Massachusetts Institute of Technology (MIT)',
  ],
])('R-7 how somebody studied is no part of the school’s name: %j', async (entry, school) => {
  const { education } = await read(`Education\n\n${entry}`);
  expect(education.map((one) => one.school)).toEqual([school]);
});

test.each([
  ['BSc, Chemistry with Law', 'University of Northern Hull'],
  ['Bachelor, Wirtschaftsinformatik', 'Hochschule für angewandte Wissenschaften Hof'],
  ['Master, Droit des affaires', 'Université Rhône-Isère de Lyon'],
])('R-7 what fills a bold line goes on with no line in other letters: %j', (degree, school) => {
  const { education } = parsed([
    ['Education', { look: 'bold 1.2', hasGap: true }],
    [degree, { look: 'bold', wraps: true }],
    [school],
    ['2013 – 2017'],
  ]);
  expect(education).toMatchObject([{ degree, school, graduationDate: '2017' }]);
});

test.each([
  ['Sekundarschule', 'Schulhaus Gsteighof', 'Berufslehre als Weberin EFZ'],
  ['Secondary school', 'Harlow Hill', 'Apprenticeship as a weaver'],
  ['Collège', 'Établissement Sainte-Anne', 'Bac pro Cuisine'],
])('R-7 %j is what was attended at %j, where other schools stand below degrees', (degree, school, other) => {
  const { education } = parsed([
    ['Education', { look: 'bold', hasGap: true }],
    [`2009 – 2013\t${other}`, { isLabelled: true }],
    ['Aire Mills, Leeds'],
    [`2004 – 2009\t${degree}`, { isLabelled: true }],
    [`${school}, Leeds`],
  ]);
  expect(education[1]).toMatchObject({ degree, school, location: 'Leeds' });
});

test('R-7 `Gymnasium` alone is a school', async () =>
  expect((await read('Education\n\n2004 - 2013: Abitur, Gymnasium, Gera')).education).toMatchObject([
    { degree: 'Abitur', school: 'Gymnasium', location: 'Gera' },
  ]));

test('R-7 what is said above the first entry of a section is kept', async () => {
  const { experience, education, _source } = await read(
    'Education\n\nI learned most of it by night.\n\n2011 - 2014 BSc Economics, University of Hull',
    undefined,
    'Experience\n\nTen years in payroll of small firms.\n\nPayroll Clerk, Aire Textiles Ltd, Leeds, 2015 - 2019\n- Paid 200 people',
  );
  expect([experience, education].map(({ length }) => length)).toEqual([1, 1]);
  expect(_source?.others).toEqual([
    { heading: 'Education', lines: ['I learned most of it by night.'] },
    { heading: '', lines: ['Ten years in payroll of small firms.'] },
  ]);
});

test.each([
  [
    "Été 2012 (2 mois) : Agent d'accueil, Mairie de Muret, Muret",
    ["Agent d'accueil", 'Mairie de Muret', '2012'],
  ],
  [
    'Summer 2013 (volunteer): Kennel Hand, Avon Dogs Home, Bristol',
    ['Kennel Hand', 'Avon Dogs Home', '2013'],
  ],
  ['07/2014 (Ferienjob): Helfer, Baustoffe Kern GmbH, Gera', ['Helfer', 'Baustoffe Kern GmbH', '2014-07']],
])('R-7 a remark may stand between one date and the job behind it: %j', async (head, expected) => {
  const { experience } = await read(
    'Skills\n\nExcel',
    undefined,
    `Experience\n\n2015 - 2019: Weaver, Aire Textiles, Leeds\n- Wove\n\n${head}`,
  );
  expect(experience.slice(1).map(({ title, company, endDate }) => [title, company, endDate])).toEqual([
    expected,
  ]);
});
