import { expect, test } from 'vitest';

import { JOB, parsed, read } from '#support/resume-of.ts';

test.each([
  ['Work and Volunteer History', 'Usher (volunteer), Aire Playhouse, Leeds, 2015 - 2019'],
  ['Berufliche und ehrenamtliche Tätigkeiten', 'Sanitäter (ehrenamtlich), Rettungswache Gera, 2015 - 2019'],
  ['Expériences professionnelles et bénévoles', 'Animatrice (bénévole), Foyer des Lilas, Niort, 2015 - 2019'],
])('R-7 beneath %j stand jobs, paid and unpaid', async (heading, job) => {
  const { experience } = await read('Skills\n\nExcel', undefined, `${heading}\n\n${job}`);
  expect(experience.map(({ startDate }) => startDate)).toEqual(['2015']);
});

test('R-7 unpaid work beneath a heading of its own is no job', async () => {
  const { experience } = await read('Volunteer Experience\n\nUsher, Aire Playhouse, Leeds, 2015 - 2019');
  expect(experience.map(({ title }) => title)).toEqual(['Payroll Clerk']);
});

test.each([
  ['Plasterer @ Aire Homes, Leeds      ’15–’19', '2015', '2019'],
  ['Verkäuferin, Schuhhaus Elster, Gera      ’17 – heute', '2017', 'present'],
  ['Saisonnier, Camping du Lac, Annecy      Juillet et août 2019', '2019-07', '2019-08'],
  ['Usher, Aire Playhouse, Boise, ID Summer 2016', '2016', '2016'],
])('R-7 the dates of %j are dates', async (head, start, end) => {
  const { experience } = await read('Skills\n\nExcel', undefined, `Experience\n\n${head}\n- Came on time`);
  expect(experience.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([[start, end]]);
});

test('R-7 the next position of an employer is written as the first: what its title goes on with is no employer', () => {
  const { experience } = parsed([
    ['Ilse Harrow'],
    ['Experience', { look: 'bold', hasGap: true }],
    ['Aire Weaving Trust\tLeeds, UK'],
    ['Supervisor, Jacquard Floor\t2017 – 2019'],
    ['Ran nine looms', { isBullet: true }],
    ['Weaver, Jacquard Floor\t2015 – 2017'],
    ['Ran two looms', { isBullet: true }],
    ['Nidd Dye House\tRipon, UK'],
    ['Dyer\t2013 – 2015'],
    ['Mixed indigo', { isBullet: true }],
  ]);
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Supervisor, Jacquard Floor', 'Aire Weaving Trust'],
    ['Weaver, Jacquard Floor', 'Aire Weaving Trust'],
    ['Dyer', 'Nidd Dye House'],
  ]);
});

test('R-7 a label above the positions of an employer is no position', () => {
  const { experience } = parsed([
    ['Ilse Harrow'],
    ['Experience', { look: 'bold', hasGap: true }],
    ['2012 – 2019: Hotel Nidd, Ripon', { look: 'bold', hasGap: true }],
    ['Stationen dort:'],
    ['2015 – 2019\tEmpfangsleiterin'],
    ['Dienstpläne', { isBullet: true }],
    ['2012 – 2015\tRezeptionistin'],
  ]);
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Empfangsleiterin', 'Hotel Nidd'],
    ['Rezeptionistin', 'Hotel Nidd'],
  ]);
});

test('R-7 numbers that count jobs, and which contract it was, are part of no name', async () => {
  const { experience } = parsed([
    ['Ilse Harrow'],
    ['Experience', { look: 'bold', hasGap: true }],
    ['1. Nidd Pumps Ltd, Ripon', { look: 'bold' }],
    ['Designation: Fitter'],
    ['Period: 2015 - 2019'],
    ['Fitted pumps', { isBullet: true }],
    ['2. Aire Pumps Ltd, Leeds', { look: 'bold' }],
    ['Designation: Apprentice'],
    ['Period: 2012 - 2015'],
    ['Cleaned pumps', { isBullet: true }],
  ]);
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Fitter', 'Nidd Pumps Ltd'],
    ['Apprentice', 'Aire Pumps Ltd'],
  ]);
  const { experience: french } = await read(
    'Compétences\n\nExcel',
    undefined,
    'Expérience\n\nAssistante RH | Laiterie du Lac, Annecy | CDD de 8 mois | 2015 - 2019\n- Paie',
  );
  expect(french.map(({ company, location }) => [company, location])).toEqual([['Laiterie du Lac', 'Annecy']]);
});

test.each([
  ['Tischler, Möbelbau Elster, Löbau, 2015 - 2019', 'Möbelbau Elster', 'Löbau'],
  [
    'Soldat, Bundeswehr, Sanitätsregiment, Weißenfels, 2015 - 2019',
    'Bundeswehr, Sanitätsregiment',
    'Weißenfels',
  ],
])('R-7 employer and place of %j are told apart', async (job, company, location) => {
  const { experience } = await read(
    'Skills\n\nExcel',
    'ilse.harrow@example.com',
    `Experience\n\n${job}\n- Came`,
  );
  expect(experience.map((one) => [one.company, one.location])).toEqual([[company, location]]);
});

test('R-7 employers and places are told apart though brackets or two regions stand between them', async () => {
  const { experience } = await read(
    'Skills\n\nExcel',
    'ilse.harrow@example.com',
    `Experience

Independent Consultant, Newark, NJ      2021 - 2023
- Advised

Manager, Aire Advisory, New York, NY      2018 - 2021
- Led

Usher (seasonal), Nidd Staffing, Calgary, AB      2016 - 2018
- Came on time

Kraftfahrer, Prevoz Una d.o.o., Bihać, Bosnien und Herzegowina      2012 - 2016
- Drove`,
  );
  expect(experience.map(({ title, company, location }) => [title, company, location]).slice(1)).toEqual([
    ['Manager', 'Aire Advisory', 'New York, NY'],
    ['Usher (seasonal)', 'Nidd Staffing', 'Calgary, AB'],
    ['Kraftfahrer', 'Prevoz Una d.o.o.', 'Bihać, Bosnien und Herzegowina'],
  ]);
});

test.each([
  ['MA History (Distinction), University of Hull, 2014', 'MA History (Distinction)', ''],
  ['Baccalauréat, mention bien, Lycée Ampère, 2014', 'Baccalauréat, mention bien', ''],
  ['MA History, University of Hull (Distinction)', 'MA History', 'Distinction'],
  ['CAP Cuisine, Lycée Ampère, mention bien, 2014', 'CAP Cuisine', 'mention bien'],
  [
    '2014: Bachelor of Design from Hull Institute of Art, Hull; secured 7.4 CGPA',
    'Bachelor of Design',
    '7.4',
  ],
  ['BSc Economics, 2:1 – University of Hull, 2014', 'BSc Economics', '2:1'],
])('R-7 degree and grade of %j are told apart', async (line, degree, gpa) => {
  const { education } = await read(`Education\n\n${line}`);
  expect(education.map((one) => [one.degree, one.gpa])).toEqual([[degree, gpa]]);
});

test('R-7 what is said of a project belongs to it', async () => {
  const projects = async (text: string) => (await read(`Projects\n\n${text}`))._source?.projects;
  expect(
    await projects(
      'Rota planner\n- Plans shifts of a food bank\n- Used by nine\nSeed library\n- Lends seeds',
    ),
  ).toEqual(['Rota planner: Plans shifts of a food bank Used by nine', 'Seed library: Lends seeds']);
  expect(await projects('Saatgutbörse\nEine Tauschbörse für alte Sorten, 2019 gegründet.')).toEqual([
    'Saatgutbörse: Eine Tauschbörse für alte Sorten, 2019 gegründet.',
  ]);
  expect(await projects('Rota planner for a food bank\nSeed library')).toEqual([
    'Rota planner for a food bank',
    'Seed library',
  ]);
});

test('R-7 among skills neither themes nor levels nor a closing remark are skills', async () => {
  const skills = async (text: string) => (await read(`Skills\n\n${text}`)).skills;
  expect(await skills('Ledgers\n- Sage\n- Excel\nPeople\n- Coaching')).toEqual(['Sage', 'Excel', 'Coaching']);
  expect(
    await skills('Skill      Years      Level\nSage      6      expert\nExcel      12      good'),
  ).toEqual(['Sage', 'Excel']);
  expect(await skills('Sage, Excel, Power BI\n\nWill travel and own a van.')).toEqual([
    'Sage',
    'Excel',
    'Power BI',
  ]);
});

test('R-7 papers in one line are parted by strokes, and the parts of one are not', async () => {
  const papers = async (text: string) => (await read(`Certifications\n\n${text}`)).certifications;
  expect(await papers('Forklift licence, 2017 | First aid, 2018')).toEqual([
    'Forklift licence, 2017',
    'First aid, 2018',
  ]);
  expect(await papers('Forklift licence | Aire Training | 2017')).toEqual([
    'Forklift licence | Aire Training | 2017',
  ]);
});

test.each([
  ['Nebenprojekte', 'projects'],
  ['Selected work', 'projects'],
  ['Connaissances linguistiques', 'languages'],
] as const)('R-7 %j is a heading', async (heading, kind) => {
  const text = kind === 'languages' ? 'Anglais' : 'Seed library';
  const { _source } = await read(`${heading}\n\n${text}\n\nSkills\n\nExcel`);
  expect(_source?.[kind]).toEqual([text]);
});

test('R-7 a name at the edge of the page that the mail has is the name, whatever the first line looks like', () => {
  const lines: Parameters<typeof parsed>[0] = [
    ['Property Care Professional', { look: 'large 1.2', size: 1.2 }],
    ['Skills', { look: 'bold', hasGap: true }],
    ['Excel'],
  ];
  expect(parsed(lines, ['Ilse Harrow\t0113 496 0199', 'ilse.harrow@example.com\tLeeds, UK']).name).toBe(
    'Ilse Harrow',
  );
});

test('R-7 a name in the largest letters begins the head again, behind the sections of a narrow column', () => {
  const heading = { look: 'large 1.3', size: 1.3, hasGap: true };
  const { name, achievements } = parsed([
    ['Contact', heading],
    ['ilse.harrow@example.com'],
    ['Awards', heading],
    ['Tidy Ledger Prize 2014'],
    ['Ilse Harrow', { look: 'large 2.4', size: 2.4, hasGap: true }],
    ['Payroll clerk in Leeds'],
    ['Experience', { ...heading, look: 'large 1.6', size: 1.6 }],
    ['Payroll Clerk, Aire Textiles Ltd, Leeds, 2015 – 2019'],
  ]);
  expect(name).toBe('Ilse Harrow');
  expect(achievements).toEqual(['Tidy Ledger Prize 2014']);
});

test.each([
  ['ilse.harrow@example.com | 19 ans, Vannes', 'Vannes'],
  ['she/her · Tacoma WA · ilse.harrow@example.com', 'Tacoma WA'],
  ['✉ ilse.harrow@example.com ☎ 0113 496 0199 📍 Round Rock, TX', 'Round Rock, TX'],
  ['Gartenstr. 22, 45144 Essen, ilse.harrow@example.com', 'Gartenstr. 22, 45144 Essen'],
  ['Address\t: 14 Mill Road, Pune – 411038\nilse.harrow@example.com', '14 Mill Road, Pune – 411038'],
])('R-7 the place in %j is whole', async (head, location) => {
  expect((await read('Skills\n\nExcel', head)).location).toBe(location);
});

test('R-7 of two telephone numbers with a slash between them the first is taken whole', async () => {
  const { phone } = await read('Skills\n\nExcel', 'Telefon: 04921 5550202 / 0151 55502020', JOB);
  expect(phone).toBe('04921 5550202');
});

test('R-7 personal data beneath a profile are no summary, and hobbies among them are interests', async () => {
  const { _source, summary } = await read(
    'Personal Profile\n\nDate of Birth: 11.04.1995\nGender: Male\nLanguages known: Tamil, English\nHobbies: Carrom, Chess',
  );
  expect(summary).toBe('');
  expect(_source?.languages).toEqual(['Tamil', 'English']);
  expect(_source?.interests).toEqual(['Carrom', 'Chess']);
});
