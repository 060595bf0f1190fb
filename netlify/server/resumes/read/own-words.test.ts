import { expect, test } from 'vitest';

import { JOB, parsed, read } from '#support/resume-of.ts';

test('R-7 headings in somebody’s own words open the sections that they name', async () => {
  const content = await read(
    `What I've built

Rota planner for a food bank

Where I studied

2011 - 2014 BSc Economics, University of Hull

What I know

Excel; Sage; Power BI`,
    undefined,
    JOB.replace('Experience', "What I've done"),
  );
  expect(content.experience.map(({ title, bullets }) => [title, bullets])).toEqual([
    ['Payroll Clerk', ['Paid 200 people each month']],
  ]);
  expect(content._source?.projects).toEqual(['Rota planner for a food bank']);
  expect(content.education.map(({ school }) => school)).toEqual(['University of Hull']);
  expect(content.skills).toEqual(['Excel', 'Sage', 'Power BI']);
});

test('R-7 each column has a look of its own for its headings, and the words of one say nothing of the other', () => {
  const beside = { look: 'bold 1.1', hasGap: true };
  const main = { look: 'bold border', hasGap: true };
  const { experience, education } = parsed([
    ['ilse.harrow@example.com', { startsBlock: true }],
    ["What I'm good at", beside],
    ['Excel'],
    ['Languages', beside],
    ['English (native)'],
    ['Courses', beside],
    ['Tidy ledgers, 2014'],
    ['Ilse Harrow', { look: 'bold 2', size: 2, startsBlock: true }],
    ['My years as a clerk', main],
    ['Payroll Clerk', { look: 'bold', hasGap: true }],
    ['Aire Textiles Ltd, Leeds'],
    ['2015 – 2019'],
    ['Paid 200 people each month', { isBullet: true }],
    ['How I got here', main],
    ['BSc Economics', { look: 'bold' }],
    ['University of Hull, 2011 – 2014'],
    ['Referees', main],
    ['On request'],
  ]);
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Payroll Clerk', 'Aire Textiles Ltd'],
  ]);
  expect(education.map(({ school }) => school)).toEqual(['University of Hull']);
});

test('R-7 three headings in one are a heading, though commas part them', () => {
  const { achievements, skills } = parsed([
    ['Ilse Harrow'],
    ['Skills', { look: 'bold', hasGap: true }],
    ['Excel'],
    ['Grants, Prizes, and Patents', { look: 'bold', hasGap: true }],
    ['River prize 2012'],
  ]);
  expect([skills, achievements]).toEqual([['Excel'], ['River prize 2012']]);
});

test('R-7 skills and papers beneath one heading are told apart', async () => {
  const content = await read(`Skills & Certificates

Excel, Sage, Power BI
Technical: SQL, Python, Bash
First Aid at Work certificate (2017), Forklift licence (2018)`);
  expect(content.skills).toEqual(['Excel', 'Sage', 'Power BI', 'SQL', 'Python', 'Bash']);
  expect(content.certifications).toEqual(['First Aid at Work certificate (2017)', 'Forklift licence (2018)']);
});

test('R-7 a paper beneath a heading of degrees and designations is no school', async () => {
  const content = await read(`Education and Designations

BSc Economics, University of Hull, 2014
Certified Payroll Professional (CPP), 2016`);
  expect(content.education.map(({ degree }) => degree)).toEqual(['BSc Economics']);
  expect(content.certifications).toEqual(['Certified Payroll Professional (CPP), 2016']);
});

test('R-7 what was learned for years, and an entry of several lines, are no papers', async () => {
  const { education, certifications } = await read(`Education and Training

Training as a chef, Aire Hotel School, 2010 - 2012
Payroll training course, 2012
Hull College of Trade
BSc Economics, University of Hull, 2009`);
  expect(education.map(({ school }) => school)).toEqual([
    'Aire Hotel School',
    'Hull College of Trade',
    'University of Hull',
  ]);
  expect(certifications).toEqual([]);
});

test('R-7 lists beneath a heading of papers first are no skills', async () => {
  const { skills, certifications } = await read('Training and Skills\n\nFirst Aid, Manual Handling, Hygiene');
  expect([skills, certifications]).toEqual([[], ['First Aid, Manual Handling, Hygiene']]);
});

test('R-7 a second section of degrees that names papers too has them', async () => {
  const { education, certifications } = await read(`Formation

2014 BTS Comptabilité, Lycée Ampère

Diplômes et attestations complémentaires

DU Paie et droit – Université de Lille – 2016`);
  expect(education.map(({ school }) => school)).toEqual(['Lycée Ampère']);
  expect(certifications).toEqual(['DU Paie et droit – Université de Lille – 2016']);
});

test('R-7 a group of skills keeps its items, whatever sections its label could name', async () => {
  const content = await read('Skills\n\nCommunity: forums, meetups\nExcel\nEhrenamt: Chorleitung, seit 2014');
  expect(content.skills).toEqual(['forums', 'meetups', 'Excel']);
  expect(content._source?.volunteering).toEqual(['Chorleitung, seit 2014']);
});

test('R-7 a sign before each item of a line parts them, and so does one between blanks', async () => {
  for (const list of [
    '* Welding          * Turning\n* Milling          * Filing',
    '- Welding       - Turning\n- Milling       - Filing',
    'Welding * Turning * Milling * Filing',
    'Welding ~ Turning ~ Milling ~ Filing',
    'Welding :: Turning :: Milling :: Filing',
  ])
    expect((await read(`Skills\n${list}`)).skills).toEqual(['Welding', 'Turning', 'Milling', 'Filing']);
});

test('R-7 a number of pages with a name beside it is no interest', async () => {
  for (const edge of ['Page 1 of 1              R. Lee', 'Seite 1 von 2     Ann Lee'])
    expect((await read(`Interests\nChess, Go\n\n${edge}`))._source?.interests).toEqual(['Chess', 'Go']);
});

test('R-7 what a heading says of its kind does not hide it', async () => {
  for (const heading of ['Projects worth mentioning', 'Projects I am proud of'])
    expect((await read(`${heading}\nA bridge in Cork.\nA weir in Cobh.`))._source?.projects).toHaveLength(2);
});

test('R-7 slashes part items though brackets of one hold commas, and lines that marks fill are whole', async () => {
  const { skills } = await read('Skills\n\nExcel (pivots, charts) / Sage / Power BI');
  expect(skills).toEqual(['Excel (pivots, charts)', 'Sage', 'Power BI']);
  const ofRows = parsed([
    ['Skills', { look: 'bold' }],
    ['Payroll of several countries • Ledgers • Sage Fifty Cloud'],
    ['Customer calls • Excel'],
    ['Rota planning • Audits of the third kind under § 8', { wraps: true }],
    ['Filing in long rows • Change and', { wraps: true }],
    ['risk'],
  ]);
  expect(ofRows.skills).toEqual([
    'Payroll of several countries',
    'Ledgers',
    'Sage Fifty Cloud',
    'Customer calls',
    'Excel',
    'Rota planning',
    'Audits of the third kind under § 8',
    'Filing in long rows',
    'Change and risk',
  ]);
});

test('R-7 `Qualifications: …` that are papers, and labels of further information, go where they belong', async () => {
  const content = await read(`Additional information

Technical skills: Excel, Sage, Power BI
Volunteering: Treasurer of a choir
Qualifications: Certified Payroll Professional (2016), Licensed Forklift Driver (2018)`);
  expect(content.skills).toEqual(['Excel', 'Sage', 'Power BI']);
  expect(content._source?.volunteering).toEqual(['Treasurer of a choir']);
  expect(content.certifications).toEqual([
    'Certified Payroll Professional (2016)',
    'Licensed Forklift Driver (2018)',
  ]);
  expect(content.education).toEqual([]);
});

test.each(['English: native, German: fluent', 'English: native; German: fluent'])(
  'R-7 each language of a line has its level: %s',
  async (text) =>
    expect((await read(`Languages\n\n${text}`))._source?.languages).toEqual([
      'English: native',
      'German: fluent',
    ]),
);

test('R-7 languages of a line that only their levels part are several', async () =>
  expect((await read('Languages\n\nEnglish (native) German (fluent)'))._source?.languages).toEqual([
    'English (native)',
    'German (fluent)',
  ]));

test.each(['◆', '✦', '◇'])('R-7 %s parts items and addresses', async (mark) => {
  const content = await read(
    `Skills\n\nExcel ${mark} Sage ${mark} Power BI`,
    `Payroll Clerk ${mark} Leeds, UK\nilse.harrow@example.com`,
  );
  expect(content.skills).toEqual(['Excel', 'Sage', 'Power BI']);
  expect(content.location).toBe('Leeds, UK');
});

test.each([
  ['Paris 15e | ilse.harrow@example.com', 'Paris 15e'],
  ['Gera, Tel. 0365 5550133, ilse.harrow@example.com', 'Gera'],
  ['Metz (57) Tél. : +33 6 39 98 70 15 Courriel : ilse.harrow@example.com', 'Metz (57)'],
])('R-7 the place of %j is read', async (head, location) =>
  expect((await read('Skills\n\nExcel', head)).location).toBe(location),
);

test('R-6 a name in the header of a page, or parted in a light and a bold line, comes before a title', () => {
  const atEdge = parsed(
    [
      ['PAYROLL CLERK', { look: 'caps', size: 1.3 }],
      ['Profile', { look: 'bold' }],
      ['I pay people on time.'],
    ],
    ['Ilse Harrow', 'Leeds – ilse.harrow@example.com'],
  );
  expect(atEdge.name).toBe('Ilse Harrow');
  const ofTwo = parsed([
    ['Ilse', { look: '3', size: 3 }],
    ['Harrow', { look: 'bold 3', size: 3 }],
    ['Payroll Clerk', { look: '1.4', size: 1.4 }],
    ['hello@example.com'],
  ]);
  expect(ofTwo.name).toBe('Ilse Harrow');
  const ofOne = parsed([
    ['Ilse', { look: 'bold 2', size: 2 }],
    ['Visual Storyteller', { look: '2', size: 2 }],
    ['hello@example.com'],
  ]);
  expect(ofOne.name).not.toBe('Ilse Visual Storyteller');
});

test('R-6 `Skills: …` beneath a position of a copied profile is left out where the skills say it again', async () => {
  const { experience, skills } = await read(
    `Skills\n\nSage\nPower BI\n12 endorsements\n\nShow all 9 skills`,
    'ilse.harrow@example.com · Contact info\n500+ connections',
    `${JOB}\nSkills: Sage · Power BI`,
  );
  expect(experience.map(({ bullets }) => bullets)).toEqual([['Paid 200 people each month']]);
  expect(skills).toEqual(['Sage', 'Power BI']);
});

test('R-7 a last word of a full line of skills that tables of languages have too is none of theirs', () => {
  const { skills } = parsed([
    ['Skills', { look: 'bold' }],
    ['Excel, Sage, Power BI, Payroll, Teaching, Public', { wraps: true }],
    ['speaking'],
  ]);
  expect(skills).toContain('Public speaking');
});

test.each([
  ['Giving back', 'Surf coach for under-12s, Ripon (2015 - present)', 'volunteering'],
  ['Qui je suis', 'Une comptable qui paie à l’heure.', 'summary'],
  ['Things I do well', 'Excel', 'skills'],
])('R-7 %j is a heading in somebody’s own words', async (heading, line, kind) => {
  const content = await read(`${heading}\n\n${line}`);
  const found = {
    volunteering: content._source?.volunteering,
    summary: [content.summary],
    skills: content.skills,
  };
  expect(found).toMatchObject({ [kind]: [line] });
  expect(content.experience).toHaveLength(1);
});
