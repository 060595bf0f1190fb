/** The order and the distance of two things, where their dates tell them. */
import { expect, test } from 'vitest';

import { asking, type Person } from '#support/asking.ts';

test.each<[Person, string, RegExp]>([
  [
    'sample',
    'How long after joining Example Online Services did Alex win the award?',
    /^2 years and 2 months/,
  ],
  ['sample', 'Was the award before or after the OKR project?', /^Before: the award/],
  ['architect', 'Was the Riverside Library after or before the school extension?', /^After: Oak Lane/],
  ['sample', 'Was the award before or after the CRM project?', /^Their dates: /],
])('D45 %s: two dates are set side by side: %s', (person, question, said) => {
  expect(asking(person, question)).toMatch(said);
});

test('D45 what is dated by its year alone has no length', () => {
  expect(
    asking('sample', 'Which lasted longer, the Citrix integration or the job as IT manager?'),
  ).not.toMatch(/\b1 month against/);
});

test.each([
  ['In the security budget post, how much more expensive is budget C than budget A?', /^\$230,000/],
  ['How many people have written a recommendation?', /^2 recommendations/],
  ['How many entries are there in the awards section?', /^4 entries/],
])('D45 what is said around a number hides it not: %s', (question, said) => {
  expect(asking('sample', question)).toMatch(said);
});
