import { expect, test } from 'vitest';

import { demandsOf } from './demands.ts';

const demanded = (text: string) =>
  demandsOf(text)
    .filter(({ isPlace }) => !isPlace)
    .map(({ necessity, span }) => `${necessity} ${span.quote}`);

test('D45 of a table the column that asks is read, with the one that says how strongly', () => {
  const text = 'No.\tCriterion\tMust/Can\n1\tKnot tying\tMust\n2\tNet mending by hand\tCan\n\nSeats\tfive';
  expect(demanded(text)).toEqual(['must Knot tying', 'nice Net mending by hand']);
  const headless = 'Trade | Tying knots of all kinds | required\nTrade | Mending of torn nets | preferred';
  expect(demanded(headless)).toEqual(['must Tying knots of all kinds', 'nice Mending of torn nets']);
});

test('D45 lines of labels and values are read by their labels', () => {
  const text =
    'Knots Ltd.\nExperience (required): ropes\nSkills: Net mending\nCertification (required): none\nDeposit: half';
  expect(demanded(text)).toEqual(['must ropes', 'must Net mending']);
});

test('D45 a letter asks sentence by sentence, and what it tells of others is not asked', () => {
  const text = `Dear all, we have 30 years of experience in ropes. Our last tyer held a knot certificate.

I need someone who has run a rope yard. Ropes are a must, nets would be a bonus. We are on the coast, and nobody minds.`;
  expect(demanded(text)).toEqual([
    'must I need someone who has run a rope yard',
    'must Ropes are a must',
    'nice nets would be a bonus',
  ]);
});

test('D45 a letter asks by what the work is too, clause by clause, and not by what it gives', () => {
  const text = `Dear all, we are looking for a tyer of knots.

You will have tied knots for ten years, and nets of hemp should be known to you. You would sew the sails of the yard. You will get a hammock. You have to know ropes, because our clients know none. Our clients are Danes, so Danish would be wonderful. Whoever comes has run a yard and has to have sailed and have mended nets.`;
  expect(demanded(text)).toEqual([
    'must You will have tied knots for ten years',
    'must nets of hemp should be known to you',
    'must You would sew the sails of the yard',
    'must You have to know ropes, because our clients know none',
    'nice so Danish would be wonderful',
    'must Whoever comes has run a yard and has to have sailed',
    'must have mended nets',
  ]);
});

test('D45 the place of the work is taken with its own part of a long sentence', () => {
  const text =
    'Requirements\n- Knots\n\nThe place of work is Lisbon, close to the harbor and to the old yard, with one day a week on the ships';
  expect(demandsOf(text).find(({ isPlace }) => isPlace)?.span.quote).toBe('The place of work is Lisbon');
});

test('D45 lines of a quoted mail that go on are one sentence', () => {
  const text =
    '> We need somebody who has tied the knots of a large\n> sailing ship in the north.\n> Nets would be a bonus.';
  expect(demanded(text)).toEqual([
    'must We need somebody who has tied the knots of a large\n> sailing ship in the north',
    'nice Nets would be a bonus',
  ]);
});

test('D45 languages and years of several things are asked one by one, alternatives together', () => {
  const text = `Requirements
- Excellent German and some English
- 8 years at sea, of which three as a mate
- Polish, Czech or Greek`;
  expect(demanded(text)).toEqual([
    'must Excellent German',
    'must some English',
    'must 8 years at sea',
    'must of which three as a mate',
    'must Polish, Czech or Greek',
  ]);
});

test('D45 an unknown heading goes on with what is asked where its lines do, and else ends it', () => {
  const text = `Requirements
- Knots

Odds
- Knowledge of ropes

Ends
- A hammock
- Tea at five`;
  expect(demanded(text)).toEqual(['must Knots', 'must Knowledge of ropes']);
});

test('D45 a text that is no posting asks a candidate for nothing', () => {
  const flat = 'A bright flat above the harbor with a view of the sea and of the ropes on the quay. '.repeat(
    6,
  );
  expect(demanded(`${flat}\n\nWhat we need from tenants\n- Proof of income\n- No smoking`)).toEqual([]);
  expect(demanded(`${flat}\n\nFull-time role with a salary\n\nRequirements\n- Knots`)).toEqual([
    'must Knots',
  ]);
});

test('D45 pairs of a table are read by their labels, whatever number these have', () => {
  const text = 'Firm\tKnots Ltd.\nSkill 1\tNet mending\nSkill 2\tRopes\nLanguage\tGreek\nStart\tMay\n';
  expect(demanded(text)).toEqual(['must Net mending', 'must Ropes', 'must Greek', 'must Start\tMay']);
});

test('D45 a cell of one word is what is asked where that says not how strongly', () => {
  const demands = demandsOf('Criteria\n\nKnowledge of Java\tconstructor\nKnowledge of nets\tE\n');
  expect(demands.map(({ span }) => span.quote)).toEqual([
    'Knowledge of Java\tconstructor',
    'Knowledge of nets',
  ]);
});

test('D45 a row asks with the cell before the one that says how strongly; what is not needed is not asked', () => {
  const text = 'Ropes\tEssential\tof hemp or of flax\nNets\tWelcome\t\nA boat\tNot needed\treally';
  expect(demanded(text)).toEqual(['must Ropes', 'nice Nets']);
});

test('D45 a word above items of its own is a heading, the items ask', () => {
  const text = 'Requirements\n• Tools\n  – Ropes\n  – Nets\n• A boat\n  – of wood';
  expect(demanded(text)).toEqual(['must Ropes', 'must Nets', 'must A boat', 'must of wood']);
});

test('D45 items above deeper items are headings where they say what these are', () => {
  const text =
    '- You bring\n    - Method\n        - Ropes\n        - Nets\n- Nice, not needed\n    - A boat\n- We bring\n    - A hammock';
  expect(demanded(text)).toEqual(['must Ropes', 'must Nets', 'nice A boat']);
});

test('D45 a sentence asks that begins with what is asked, and so does a condition', () => {
  const text = `Dear reader, ten years ago the mast broke. Five years at sea seem about right. Greek would make you friends.

If you have tied a hammock, tell us where. Whoever comes needs a boat.`;
  expect(demanded(text)).toEqual([
    'must Five years at sea seem about right',
    'nice Greek would make you friends',
    'nice If you have tied a hammock, tell us where',
    'must Whoever comes needs a boat',
  ]);
});

test('D45 of a mail above an older one, the older one asks for nothing, and neither does the signature', () => {
  const text = `Hello, we need a person. Ropes are a must.

--
Knots Ltd., nets are a must.

> On Monday somebody wrote:
> A boat is a must.`;
  expect(demanded(text)).toEqual(['must Hello, we need a person', 'must Ropes are a must']);
});

test('D45 a list under a heading that nobody knows asks where its lines do', () => {
  const text = 'Requirements\n- Ropes\n\nThe cherry on top\n- Nets\n\nGood to know\n- We pay for knots';
  expect(demanded(text)).toEqual(['must Ropes', 'nice Nets']);
});

test('D45 years and a degree in one sentence are two demands', () => {
  expect(demanded('Requirements\n- Five years at sea, plus a degree in ropes')).toEqual([
    'must Five years at sea',
    'must plus a degree in ropes',
  ]);
});

test('D45 a degree behind other things is a demand of its own, unless one of them is enough', () => {
  const text = `Requirements
- Knots, nets and a bachelor's degree in ropes
- Knots or nets and a degree in ropes
- A degree in ropes and a boat`;
  expect(demanded(text)).toEqual([
    'must Knots, nets',
    "must a bachelor's degree in ropes",
    'must Knots or nets and a degree in ropes',
    'must A degree in ropes and a boat',
  ]);
});

test('D45 a letter to many readers asks by a list alone', () => {
  const letter = `The Rope Letter. View in your browser.

Our readers wrote to us. A yard in the north is hiring a tyer, full-time, with a pension. You have three years at sea. Nets are a must. Salary, duties and vacation are in the notice, and the yard will answer every letter before the end of the year. We also wrote about hammocks, hemp, the harbour and the price of flax, and about people who tie knots for a living in other parts of the world and like it.

Unsubscribe at any time.`;
  expect(demanded(letter)).toEqual([]);
  expect(demanded(`${letter}\n\nRequirements\n- Knots`)).toEqual(['must Knots']);
});

test('D45 the head of a table may name both strengths, and names of things stay together', () => {
  const text = 'Part\tItem\tRequired / Preferred\nWork\tWindows, Linux and macOS\tRequired';
  expect(demanded(text)).toEqual(['must Windows, Linux and macOS']);
});

test('D45 conditions ask where their lines do', () => {
  const text = 'Requirements\n- Knots\n\nConditions\n- You are able to climb\n- Willingness to sail';
  expect(demanded(text)).toEqual(['must Knots', 'must You are able to climb', 'must Willingness to sail']);
});

test('D45 what is asked of one person is parted, twice a year is no experience', () => {
  const text = `We need somebody who has tied knots and who knows ropes. This role is remote. You should sail three times a year.`;
  expect(demanded(text)).toEqual([
    'must We need somebody who has tied knots',
    'must who knows ropes',
    'must This role is remote',
    'must You should sail three times a year',
  ]);
  expect(demandsOf(text).every(({ years }) => years === undefined)).toBe(true);
});

test('D45 a recruiter’s letter asks, sentence by sentence', () => {
  const text = `Hi Alex, a client of ours wants a contractor for nine months. The one thing they won't compromise on is that you have led a fleet before. They'd need you to be good at knots and to have worked with sailmakers. It would help if you knew nets. Experience with tides would be a nice extra. Whistling not needed. The day rate is open.`;
  expect(demandsOf(text).map(({ necessity, span }) => [necessity, span.quote])).toEqual([
    ['must', "The one thing they won't compromise on is that you have led a fleet before"],
    ['must', "They'd need you to be good at knots"],
    ['must', 'to have worked with sailmakers'],
    ['nice', 'It would help if you knew nets'],
    ['nice', 'Experience with tides would be a nice extra'],
  ]);
});

test('D45 of a sentence or a title that names the place, the place alone is where somebody is to be', () => {
  const place = (text: string) => demandsOf(text).find(({ isPlace }) => isPlace)?.span.quote;
  const text = `Net Lead

We're looking for a net mender to lead the rollout of our new nets across six hospitals in Québec.

Requirements:
• Net mending`;
  expect(place(text)).toBe('Québec');
  const titled = 'Net Specialist (rope) - Montréal, QC - Permanent\nRequirements:\n• Net mending';
  expect(place(titled)).toBe('Montréal, QC');
});

test('D45 items behind a heading in its line are asked one by one', () => {
  const text = `Requirements: knots, nets
Must have: knots or nets, ropes, sails
Nice to have: splicing (wire), tides, experience in hemp`;
  expect(demanded(text)).toEqual([
    'must knots, nets',
    'must knots or nets, ropes, sails',
    'nice splicing (wire)',
    'nice tides',
    'nice experience in hemp',
  ]);
});

test('D45 what is offered behind what is asked asks for nothing', () => {
  expect(
    demanded('Requirements\n- Knots\nE = essential\n\nWe offer good ropes.\nWir bieten 17 € pro Stunde.'),
  ).toEqual(['must Knots']);
});

test('D45 a posting that lists nothing asks by its duties, and any other by what it lists', () => {
  const duties = 'In this role you will:\n- Tie knots\n- Mend nets by hand\n\n';
  expect(demanded(duties)).toEqual(['must Tie knots', 'must Mend nets by hand']);
  expect(demanded(`${duties}Requirements\n- Ropes\n- Tides`)).toEqual(['must Ropes', 'must Tides']);
});

test('D45 the comma of thousands parts nothing', () => {
  const text = 'Head of Knots\n\nRequirements\n- A yard of 1,200 people, with nets\n- Splices';
  expect(demandsOf(text).map(({ span }) => span.quote)).toContain('A yard of 1,200 people, with nets');
});

test.each([
  ['We are a 1,200-person yard of rope with offices in Bergen.', 'offices in Bergen'],
  ['Knots is a 1,200-person yard of rope with offices in Bergen.', 'offices in Bergen'],
  ['We are a yard of rope with offices in Bergen, Oslo and Turku.', undefined],
  ['Knots is a yard with plants in Bergen and Turku.', undefined],
])('D45 of a sentence about the employer the place is where its one office is: %s', (about, place) => {
  const text = `Head of Knots\n\nAbout us\n${about}\n\nWhat you bring\n- Splices`;
  expect(demandsOf(text).find(({ isPlace }) => isPlace)?.span.quote).toBe(place);
});
