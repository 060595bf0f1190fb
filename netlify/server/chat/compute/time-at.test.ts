/** How long somebody was at a place that is described, or at one employer in several roles. */
import { expect, test } from 'vitest';

import { asking, type Person } from '#support/asking.ts';

test.each<[Person, string, RegExp]>([
  [
    'nurse',
    'How long was Aurélie with the general hospital in Sherbrooke, in years?',
    /^Registered Nurse, .*: 4 years and 4 months/,
  ],
  [
    'nurse',
    'how long has she been with the hospital network in Montreal',
    /^Digital Health Project Lead .*: \d/,
  ],
  [
    'architect',
    'How long was Helen with the Danish office, in years?',
    /^Architect at .*: 2 years and 5 months/,
  ],
  [
    'architect',
    'How long did she stay with the firm in Sheffield?',
    /^Architectural Assistant .*: 2 years and 1 month/,
  ],
  ['architect', 'How many years was Helen employed by the Copenhagen practice?', /: 2 years and 5 months/],
  ['student', 'How long has Jörg been with the university as a tutor?', /^Student Assistant .*: \d/],
  [
    'sample',
    'How long did Alex last at the online services firm in San Francisco, in years and months?',
    /^IT Manager .*: 3 years and 11 months/,
  ],
])('D45 %s: the length of a stay is told where its place is described: %s', (person, question, said) => {
  expect(asking(person, question)).toMatch(said);
});

test.each([
  ['adding both posts together, how many years was she at Hollis?', /^7 years and 2 months in all\. /],
  ['How long was Helen with Hollis Partners all in all?', /^7 years and 2 months in all\. /],
  ['Total time at Example Hollis Partners?', /^7 years and 2 months in all\. /],
  ['sum of her time with Hollis Partners in months?', /^86 months in all\. /],
])('D45 the time of several roles is told as one, and none of its parts: %s', (question, said) => {
  expect(asking('architect', question)).toMatch(said);
  expect(asking('architect', question)).not.toMatch(/\b4 years|\b2 years|\b51 months/);
});

test.each(['How many years has Alex worked with the cloud?', 'total time the service was down?'])(
  'D45 a field is no employer: %s',
  (question) => {
    expect(asking('sample', question)).not.toMatch(/: \d+ years? and|^\d+ years/);
  },
);
