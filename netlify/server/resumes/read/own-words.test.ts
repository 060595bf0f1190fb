import { expect, test } from 'vitest';

import { makeLine, type Line } from './lines.ts';
import { parseResume } from './parse/parse.ts';
import { readDocument } from './read-document.ts';

const JOB = `Experience

Payroll Clerk, Aire Textiles Ltd, Leeds, 2015 - 2019
- Paid 200 people each month`;

const read = async (rest: string, head = 'ilse.harrow@example.com | Leeds, UK', job = JOB) => {
  const text = `Ilse Harrow\n${head}\n\n${job}\n\n${rest}\n`;
  const { content } = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  if (!content) throw new Error('Not read.');
  return content;
};

const parsed = (lines: [text: string, looks?: Partial<Line>][], margins: string[] = []) =>
  parseResume({
    lines: lines.flatMap(([text, looks]) => makeLine(text, looks) ?? []),
    margins,
    links: [],
  }).content;

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
  ['Metz (57) Tél. : +33 6 39 98 70 15 Courriel : ilse.harrow@example.com', 'Metz (57)'],
])('R-7 the place of %j is read', async (head, location) =>
  expect((await read('Skills\n\nExcel', head)).location).toBe(location),
);

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
