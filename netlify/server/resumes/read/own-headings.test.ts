import { expect, test } from 'vitest';

import { JOB, parsed, read } from '#support/resume-of.ts';

const HEADING = { look: 'bold', hasGap: true };

test.each([
  [
    'Zu meiner Person',
    'Polymechanikerin mit Erfahrung als Gruppenleiterin. Ich richte lieber',
    'einmal ein.',
  ],
  ['Hello', 'Certified nurse with an honours degree and ten years of nights. I write what', 'can be read.'],
  ['Bonjour', 'Titulaire d’un master en droit social et juriste de terrain. Je rédige', 'court.'],
  [
    'Hallo',
    'Kauffrau im Einzelhandel und seit vier Jahren Filialleiterin, gern mit Menschen und',
    'mit Zahlen.',
  ],
])('R-7 text beneath %j is the summary, though it begins with a degree', (heading, text, rest) => {
  const content = parsed([
    ['Ilse Harrow', { size: 2, look: '2' }],
    [heading, HEADING],
    [text, { wraps: true, hasGap: true }],
    [rest],
    ['Skills', HEADING],
    ['Excel, Sage, Power BI'],
    ['Languages', HEADING],
    ['English'],
  ]);
  expect([content.summary, content.education, content.certifications]).toEqual([`${text} ${rest}`, [], []]);
});

test.each([
  ['Et aussi', 'Course de fond, théâtre amateur'],
  ['Et à côté', 'Cours de danse, club de lecture'],
  ['And also', 'Amateur theatre, pub quiz'],
  ['After hours', 'Long distance running, community theatre'],
  ['Nach Feierabend', 'Theater, alte Radios'],
])('R-7 beneath %j a pair in small letters is of interests: %j', (heading, text) => {
  const { _source } = parsed([
    ['Skills', HEADING],
    ['Excel, Sage, Power BI'],
    ['Languages', HEADING],
    ['English'],
    ['Education', HEADING],
    ['2011 – 2014 BSc Economics, University of Hull'],
    [heading, HEADING],
    [text],
  ]);
  expect(_source?.interests).toEqual(text.split(', '));
});

test.each([
  [
    'Sprachen:      Deutsch, Italienisch\nInformatik:    Sage, Excel\nFreizeit:      Lesen, Backen',
    ['Deutsch', 'Italienisch'],
    ['Lesen', 'Backen'],
  ],
  [
    'IT: Sage, Excel\nLanguages: English, Dutch\nHobbies: Chess, rowing',
    ['English', 'Dutch'],
    ['Chess', 'rowing'],
  ],
  ['Langues : français, anglais\nInformatique : Sage, Excel', ['français', 'anglais'], []],
])(
  'R-7 labels behind the last degree or job open sections of their own: %j',
  async (labels, languages, interests) => {
    for (const content of [
      await read(`Education\n\n2011 - 2014 BSc Economics, University of Hull\n\n${labels}`),
      await read('', undefined, `${JOB}\n\n${labels}`),
    ])
      expect([content._source?.languages, content.skills, content._source?.interests]).toEqual([
        languages,
        ['Sage', 'Excel'],
        interests,
      ]);
  },
);

test.each([
  ['Kann ich gut', 'skills', 'Kalkulation / Allergene / Diätküche'],
  ['Good with', 'skills', 'anaesthesia, triage, dentals'],
  ['Sonst noch', 'interests', 'Angeln, Singen und mit den Kindern kochen.'],
  ['When I’m not working', 'interests', 'Wild swimming, crochet, a very old cat.'],
] as const)('R-7 %j is a heading in somebody’s own words, of %s', async (heading, kind, text) => {
  const content = await read(`Languages\n\nEnglish\n\n${heading}\n${text}`);
  expect({ ...content, ...content._source }[kind]).toHaveLength(3);
});

test('R-7 `CAS` is a degree, and neither the town of its school nor how somebody studied', async () =>
  expect(
    (
      await read(`Education

2021 - 2022:         CAS Palliative Care
                     Fachhochschule Ostschweiz, St. Gallen (berufsbegleitend)
2010 - 2013:         Fachfrau Gesundheit EFZ
                     Berufsfachschule Winterthur`)
    ).education.map(({ degree }) => degree),
  ).toEqual(['CAS Palliative Care', 'Fachfrau Gesundheit EFZ']));
