import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

/** Texts of one job between two bars. */
const MERGED = `
= Tend 40 beehives on two farms | Extract and label honey every August | Teach beginners the use of a smoker
+ Tend 40 beehives on two farms, extracting and labelling honey every August.
+ Tend 40 beehives on two farms, teaching beginners the use of a smoker, and extract honey every August.
- Tend 40 beehives on two farms, extracting honey every July.
- Tend two beehives on 40 farms, extracting and labelling honey every August.
- Tend 40 beehives on two farms, teaching 40 beginners the use of a smoker.
- Tend 40 beehives on two farms, managing beginners.
= Manage a crew of six roofers | Cut leaks from 30 to 11 a year | Introduced harness checks | Use a drone for surveys
+ Manage a crew of six roofers, cutting leaks from 30 to 11 a year.
- Manage a crew of six roofers, cutting leaks by 30 a year.
- Introduced harness checks, cutting leaks from 30 to 11 a year.
- Introduced harness checks, using a drone for surveys.
- Manage a crew of six roofers, using a drone for surveys.
- Introduced a drone, managing a crew of six roofers.
`;
test.each(casesOf(MERGED))(
  'R-5 what was done beside an act rests on a text of its own, and what came of it does not: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet.split(' | '), text)).toBe(expected);
  },
);

const PLACED = `
= Chilled store of 3,000 m² serving 12 bakeries | Supervise the night shift with nine packers and two drivers | Ran safety walks in the yard
+ Supervise the night shift with nine packers and two drivers in a 3,000 m² chilled store.
+ Supervise nine packers and two drivers on the night shift of a chilled store serving 12 bakeries.
- Supervise a 3,000 m² chilled store.
- Supervise the night shift with nine packers and two drivers in a 4,000 m² chilled store.
- Supervise the night shift with nine packers and two drivers in 12 bakeries.
- Supervise two packers and nine drivers on the night shift.
- Ran safety walks in a 3,000 m² chilled store.
= 14-bed stroke ward | Dressed wounds on a busy ward | Led a team of five
+ Dressed wounds on a busy 14-bed ward.
+ Led a team of five on a 14-bed stroke ward.
- Dressed wounds on a busy surgical 14-bed ward.
- Led a 14-bed stroke ward.
- Dressed 14 wounds on a busy ward.
= Payroll for a hotel chain with 900 staff | Checked the time sheets of the night porters
+ Checked the time sheets of the night porters for a hotel chain with 900 staff.
- Checked the time sheets of a hotel chain with 900 staff.
- Checked 900 time sheets of the night porters.
`;
test.each(casesOf(PLACED))(
  'R-5 the place of a job is said of what was done there, and is not what was done: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet.split(' | '), text)).toBe(expected);
  },
);

const LIMITED = `
= Designed the rotor and brake hub of a new tram series from sketch to first batch of nine units
+ Designed the rotor and brake hub of a new tram series from sketch to first batch of nine units.
- Designed a new tram series from sketch to first batch of nine units.
- Designed a tram series from sketch to first batch.
= Drew the roof of a 90 m greenhouse in Tekla
- Drew a 90 m greenhouse in Tekla.
= Ran a series of tastings in Bath
+ Ran tastings in Bath.
= Am replacing the tills with tablets | Member of the group that is moving the archive to Leeds
+ Currently replacing the tills with tablets.
+ Replacing the tills with tablets.
+ Member of the group moving the archive to Leeds.
- Replaced the tills with tablets.
- Member of the group that moved the archive to Leeds.
= Built a kiln together with a potter | Cut glaze waste by 12% with the shift lead | Moved 40 moulds with one colleague | Raised repeat orders by 9% with a reminder card
+ Built a kiln with a potter.
+ Cut glaze waste by 12% together with the shift lead.
+ Raised repeat orders by 9%.
- Built a kiln.
- Cut glaze waste by 12%.
- Moved 40 moulds.
`;
test.each(casesOf(LIMITED))(
  'R-5 a part is not the whole, what goes on is not done, and what was done with others was not done alone: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet.split(' | '), text)).toBe(expected);
  },
);
