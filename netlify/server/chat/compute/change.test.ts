/** What changed from one figure to another, and by how much. */
import { expect, test } from 'vitest';

import { asking, type Person } from '#support/asking.ts';

test.each<[Person, string, RegExp]>([
  [
    'nurse',
    'By how many minutes did she shorten the shift handover?',
    /^17 minutes: 45% less, less than half/,
  ],
  ['nurse', 'What percentage of the handover was saved?', /^17 minutes: 45% less/],
  ['sample', 'How much did unused licenses fall?', /^17 percentage points: 77% less, more than half/],
  ['sample', 'What do the savings of the CRM rollout add up to in a full year?', /^\$840K a year/],
])('D45 %s: the difference of two figures is computed: %s', (person, question, said) => {
  expect(asking(person, question)).toMatch(said);
});

test.each<[Person, string]>([
  ['nurse', 'How many hours did the handover get shorter?'],
  ['architect', 'How much did the school grow?'],
])('D45 %s: what is told in another unit, or as years, is no such difference: %s', (person, question) => {
  expect(asking(person, question)).not.toMatch(/of what there was before/);
});

test.each<[Person, string, RegExp]>([
  ['sample', 'Which jobs did Alex do from home, so without an office?', /Strategic Advisor[^]*Manager II/],
  ['sample', 'How many positions were held remotely?', /^2 roles/],
])('D45 %s: where the work was done is a place: %s', (person, question, said) => {
  expect(asking(person, question)).toMatch(said);
});
