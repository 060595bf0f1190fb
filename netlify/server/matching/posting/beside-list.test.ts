import { expect, test } from 'vitest';

import { demandsOf } from './demands.ts';

const demanded = (text: string) => demandsOf(text).map(({ necessity, span }) => `${necessity} ${span.quote}`);

const LIST = 'Requirements\n- Knots\n- Nets of hemp\n- Sails\n- Five years at sea';
const ASKED = ['must Knots', 'must Nets of hemp', 'must Sails', 'must Five years at sea'];

test.each([
  'As a Net Lead you are the quiet half of the yard. You tie knots, answer questions, and tell our captains what sailors want.',
  'We need a Net Lead to run our small yard. You will have a good year with us.',
  'We love people who sing, and we would be glad to meet your dog.',
])(
  'D45 where a posting lists what it asks, a sentence that only tells of the work asks nothing: %s',
  (told) => {
    expect(demanded(`${told}\n\n${LIST}`)).toEqual(ASKED);
  },
);

test.each([
  ['must', 'Work on one weekend a month is required'],
  ['must', 'You must hold a boat licence'],
  ['must', 'Start: May 2027'],
  ['nice', 'Greek would be a bonus'],
])('D45 beside a list is asked, as %s, what a sentence says outright: %s', (necessity, told) => {
  expect(demanded(`${LIST}\n\n${told}.`)).toEqual([...ASKED, `${necessity} ${told}`]);
});

test.each([
  'What success looks like\n- In 30 days you can splice without notes\n- In 90 days you have your own ropes',
  'Your first year\nBy summer you will have mended the nets.',
  'What you will be responsible for\n- Own the ropes\n- Manage the sails',
  'The impact you will make\n- Champion knots of all kinds\n- Be a sailor among sailors',
  'Tech stack\nHemp, Flax, Tar',
  'Life at Knots\n- Tea twice a year\n- You can bring your cat',
  'How we hire\n1. A call about your experience\n2. Meet our CEO',
  'Our process: a call with Ines, a knot that you are proud of, and lunch',
  'What we offer\n- $500 for your home office',
])('D45 what somebody will do or get, and how they are hired, is not asked: %s', (section) => {
  expect(demanded(`${LIST}\n\n${section}`)).toEqual(ASKED);
  expect(demanded(`${section}\n\n${LIST}`)).toEqual(ASKED);
});

test('D45 what helps others is no wish', () => {
  const letter = 'Our app helps people learn a language. You have tied knots. French helps.';
  expect(demanded(letter)).toEqual(['must You have tied knots', 'nice French helps']);
});

test('D45 in a letter it is not asked whom somebody works with', () => {
  const letter = "You'll work directly with our founders. You have tied knots. You would sew sails.";
  expect(demanded(letter)).toEqual(['must You have tied knots', 'must You would sew sails']);
});

const placeOf = (text: string) => demandsOf(text).find(({ isPlace }) => isPlace)?.span.quote;

test('D45 a place is told from a company, a title and a grade', () => {
  expect(placeOf(`Knots & Nets, Calgary AB\n\n${LIST}`)).toBe('Calgary AB');
  expect(placeOf(`Net Lead - Ropewell Foods\n\nRopewell Foods is a family of tyers.\n\n${LIST}`)).toBe(
    undefined,
  );
  expect(placeOf(`Senior Lead, Net Operations\n\n${LIST}`)).toBe(undefined);
  expect(placeOf(`Net Lead\nFull time | Grade 14\n\n${LIST}`)).toBe(undefined);
});
