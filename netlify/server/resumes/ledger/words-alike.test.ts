import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

import { stem } from './text/stem.ts';

test.each([
  ['sitting', 'sit'],
  ['sites', 'site'],
  ['planned', 'plan'],
  ['planed', 'plane'],
  ['coding', 'code'],
  ['fixed', 'fix'],
  ['billed', 'bill'],
  ['visited', 'visit'],
])('R-5 %s is a form of %s, and of no word that is written alike', (form, word) => {
  expect(stem(form)).toBe(stem(word));
});

test.each(
  casesOf(`
= Supervise two gardeners on site and sign off their hours
- Supervised gardeners on two sites.
- Supervised two gardeners across sites.
+ Supervised two gardeners.
= Sat on the hedge committee
- Sat on the hedge committee of all sites.
= Planned 12 gardens
- Planned gardens and planes.
`),
)('R-5 a word is not told by one that only begins alike: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

test.each(
  casesOf(`
= Build hinges for the greenhouse door used by 40 visitors a day
- Build the greenhouse door used by 40 visitors a day.
- Built a greenhouse door used by 40 visitors a day.
+ Built hinges for a greenhouse door used by 40 visitors a day.
= Wrote labels for a seed catalogue covering 300 plants
- Wrote a seed catalogue covering 300 plants.
`),
)('R-5 what a thing is for was not made with it: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

test.each(
  casesOf(`
= Terminated cables and operated cranes
+ Termination of cables; operation of cranes.
- Termination of cranes.
= Inspected cables
- Operation of cables.
`),
)('R-5 the noun of an act in -ate is its act, and no other: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

test.each(
  casesOf(`
= Raised repeat bookings by 18% with a reminder card
+ Grew repeat bookings 18%.
- Raised bookings by 18%.
- Grew bookings by nearly a fifth.
= Cut food cost from 34% to 29%
+ Cut food cost by 5 percentage points.
- Cut cost by 5 percentage points.
= Raised sales of shoes by 12%
+ Raised shoe sales by 12%.
- Raised sales by 12%.
= Cut fuel costs by $62,000
+ Cut costs by $62,000.
= Drove convoys of up to 30 vans and trained 20 drivers
+ Operated convoys of up to 30 vans.
- Led convoys of up to 30 vans.
- Managed convoys of up to 30 vans.
= Drove growth of 30%
+ Led growth of 30%.
= Einweisung neuer Kollegen
+ Neue Kollegen eingewiesen
- Ausbildung neuer Kollegen
= Ausbildung neuer Kollegen
+ Einweisung neuer Kollegen
`),
)(
  'R-5 a share is of what it was of, and a word is taken as it is meant: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);
