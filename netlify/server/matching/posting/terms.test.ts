import { expect, test } from 'vitest';

import { demandsOf } from './demands.ts';

const demanded = (text: string) => demandsOf(text).map(({ necessity, span }) => `${necessity} ${span.quote}`);

test('D45 a line with a sign above items of another sign is their heading', () => {
  const text = `🧶 You still get your hands dirty
- You've tied nets
- You've mended sails
- Greek

🍩 Sprinkles (really, we mean optional)
- Oars
- Sails. Our boat is lonely`;
  expect(demanded(text)).toEqual([
    "must You've tied nets",
    "must You've mended sails",
    'must Greek',
    'nice Oars',
    'nice Sails',
  ]);
});

test('D45 items that are counted on stand under headings that are counted', () => {
  const text = '5. CONDITIONS OF EXERCISE\n5.1 Five knots\n5.2 Nets\n\n6. BENEFITS\n6.1 A hammock';
  expect(demanded(text)).toEqual(['must Five knots', 'must Nets']);
});

test('D45 of a table whose cells stand one below the other each row asks as strongly as it says', () => {
  const text = 'Ropes\nE\nInterview\n\nNets\nD\nInterview\n\nKnots\nE\nTest\n\nWe are a boat.';
  expect(demanded(text)).toEqual(['must Ropes', 'nice Nets', 'must Knots']);
});

test('D45 a sentence above items that wishes asks for what is welcome', () => {
  const text =
    'Requirements\n- Ropes\n\nWe would be tickled, and no less, to be shown any of these:\n- Nets\n- Oars';
  expect(demanded(text)).toEqual(['must Ropes', 'nice Nets', 'nice Oars']);
});

test('D45 a question above an answer opens it, and asks itself where it is affirmed', () => {
  const text = `Your tasks
Sew the nets.

Is Greek necessary?
Yes. Ask my aunt.

Do I need a boat?
No.

And a degree?
A bachelor's in ropes is the floor.`;
  expect(demanded(text)).toEqual(['must Is Greek necessary', "must A bachelor's in ropes is the floor"]);
});

test.each([
  ['They won’t meet anyone with fewer than two years at sea.'],
  ['You will be a sailor of no fewer than two years who must swim.'],
  ['Bei uns geht es ohne Griechisch auf diesem Boot nicht.'],
  ['Griechisch ist Ihnen nicht fremd.'],
])('D45 who is refused without it must have it: %j', (text) => {
  expect(demandsOf(text).map(({ necessity }) => necessity)).toEqual(['must']);
});

test.each([
  ['One weekend in six belongs to the boat.'],
  ['There is a criminal record check before the first trip.'],
  ['Los geht es im April 2027.'],
  ['Start: April or May 2027.'],
])('D45 conditions of the work are asked wherever they stand: %j', (term) => {
  const text = `What we offer\nA hammock and rum. ${term}`;
  expect(demandsOf(text)).toHaveLength(1);
});

test('D45 what is said of the firm beside what is asked asks for nothing, and neither does a question', () => {
  const text = `Requirements
- We sell to Danes, so you speak Danish
- An oar. Our boat is old
- What do they look for?

Interviews start in May.`;
  expect(demanded(text)).toEqual(['must so you speak Danish', 'must An oar']);
});

test('D45 hours of the week are asked apart from what else the sentence asks', () => {
  const text = 'Requirements\n- You tie nets 16 to 20 hours a week and mend sails on Fridays';
  expect(demanded(text)).toEqual(['must You tie nets 16 to 20 hours a week', 'must mend sails on Fridays']);
});
