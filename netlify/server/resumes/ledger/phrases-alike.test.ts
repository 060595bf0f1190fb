import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

const OFFICERS = `
= Report to the chief operating officer and lead a security function of 19 people in four teams
+ Report to the COO and lead a security function of 19 people in four teams.
+ Reporting to the chief operating officer, lead a security function of 19 people.
- Report to the chief executive officer and lead a security function of 19 people in four teams.
- Report to the chief financial officer.
- Reporting to the chief information officer, lead a security function of 19 people.
- Report to the chief technology officer and lead a security function of 19 people.
- Report to the chief executive and lead a security function of 19 people in four teams.
- Report to the CEO.
- Report to the managing director and lead a security function of 19 people.
= Worked for the chief medical officer on a ward plan
+ Worked on a ward plan for the chief medical officer.
- Worked for the chief executive officer on a ward plan.
- Worked for the medical director on a ward plan.
= Advised the chief financial officer on taxes
+ Advised the CFO on taxes.
- Advised the chief executive officer on taxes.
- Advised the chief accounting officer on taxes.
= Reported monthly to the finance director
- Reported monthly to the managing director.
- Reported monthly to the sales director.
= Assisted the vice president of marketing with trade fairs
+ Assisted the VP of marketing with trade fairs.
- Assisted the president with trade fairs.
- Assisted the senior vice president of marketing with trade fairs.
= Run the pass for 180 covers on weekend nights
+ Running the pass on weekend nights for 180 covers.
`;
test.each(casesOf(OFFICERS))(
  'R-5 whoever reports to one officer reports to no other that shares a word with him: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const SPANS = `
= Reduced mis-sorts by 31% in the first year
+ Reduced mis-sorts by 31% in year one.
+ Reduced mis-sorts by 31% in the first twelve months.
- Reduced mis-sorts by 31% in the first quarter.
- Reduced mis-sorts by 31% in the first month.
- Reduced mis-sorts by 31% in the last quarter.
- Reduced mis-sorts by 31% in a quarter.
= Cut late deliveries by 12% in the first quarter
+ Cut late deliveries by 12% in quarter one.
- Cut late deliveries by 12% in the first year.
- Cut late deliveries by 12% in the second quarter.
- Cut late deliveries by a quarter.
= Trained 20 drivers in the first month
- Trained 20 drivers in the first year.
- Trained 20 drivers in the first quarter.
- Trained 20 drivers in the first week.
= Fehlerquote im ersten Jahr um 20 % gesenkt
- Fehlerquote im ersten Quartal um 20 % gesenkt.
= Réduit les retards de 12 % la première année
- Réduit les retards de 12 % le premier trimestre.
= Grew weekly sales from 100 to 150 in three quarters
+ Grew weekly sales from 100 to 150 in nine months.
- Grew weekly sales by three quarters.
- Grew weekly sales from 100 to 150 in one quarter.
`;
test.each(casesOf(SPANS))(
  'R-5 a first year is no first quarter, and a quarter of time no fourth: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);
