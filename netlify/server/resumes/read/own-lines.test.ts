import { expect, test } from 'vitest';

import { parsed, read } from '#support/resume-of.ts';

const SKILLS = 'Skills\n\nExcel';
const jobs = async (text: string) =>
  (await read(SKILLS, undefined, `Experience\n\n${text}`)).experience.map(
    ({ title, company, location, startDate, endDate }) => [title, company, location, startDate, endDate],
  );

test('R-7 years without their century are dates of a job', async () => {
  expect(
    await jobs(`'19 - now
Thatcher - Aire Roofs, Selby
- Thatched

'09 – '19
Slater - Nidd Roofs, Ripon
- Slated`),
  ).toEqual([
    ['Thatcher', 'Aire Roofs', 'Selby', '2019', 'present'],
    ['Slater', 'Nidd Roofs', 'Ripon', '2009', '2019'],
  ]);
});

test('R-7 entries of a form that are counted are entries, and none of their lines goes on with the one before', async () => {
  expect(
    await jobs(`1. Employer: Aire Textiles, Selby
   Position: Weaver
   Period: May 2019 to Till date
   Duties:
   - Wove

2. Employer: Nidd Foods, Ripon
   Position: Cook
   Period: 2015 to 2019`),
  ).toEqual([
    ['Weaver', 'Aire Textiles', 'Selby', '2019-05', 'present'],
    ['Cook', 'Nidd Foods', 'Ripon', '2015', '2019'],
  ]);
});

test.each([
  ['2015 - 2019: Köchin im Hotel Goldene Krone, Gera', ['Köchin', 'Hotel Goldene Krone', 'Gera']],
  ['2015 - 2019: Erzieherin bei der Stadt Gera, Gera', ['Erzieherin', 'Stadt Gera', 'Gera']],
  ['2015 - 2019: Lehrer am Gymnasium Rutheneum, Gera', ['Lehrer', 'Gymnasium Rutheneum', 'Gera']],
  ['2015 - 2019 : comptable au Musée des Forges, Roanne', ['comptable', 'Musée des Forges', 'Roanne']],
  ["2015 - 2019 : cuisinier à l'Hôpital Bellevue, Roanne", ['cuisinier', 'Hôpital Bellevue', 'Roanne']],
  ['2015 - 2019: Clerk at the Museum of Coal, Selby', ['Clerk', 'Museum of Coal', 'Selby']],
])('R-7 a small word leads from the title to the employer: %j', async (head, expected) => {
  expect((await jobs(`${head}\n- Came on time`)).map((one) => one.slice(0, 3))).toEqual([expected]);
});

test('R-7 what somebody did between two jobs is none, though it has dates', async () => {
  expect(
    await jobs(`Aire Textiles                Selby
Weaver
2019 - present
- Wove

Travelled around the world with friends
2018 - 2019

Nidd Foods                   Ripon
Cook
2015 - 2018
- Cooked`),
  ).toHaveLength(2);
});

test('R-7 a degree that is still to come ends when it is expected', async () => {
  const { education } = await read(`Education

2019 - 2023: Abitur, Gymnasium Rutheneum, Gera
Since 2023: BSc Botany, University of Hull, Hull (expected June 2027)`);
  expect(education.map(({ school, location, graduationDate }) => [school, location, graduationDate])).toEqual(
    [
      ['Gymnasium Rutheneum', 'Gera', '2023'],
      ['University of Hull', 'Hull', '2027-06'],
    ],
  );
});

test('R-7 dates above a degree that names other dates lose none of the section', async () => {
  const { education } = await read(`Education

since October 2023
BSc Botany (expected June 2027)
University of Hull, Hull

2015 - 2023
A levels
Selby Sixth Form College`);
  expect(education.map(({ school, graduationDate }) => [school, graduationDate])).toEqual([
    ['University of Hull', '2027-06'],
    ['Selby Sixth Form College', '2023'],
  ]);
});

test('R-7 a share of all marks behind a school is its grade, and a list of degrees none of papers', async () => {
  const { education, certifications } = await read(`Academic qualification:
- B.Com. (Accounts), Aire College of Commerce, Selby, 2019, CGPA: 7.9/10
- HSC, Nidd Junior College, Ripon, 2016, 71.5%`);
  expect(education.map(({ school, gpa }) => [school, gpa])).toEqual([
    ['Aire College of Commerce', '7.9/10'],
    ['Nidd Junior College', '71.5%'],
  ]);
  expect(certifications).toEqual([]);
});

test('R-7 how well something is known is no part of a skill, behind a dash or a colon either', async () => {
  const { skills } = await read(
    'Skills\n\nRevit - expert\nRhino – basic\nPython: advanced\nGD&T - intermediate',
  );
  expect(skills).toEqual(['Revit', 'Rhino', 'Python', 'GD&T']);
});

test('R-7 an objective on the line of its label is the summary', async () => {
  const { summary } = await read(
    SKILLS,
    'ilse.harrow@example.com | Leeds, UK\n\nObjective: a placement in a dye works from May 2026',
  );
  expect(summary).toBe('a placement in a dye works from May 2026');
});

test('R-7 a town above its postal code is where somebody is, and so is the one of a university', async () => {
  expect((await read(SKILLS, '4 Mill Lane\nSelby\nYO8 3XX\nilse.harrow@example.com')).location).toBe('Selby');
  expect((await read(SKILLS, 'Universität Obermosel, Trier\nilse.harrow@example.com')).location).toBe(
    'Trier',
  );
});

test('R-7 interests in cells of a line are apart, and stand among personal details too', async () => {
  expect((await read('Interests\n\nRowing      Lace making'))._source?.interests).toEqual([
    'Rowing',
    'Lace making',
  ]);
  const { _source } = await read(
    'Personal details:\nMarital status : single\nHobbies        : Rowing, Lace making',
  );
  expect(_source?.interests).toEqual(['Rowing', 'Lace making']);
});

test.each([
  ['Sea swimming, crochet and repairing old radios.', ['Sea swimming', 'crochet', 'repairing old radios']],
  [
    'Wandern, Brettspiele und alte Motorräder restaurieren',
    ['Wandern', 'Brettspiele', 'alte Motorräder restaurieren'],
  ],
  [
    'Randonnée, lecture et restauration de meubles anciens.',
    ['Randonnée', 'lecture', 'restauration de meubles anciens'],
  ],
  ['Chess, rock and roll, and singing and dancing', ['Chess', 'rock and roll', 'singing and dancing']],
  ['Hiking, reading (history and politics)', ['Hiking', 'reading (history and politics)']],
  ['five-a-side football and vinyl records', ['five-a-side football', 'vinyl records']],
  ['Reading about the towns and the people of Wales', ['Reading about the towns and the people of Wales']],
])(
  'R-7 the last of a list of interests stands behind a small word, and no other: %j',
  async (text, interests) =>
    expect((await read(`Interests\n\n${text}`))._source?.interests).toEqual(interests),
);

test.each(['--\nIlse Harrow\nSent from my phone', '--\nilse', '--\nILSE HARROW\n+44 20 7946 0123', '--'])(
  'R-7 what stands below the dashes of a message is its sender’s: %j',
  async (tail) =>
    expect((await read(`Interests\n\nChess\nRowing\n\n${tail}`))._source?.interests).toEqual([
      'Chess',
      'Rowing',
    ]),
);

test('R-7 dashes above anything else end no document', async () =>
  expect((await read('Interests\n\nChess\n--\nRowing'))._source?.interests).toContain('Rowing'));

test.each(['linkedin.com/in/ilse-harrow', 'www.ilse-harrow.example', 'https://ilse-harrow.example.com'])(
  'R-7 the small letter of %s says nothing of how wide a text is',
  async (address) => {
    const { _source } = await read(
      `Projects

Tide Table - a harbour clock that reads the public gauges, built of scrap
Spare Key - an app in which flat mates keep track of who has which key`,
      `Leeds, UK | +44 20 7946 0123 | ilse.harrow.weaver@example.com\n${address}`,
    );
    expect(_source?.projects).toHaveLength(2);
  },
);

test('R-7 a first name and a surname beside labels of their own are the name that the document says elsewhere', async () => {
  const { name } = await read(
    'Languages\n\nGerman\n\nSelby, 4 January 2026\n\nIlse Maria Harrow-Blum',
    'Surname: Harrow-Blum\nFirst name: Ilse Maria\nEmail: ilse.harrow@example.com',
  );
  expect(name).toBe('Ilse Maria Harrow-Blum');
});

test('R-7 a title in the header of the pages, beside the name, is the line beneath the name', () => {
  const { name, _source } = parsed(
    [
      ['Experience', { look: 'bold', hasGap: true }],
      ['Weaver, Aire Textiles\t2015 – 2019'],
      ['Wove linen', { isBullet: true }],
    ],
    ['Ilse Harrow', 'Master Weaver', 'Leeds • +44 20 7946 0123 • ilse.harrow@example.com'],
  );
  expect([name, _source?.headline]).toEqual(['Ilse Harrow', 'Master Weaver']);
});

test('R-7 a title with gaps around it, below the address, is no heading', () => {
  const { _source } = parsed([
    ['Persönliche Daten', { hasGap: true }],
    ['Name:\tIlse Harrow'],
    ['E-Mail:\tilse.harrow@example.com'],
    ['Webmeisterin', { hasGap: true }],
    ['Berufserfahrung', { hasGap: true }],
    ['02/2019 – heute\tWeberin', { hasGap: true }],
    ['Aire Textil GmbH, Gera'],
    ['Kenntnisse', { hasGap: true }],
    ['Weben, Färben, Spinnen', { hasGap: true }],
  ]);
  expect(_source?.headline).toBe('Webmeisterin');
});
