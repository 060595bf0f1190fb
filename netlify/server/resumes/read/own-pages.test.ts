import { expect, test } from 'vitest';

import { JOB, parsed, read } from '#support/resume-of.ts';

import { makeLine } from './lines.ts';
import { readDocument } from './read-document.ts';
import { linesOfTable } from './word/docx-tables.ts';

const whole = async (text: string) => {
  const { content } = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  if (!content) throw new Error('Not read.');
  return content;
};
const jobs = async (text: string) =>
  (await read('Skills\n\nExcel', undefined, `Experience\n\n${text}`)).experience.map(
    ({ title, company, startDate, endDate }) => [title, company, startDate, endDate],
  );

test('R-7 two columns of a page of text are read one after the other, the one with the name first', async () => {
  const { name, location, summary, experience, skills } = await whole(`CONTACT                  ILSE HARROW
Selby                    Weaver
01632 960155
ilse@example.com         PROFILE
                         Weaves what holds, and mends
SKILLS                   what does not.
Looms
Dyeing                   WORK
                         Weaver, Aire Textiles, Selby
                         2019 - 2021
                         - Wove linen`);
  expect([name, location, summary]).toEqual([
    'ILSE HARROW',
    'Selby',
    'Weaves what holds, and mends what does not.',
  ]);
  expect(experience.map(({ title, bullets }) => [title, bullets])).toEqual([['Weaver', ['Wove linen']]]);
  expect(skills).toEqual(['Looms', 'Dyeing']);
});

test('R-7 what is counted through a document is a heading, whatever it is called', async () => {
  const { experience, skills, certifications } = await whole(`Ilse Harrow
ilse@example.com

1  Summary

Weaver of linen.

2  At the loom

Weaver, Aire Textiles, Selby, 2019 - 2021
- Wove linen

3  Skills

Looms, Dyeing

4  Certificates

First aid, 2022`);
  expect(experience).toHaveLength(1);
  expect(skills).toEqual(['Looms', 'Dyeing']);
  expect(certifications).toEqual(['First aid, 2022']);
});

test.each([
  ['05/2019 -> 06/2021', '2019-05', '2021-06'],
  ['May 2019--June 2021', '2019-05', '2021-06'],
  ['05.19 – 06.21', '2019-05', '2021-06'],
  ['May-2019 to Jun-2021', '2019-05', '2021-06'],
  ['2019 - the present', '2019', 'present'],
  ['May 2019 →', '2019-05', 'present'],
])('R-7 dates of a job are %j', async (dates, start, end) => {
  expect(await jobs(`Weaver, Aire Textiles (${dates})\n- Wove linen`)).toEqual([
    ['Weaver', 'Aire Textiles', start, end],
  ]);
});

test('R-7 dates between marks, months beside years and stops behind dates are no names', async () => {
  expect(
    await jobs(`Selby, January 2019 – March 2021: Weaver of fine linen and damask, Aire Textiles Ltd
- Wove linen

2015 - 2018 (March to October): Cook, Nidd Foods
- Cooked

2012 to 2015. Clerk at Ouse Mills in York. Filed letters.`),
  ).toEqual([
    ['Weaver of fine linen and damask', 'Aire Textiles Ltd', '2019-01', '2021-03'],
    ['Cook', 'Nidd Foods', '2015', '2018'],
    ['Clerk', 'Ouse Mills', '2012', '2015'],
  ]);
});

test('R-7 headings stand in boxes, before rules and behind signs that bullets have further in', async () => {
  const boxed = `┌─ Skills ──────────\n\nLooms\n\n╔═══════════╗\n║ LANGUAGES ║\n╚═══════════╝\nWelsh`;
  const ruled = `SKILLS ________________\n\nLooms\n\nLANGUAGES _____________\n\nWelsh`;
  const signed = `* Skills\n  * Looms\n\n* Languages\n  * Welsh`;
  for (const text of [boxed, ruled, signed]) {
    const { skills, _source } = await whole(`Ilse Harrow\nilse@example.com\n\n${text}\n`);
    expect([skills, _source?.languages], text).toEqual([['Looms'], ['Welsh']]);
  }
});

test('R-7 a heading in words that no list has is told by the gaps around it', async () => {
  const { education, skills } = await whole(`Ilse Harrow
ilse@example.com

Berufliches

Weberin, Aire Textil GmbH, Gera (2019 - 2021)

Schule und Ausbildung

Ausbildung zur Weberin, Werra Tuch KG, Eschwege (2009 - 2012)
Abitur, Gymnasium Rutheneum, Gera (2009)

Das kann ich

Webstuhl (sehr gut), Färben (gut), Englisch (B2)

Fortbildung: Webmeisterin (HWK), 2016; Ausbildereignung, 2020`);
  expect(education).toHaveLength(2);
  expect(skills).toEqual(['Webstuhl', 'Färben', 'Englisch']);
});

test('R-7 a town stays with its region', async () => {
  const { education } = await read(
    'Education\n\nMaster of Arts, Carrow Hill University, St. Paul, MN, 2013\n\nBSc Botany\nHogeschool Leuvenaar, Leuven, Belgium\n2010',
  );
  expect(education.map(({ school, location }) => [school, location])).toEqual([
    ['Carrow Hill University', 'St. Paul, MN'],
    ['Hogeschool Leuvenaar', 'Leuven, Belgium'],
  ]);
});

test('R-7 papers among degrees and skills are certifications', async () => {
  const { education, skills, certifications } = await read(
    'Education\n\nBSc Botany, University of Hull, 2018\nServSafe Manager, 2021\n\nSkills\n\nLooms, Dyeing\nWilderness First Aid (2019)',
  );
  expect(education).toHaveLength(1);
  expect(skills).toEqual(['Looms', 'Dyeing']);
  expect(certifications).toEqual(['ServSafe Manager, 2021', 'Wilderness First Aid (2019)']);
});

test('R-7 a break has no employer', async () => {
  expect(
    await jobs(`Weaver, Aire Textiles, Selby, 2019 - 2021
- Wove linen

Family leave, 2017 - 2019
Looked after my children

Cook, Nidd Foods, Ripon, 2015 - 2017
- Cooked`),
  ).toEqual([
    ['Weaver', 'Aire Textiles', '2019', '2021'],
    ['Family leave', '', '2017', '2019'],
    ['Cook', 'Nidd Foods', '2015', '2017'],
  ]);
});

test('R-7 what an employer does may stand between its name and the positions there', () => {
  const { experience } = parsed([
    ['Ilse Harrow'],
    ['EXPERIENCE', { look: 'bold caps', hasGap: true }],
    ['AIRE TEXTILES LTD, Leeds, UK\t2012 – 2021', { bold: 'AIRE TEXTILES LTD' }],
    ['Weaver of linen for hotels, with 200 employees.'],
    ['Head Weaver (2018 – 2021)'],
    ['Led the mill', { isBullet: true }],
    ['Weaver (2012 – 2018)'],
    ['Wove linen', { isBullet: true }],
  ]);
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Head Weaver', 'AIRE TEXTILES LTD'],
    ['Weaver', 'AIRE TEXTILES LTD'],
  ]);
});

test('R-7 a name that its mail has stands below a column of lists too', async () => {
  const { name } = await whole(`Contact
ilse.harrow@example.com

Languages
Welsh

Ilse Harrow
Weaver at Aire Textiles

${JOB}`);
  expect(name).toBe('Ilse Harrow');
});

test('R-7 bullets beside each other are items of their own', async () => {
  const { skills } = await read('Skills\no\tLooms\to\tDyeing\no\tMending\to\tCarding');
  expect(skills).toEqual(['Looms', 'Dyeing', 'Mending', 'Carding']);
});

const cell = (...texts: string[]) =>
  texts.flatMap((text) => {
    const line = makeLine(text.replace('*', ''), { look: text.startsWith('*') ? 'bold' : '' });
    return line ? [{ ...line, halfPoints: 22 }] : [];
  });
const textsOf = (rows: string[][][]) =>
  linesOfTable(rows.map((row) => row.map((texts) => cell(...texts)))).map(({ cells }) => cells.join(': '));

test('R-7 a row below the cells of a job tells of it, and items stand below the names of their groups', () => {
  expect(textsOf([[['Employer'], ['Position']], [['Aire Textiles'], ['Weaver']], [['Wove linen']]])).toEqual([
    'Employer: Aire Textiles',
    'Position: Weaver',
    'Wove linen',
  ]);
  expect(
    textsOf([
      [['*Looms'], ['*Yarns']],
      [['Jacquard, Dobby'], ['Linen, Hemp']],
    ]),
  ).toEqual(['Looms: Jacquard, Dobby', 'Yarns: Linen, Hemp']);
});

test('R-7 of a profile page that says its lines twice and names its pictures each line is read once', async () => {
  const { experience, skills } = await whole(`Ilse Harrow
Ilse Harrow
Weaver at Aire Textiles
500+ connections

Experience
Experience
Aire Textiles logo
Weaver
Weaver
Aire Textiles · Full-time
Feb 2019 - Mar 2021 · 2 yrs 2 mos
Wove linen

Skills
Skills
Looms
Looms
12 endorsements
Dyeing
Dyeing
Show all 9 skills`);
  expect(experience).toMatchObject([
    { title: 'Weaver', company: 'Aire Textiles', startDate: '2019-02', endDate: '2021-03' },
  ]);
  expect(skills).toEqual(['Looms', 'Dyeing']);
});

test('R-7 numbers in brackets count what was done, and of a quarter the year is kept', async () => {
  const { experience } = await whole(`Ilse Harrow
ilse@example.com

Experience

Weaver, Aire Textiles, Selby, Q1 2020 - Q4 2022
(1) Wove linen on forty looms, and mended what the looms
had torn.
(2) Dyed wool.

Dyer, Ouse Dyers, Selby, Q3/2017 - Q4/2019`);
  expect(experience.map(({ startDate, endDate, bullets }) => [startDate, endDate, bullets])).toEqual([
    ['2020', '2022', ['Wove linen on forty looms, and mended what the looms had torn.', 'Dyed wool.']],
    ['2017', '2019', []],
  ]);
});
