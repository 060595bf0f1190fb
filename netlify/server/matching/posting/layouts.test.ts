import { describe, expect, test } from 'vitest';

import { demandsOf } from './demands.ts';
import { readPosting } from './read-posting.ts';

const terms = (text: string) => readPosting(text).requirements.map(({ term }) => term);
const placeOf = (text: string) => {
  const place = readPosting(text).requirements.find(({ kind }) => kind === 'place');
  return [place?.term ?? '', place?.value ?? ''];
};

test.each([
  ['Applicants should have:\n\nKnowledge of Moodle. Basic HTML. Some Python.\n\nYou need not know Scala.'],
  ['CE QUE NOUS DEMANDONS\nMoodle.\nHTML.\nPython.\n\nCE QUI N’EST PAS REQUIS\nScala.'],
  ['Das bringst du mit\n- Moodle\n- HTML\n- Python\n\nDas musst du nicht mitbringen\n- Scala'],
  ['What we ask for\n- Moodle, HTML and Python\n\nWhat you can leave at home\n- Scala'],
])('R-8 headings of many wordings are told apart: %j', (text) => {
  expect(terms(text)).toEqual(['Moodle', 'HTML', 'Python']);
});

test.each([
  ['Was uns zusätzlich begeistert', ['nice']],
  ['Ce que l’on attend de vous', ['must']],
  ['It’s no problem if you haven’t', []],
  ['Was wir dir geben', []],
  ['Why Acme?', []],
  ['Perks to love', []],
  ['Essential paperwork', ['must']],
  ['Who we’re picturing', ['must']],
  ['You’re a good match if…', ['must']],
  ['Ohne das geht es nicht', ['must']],
  ['Would tip the balance', ['nice']],
  ['Das Sahnehäubchen', ['nice']],
  ['No drama without it, but lovely', ['nice']],
])('R-8 an unknown heading above a list is told by its words: %j', (heading, expected) => {
  const { requirements } = readPosting(`Acme\n\n${heading}\n- Python`);
  expect(requirements.map(({ necessity }) => necessity)).toEqual(expected);
});

test('R-8 empty lines between the items of a list end no list, a paragraph of sentences does', () => {
  const text = `Requirements

Python

Strong knowledge of Kafka and of the ways in which its streams are stored

SQL

We are a bakery. The Go board in our kitchen is for everybody who comes by.`;
  expect(terms(text)).toEqual(['Python', 'Kafka', 'SQL']);
});

describe('R-8 where the work is done', () => {
  test.each([
    ['Most of us are in the office three days a week and at home for two.', 'hybrid'],
    ['Zwei Tage pro Woche bist du im Büro, den Rest arbeitest du, wo du möchtest.', 'hybrid'],
    ['Un jour de télétravail par semaine.', 'hybrid'],
    ['The role can be done fully remotely. We meet twice a year for three days.', 'remote'],
    ['This obviously isn’t a remote job.', 'on-site'],
    ['Homeoffice ist leider nicht möglich.', 'on-site'],
    ['The role is fully on-site at first; one remote day per week may follow.', 'on-site'],
    ['Poste sur place.', 'on-site'],
    ['We pay a home office budget.', ''],
  ])('%j is %s', (text, value) => {
    expect(placeOf(text)[1]).toBe(value);
  });
  test.each([
    ['Harbor works\nGreenville, South Carolina\n\nRequirements\n- SQL', 'Greenville'],
    ['Pflegekraft\nStiftung Ost – Haus am See, Freiburg im Breisgau', 'Freiburg im Breisgau'],
    ['Location\nWe have an office in Tampere.', 'Tampere'],
  ])('%j names %s', (text, name) => {
    expect(placeOf(text)[0]).toBe(name);
  });
});

test.each([
  ['Good command of R (lme4, brms)', ['R', 'lme4', 'brms']],
  ['Experience with renewals and quarrel prevention', ['renewals', 'quarrel prevention']],
  ['Zorbex or a similar planning platform', ['Zorbex']],
  ['Parcel tagging with Zorbex', ['Parcel tagging', 'Zorbex']],
  ['Norme EN 9100', ['EN 9100']],
  ['Canvas', ['Canvas LMS']],
  ['Fahrzeuglackierte/r', ['Fahrzeuglackierte']],
])('R-8 %j names %j', (line, expected) => {
  expect(terms(`Requirements\n- ${line}`)).toEqual(expected);
});

test('R-8 what years are asked of is asked for too, and a part of them counts as years', () => {
  const text = 'Requirements\n- 4 years of parcel tagging, one of them as lead tagger';
  expect(readPosting(text).requirements).toMatchObject([
    { kind: 'years', term: 'parcel tagging', value: '4' },
    { kind: 'term', term: 'parcel tagging' },
    { kind: 'years', term: 'lead tagger', value: '1' },
    { kind: 'term', term: 'lead tagger' },
  ]);
});

test('R-8 codes before items and labels behind a long line belong to no demand, and what leads to the reader asks', () => {
  const asked = (text: string) => demandsOf(text).map(({ span }) => span.quote);
  expect(asked('Essential\nE1  Knots\nE2  Nets, e.g. with Python')).toEqual([
    'Knots',
    'Nets, e.g. with Python',
  ]);
  expect(asked('Nets\n\nYou will feel at home at our house if you:\n→ tie knots\n→ mend nets')).toEqual([
    'tie knots',
    'mend nets',
  ]);
  expect(asked('Requirements\n- Knots und gelegentliche Reisebereitschaft')).toHaveLength(2);
});

test.each([
  ['Nice, but we won’t sulk without it: knots; mending of nets; a third language.', 'nice'],
  [
    'Other things we hope to hear about in the interview: knots, mending of nets, and a third language.',
    'must',
  ],
  ['Was wir uns sonst noch von dir wünschen: knots, mending of nets, a third language.', 'must'],
  ['Three ways in which we differ from other yards: knots, mending of nets, a third language.', undefined],
])('D45 a long label asks for the list behind it, one by one: %j', (line, necessity) => {
  const asked = demandsOf(`Requirements\n- Ropes\n- Sails\n\nThe yard is old.\n\n${line}`).slice(2);
  const items = ['knots', 'mending of nets', 'a third language'];
  expect(asked.map(({ span }) => span.quote)).toEqual(necessity ? items : []);
  expect(asked.every((demand) => demand.necessity === necessity)).toBe(true);
});

test('D45 a list under a heading that says nothing is asked for where its items are languages, degrees or certificates', () => {
  const asked = (items: string) =>
    demandsOf(`The yard is old.\n\nOdds\n${items}`).map(({ span }) => span.quote);
  expect(asked('- Greek\n- ACLS\n- A hammock')).toEqual(['Greek', 'ACLS', 'A hammock']);
  expect(asked('- A stove\n- Tea at five\n- A hammock')).toEqual([]);
});

test.each([
  ['A seasoned tyer, ten years at sea or more, who will mend the nets.', true],
  ['Eine Seilerin, zehn Jahre zur See, die Netze flickt.', true],
  ['We are after colleagues with a feeling for hemp.', true],
  ['A yard was here once, and a man who sang.', false],
  ['$95,000–125,000 plus options', false],
  ['We are an equal opportunity employer.', false],
])(
  'D45 whom a posting describes is asked for, what it says of itself and pays is not: %j',
  (line, isAsked) => {
    const asked = demandsOf(`Requirements\n- Ropes\n- Sails\n\nThe yard is old.\n\n${line}`);
    expect(asked.length > 2).toBe(isAsked);
  },
);

test('D45 whoever wishes for something is not asked for', () => {
  const asked = demandsOf('Requirements\n- Ropes\n- Sails\n\nHR would like to see a degree, any subject.');
  expect(asked.map(({ span }) => span.quote)).toEqual(['Ropes', 'Sails', 'a degree, any subject']);
});

test('D45 a heading that stands apart from its paragraph is none of the demands, and its sentences ask by themselves', () => {
  const text = (heading: string) =>
    `Requirements\n- Ropes\n- Sails\n\n${heading}\n\nThe yard pays on Fridays. You must know nets.`;
  for (const heading of ['What we’re after', 'The practical side of hemp'])
    expect(demandsOf(text(heading)).map(({ span }) => span.quote)).not.toContain(heading);
  const near = text('The practical side').replace('side\n\n', 'side\n');
  expect(demandsOf(near).map(({ span }) => span.quote)).toEqual(['Ropes', 'Sails', 'You must know nets']);
});
