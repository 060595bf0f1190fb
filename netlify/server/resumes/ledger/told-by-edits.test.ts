import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

/** Bullets of one job stand between bars. */
const told = (bullets: string, text: string): boolean => isTold(bullets.split(' | '), text);

const PRONOUNS = `
= Did not sign contracts but prepared and filed them
+ Prepared and filed contracts but did not sign them.
+ Prepared and filed contracts.
- Signed and filed contracts but did not prepare them.
- Signed, prepared and filed contracts.
- Prepared, filed and signed contracts.
= Took part in the night watch every third week; wrote 9 checklists for it
+ Wrote 9 checklists for the night watch and took part in the watch every third week.
- Led the night watch every third week; wrote 9 checklists for it.
- Wrote 9 checklists every third week.
= Advised clients on lawsuits and won them
- Won clients.
= Repaired boilers for landlords; billed them monthly
- Billed boilers monthly.
= Wrote lesson plans but did not teach them
- Wrote and taught lesson plans.
- Taught lesson plans but did not write them.
`;
test.each(casesOf(PRONOUNS))(
  'R-5 a pronoun stands for the one thing before it: %s: %s: %s',
  (bullets, text, expected) => {
    expect(told(bullets, text)).toBe(expected);
  },
);

const JOINED = `
= Do not weld beams myself but mark and cut them | Helped the foreman fit ramps
+ Helped the foreman fit ramps; do not weld beams myself but mark and cut them.
- Fitted ramps; do not weld beams myself but mark and cut them.
= Managed seven joiners responsible for stairs and windows | Paid out wages weekly
+ Managed seven joiners responsible for stairs and windows; paid out wages weekly.
- Managed seven joiners; responsible for wages.
= Manage five bakers across bread and pastry | Bread and pastry for 40 cafés in the north
+ Manage five bakers across bread and pastry for 40 cafés in the north.
- Manage five bakers across bread and pastry for 40 hotels in the north.
- Manage 40 bakers across bread and pastry for five cafés in the north.
= Repaired vans for a bakery | Vans and lorries for 12 depots
- Repaired vans for 12 depots.
- Repaired vans and lorries for 12 depots.
= Audited payroll and stock of a supplier | Payroll and stock for 900 clerks
- Audited payroll and stock for 900 clerks.
= Helped with payroll and stock | Payroll and stock for 900 clerks
- Ran payroll and stock for 900 clerks.
= Care for one or two premature babies per shift | Neonatal intensive care unit with 16 cots
+ Care for one or two premature babies per shift in a neonatal intensive care unit with 16 cots.
- Care for 16 premature babies per shift in a neonatal intensive care unit.
- Care for two premature babies per shift in a neonatal intensive care unit with 16 cots.
- Care for one or two premature babies per shift in a cardiac intensive care unit with 16 cots.
`;
test.each(casesOf(JOINED))(
  'R-5 texts of one job stand side by side, and lists say what the job says of them: %s: %s: %s',
  (bullets, text, expected) => {
    expect(told(bullets, text)).toBe(expected);
  },
);

const TURNED = `
= Sold season tickets, reaching target in 10 of 14 months
+ Reached target in 10 of 14 months, selling season tickets.
- Exceeded target in 10 of 14 months, selling season tickets.
- Reached target in 14 months, selling season tickets.
= Helped the box office, reaching target in 10 of 14 months
- Reached target in 10 of 14 months.
= Cut hull weight by 9% by switching to larch
+ Switched to larch, cutting hull weight by 9%.
- Switched to hulls.
- Cut larch by 9%.
= Cut parts spending 15% by setting up a return scheme
+ Set up a return scheme, cutting parts spending 15%.
- Spent 15% on parts.
= Earned trust by working for nine owners
- Led nine owners.
= Planned the move to a new till with the technician and showed colleagues how to use it
+ Planned the move to a new till with the technician; showed colleagues how to use it.
- Planned the move to a new till and showed the technician how to use it.
= Audited a branch reaching its target
- Reached target, auditing a branch.
= Sold tickets, nearly reaching target in 10 of 14 months
- Reached target in 10 of 14 months, selling tickets.
= Built a portal, answering 300 questions a day
- Answered 300 questions a day, building a portal.
= Maintained a pump, supplying 20 houses
- Supplied 20 houses, maintaining a pump.
= Looked after 30 guests, answering calls and letters
+ Answered calls and letters, looking after 30 guests.
= Keep price lists up to date in the shop system
+ Update price lists in the shop system.
- Wrote price lists in the shop system.
= Ran the harvest fair in 2022; stall income rose by 12% that year
+ Ran the harvest fair; stall income rose by 12% in 2022.
- Stall income rose by 12% in 2021.
- Raised stall income by 12% in 2022.
= Ran the fair in 2021 and 2022; stall income rose by 12% that year
- Stall income rose by 12% in 2021.
`;
test.each(casesOf(TURNED))(
  'R-5 what came beside an act may be told first, where nobody else did it: %s: %s: %s',
  (bullets, text, expected) => {
    expect(told(bullets, text)).toBe(expected);
  },
);

const BESIDE = `
= Painted doors in the north wing and windows in the south wing
+ Painted windows in the south wing and doors in the north wing.
+ Painted windows in the south wing.
+ Painted doors and windows.
- Painted doors in the south wing.
- Painted windows in the north wing.
- Painted south wing doors.
= Taught judo at the youth club and chess at the prison
- Taught judo at the prison.
= Ran trials of seeds for growers and of feed for dairies
- Ran trials of feed for growers.
+ Ran trials of feed for dairies.
= Bought flour from mills and sugar from importers
- Bought flour from importers.
= Planned menus for schools and hospitals for 3 years
+ Planned menus for schools for 3 years.
= Assisted guests during two regattas and one storm
+ Assisted guests during one storm and two regattas.
= Assisted guests during two regattas and crews during one storm
- Assisted guests during one storm.
= Coached 28 full-time and part-time guides
+ Coached 28 part-time and full-time guides.
= Coached 28 full-time and 4 part-time guides
- Coached 28 part-time guides.
= Cleaned 90 ovens and the cold store for 22 bakeries
+ Cleaned 90 ovens and the cold store.
- Cleaned 90 cold stores.
= Planned the change of locks in 62 of the 85 huts
+ Planned the change of locks in 62 of 85 huts.
- Planned the change of locks in 85 huts.
= Negotiated £9,000 in repair orders
+ Negotiated repair orders of £9,000.
- Won repair orders of £9,000.
= Designed the drains of a bypass in Civil 3D under a chartered engineer
+ Under a chartered engineer, designed the drains of a bypass.
- Designed the drains of a bypass in Civil 3D.
= Introduced exit interviews; staff turnover fell from 31% to 22%
+ Staff turnover fell from 31% to 22%; introduced exit interviews.
- Cut staff turnover from 31% to 22%.
= Advised the board on three complaints; none led to a fine
+ Advised the board on three complaints, none of which led to a fine.
- Advised the board on three complaints, all of which led to a fine.
- Advised the board on three complaints, one of which led to a fine.
= Arranged visits for guests with hearing loss together with the museum team
+ Together with the museum team, arranged visits for guests with hearing loss.
- Arranged visits for guests with hearing loss.
= Traced mould in two vaults together with the records department
- Traced mould in two vaults.
= Took part in the trial of a night tram, which was not continued
+ Took part in a night tram trial, which was not continued.
- Took part in the trial of a night tram, which was continued.
= Placed spare keys in the safe of the hotel
+ Placed spare keys in the hotel safe.
= Planned discharges from three wards and reduced delayed transfers by a quarter
+ Cut delayed transfers by a quarter; planned discharges from three wards.
- Delayed transfers by a quarter.
`;
test.each(casesOf(BESIDE))(
  'R-5 things that stand beside each other keep what is said of each: %s: %s: %s',
  (bullets, text, expected) => {
    expect(told(bullets, text)).toBe(expected);
  },
);
