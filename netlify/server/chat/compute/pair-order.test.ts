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

test.each<[Person, string, RegExp]>([
  [
    'sample',
    'How much time passed from quitting the analytics company to opening the own business?',
    /^A gap of 3 months/,
  ],
  [
    'sample',
    'After the game studio ended, how many months passed before the job at Online Services began?',
    /^A gap of 2 months/,
  ],
  [
    'sample',
    'How long was Alex out of work after San Francisco until the next job in San Jose?',
    /^A gap of 4 months/,
  ],
  [
    'nurse',
    'Was there any break from the end of the informatics nurse job to the project lead job?',
    /^No: .* follow each other directly/,
  ],
  [
    'architect',
    'How long did it take her to open her own office after she left Hollis?',
    /^No time: Associate Director .* directly/,
  ],
  [
    'sample',
    'How many years lie between the business journal honor and the year of the video series?',
    /^About 6 years: /,
  ],
  [
    'architect',
    'How many years separate the magazine article and the Reuse Medal?',
    /^About 4 years \(3 years and 7 /,
  ],
  ['sample', 'How much later than the award did the guest article come?', /^4 years and 4 months/],
  ['nurse', 'How many years lie between her nursing degree and the project lead role?', /^About 8 years/],
  [
    'sample',
    'There seems to be a hole in the CV after the IT Manager job in San Francisco. How many months until the next one began?',
    /^A gap of 4 months/,
  ],
  [
    'nurse',
    'what job did aurélie have right before she became project lead, and for how long?',
    /^Clinical Informatics Nurse .*: 3 years and 1 month/,
  ],
  ['architect', 'Which job did she have before Hollis?', /^Architect at Example Nordhavn/],
])('D45 %s: the time between the end of one thing and the next is counted: %s', (person, question, said) => {
  expect(asking(person, question)).toMatch(said);
});

test.each([
  'How long is it from the first request to the signed contract in a renewal?',
  'How many months between the MBA and the first child?',
])('D45 no time is counted between things that are only near in their words: %s', (question) => {
  expect(asking('sample', question)).not.toMatch(/^\d+ years|^A gap|^About/);
});
