import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

/** Bullets of one job stand between bars. */
const told = (bullets: string, text: string): boolean => isTold(bullets.split(' | '), text);

const EXCHANGED = `
= Rebuilt the gearbox of the T9 tractor, cutting the price of the shaft from £90 to £60
+ Rebuilt the T9 tractor gearbox, cutting the price of the shaft from £90 to £60.
+ Cut the shaft price from £90 to £60, rebuilding the gearbox of the T9 tractor.
- Rebuilt the gearbox of the T9 tractor, cutting the price of the tractor from £90 to £60.
= Ran fire drills with the harbour crew and filed the reports for insurers
+ Ran fire drills with the harbour crew, and filed the reports for insurers.
- Ran fire drills for the harbour crew and filed the reports for insurers.
- Ran fire drills with the harbour crew and filed the reports with insurers.
= Bought timber from four local mills
+ Bought timber from 4 local mills.
- Bought timber for four local mills.
= Taught two of the oldest choirs in the county
+ Taught two of the oldest choirs of the county.
- Taught the two oldest choirs in the county.
= Helped the surveyor move to new software, checking about 30 maps and importing 500 plots
+ Helped the surveyor move to new software, importing 500 plots and checking about 30 maps.
- Helped the surveyor move to new software, checking about 30 maps and 500 plots.
= Manage 40 pickers on two shifts, and up to 15 students in summer
- Manage 40 pickers on two shifts, of whom up to 15 are students in summer.
- Manage 40 pickers on both shifts, and up to 15 students in summer.
`;
test.each(casesOf(EXCHANGED))(
  'R-5 where a text goes on as its source does, no other word or preposition stands: %s: %s: %s',
  (bullets, text, expected) => {
    expect(told(bullets, text)).toBe(expected);
  },
);

const NARROWED = `
= Moved orders to a web form; late orders fell from 80 to 20 a month
+ Moved orders to a web form; late orders fell from 80 a month to 20.
- Moved orders to a web form; orders fell from 80 to 20 a month.
= Wrote a guide for new nurses; satisfaction with handovers rose from 61% to 80%
- Wrote a guide for new nurses; satisfaction rose from 61% to 80%.
= Ran a reading group; attendance rose from 40% to 55% among pupils who came to it
- Ran a reading group; attendance rose from 40% to 55%.
= Shortened the median age of urgent repairs from 48 to 21 days by weekly lists
+ By weekly lists, shortened the median age of urgent repairs from 48 to 21 days.
- Shortened the median age of repairs from 48 to 21 days by weekly lists.
= Cut the average waiting time from 50 to 30 minutes
+ Cut average waiting time from 50 minutes to 30.
`;
test.each(casesOf(NARROWED))(
  'R-5 what narrows a thing that changed stays with its figures: %s: %s: %s',
  (bullets, text, expected) => {
    expect(told(bullets, text)).toBe(expected);
  },
);

const MOVED = `
= Drove the night ferry from 2014, and stood in for the mate during holidays
- Drove the night ferry, and stood in for the mate during holidays from 2014.
= Filed permits for new crews and reminded skippers of those about to expire
- Filed permits and reminded new crews of those about to expire.
= Helped move the archive to the vault, labelling 300 boxes for the museum
- Moved the archive to the vault and helped label 300 boxes for the museum.
= Worked the bar, the cellar and the kitchen in turn, the last one for 9 months
- Worked the bar, the kitchen and the cellar in turn, the last one for 9 months.
= Built a form that takes names from the club list, saving around 2 hours a week
- Built a form that takes names from the list, saving the club around 2 hours a week.
= Baked rolls for two cafes, about 90 rolls a day
- Baked rolls for two cafes, about 90 rolls a cafe.
`;
test.each(casesOf(MOVED))(
  'R-5 a word, a limit or an order is not told of another act: %s: %s: %s',
  (bullets, text, expected) => {
    expect(told(bullets, text)).toBe(expected);
  },
);
