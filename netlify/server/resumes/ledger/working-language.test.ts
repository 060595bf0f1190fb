import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

const WORKING = `
= Built a security operations centre of eight analysts
+ Set up an eight-analyst SOC.
+ Built a SOC of eight analysts.
- Set up a nine-analyst SOC.
- Built a NOC of eight analysts.
= Ran a call centre of 12 agents
+ Managed twelve call centre agents.
+ Ran a twelve-agent call centre.
- Managed twelve call centres.
- Ran twelve call centres.
= Lead a design studio of five architects
+ Lead five studio architects.
+ Lead a five-architect design studio.
- Lead five design studios.
= Run a day nursery of nine carers
- Run nine day nurseries.
= Coordinate the emergency operations center
+ Coordinate the EOC.
- Coordinate the EMC.
= Wrote the standard operating procedures for the blood bank
+ Wrote SOPs for the blood bank.
= Prepared the annual statement of accounts for the housing association
+ Prepared the annual SOA for the housing association.
= Introduced a warehouse control system
+ Introduced a WCS.
- Introduced a WMS.
= Introduced a sign-out sheet for keys
+ Put a sign-out sheet for keys in place.
+ Put in place a sign-out sheet for keys.
+ Brought in a sign-out sheet for keys.
= Used a sign-out sheet for keys
- Put a sign-out sheet for keys in place.
= Proposed a new rota for the ward
+ Put forward a new rota for the ward.
+ Put a new rota for the ward forward.
+ Put forward the idea of a new rota for the ward.
+ Put forward an idea for a new rota for the ward.
- Put a new rota for the ward in place.
- Introduced a new rota for the ward.
= Decided to close the second shop after a survey
+ Made the decision to close the second shop following a survey.
+ Made the call to close the second shop after a survey.
= Helped decide to close the second shop
- Made the call to close the second shop.
= Wrote 12 recipes for the menu
+ Authored 12 recipes for the menu.
+ Penned 12 recipes for the menu.
- Authored 12 menus.
= Edited 12 recipes for the menu
- Authored 12 recipes for the menu.
= Responsible for the garden of the hotel
+ Looked after the hotel's garden.
+ In charge of the garden of the hotel.
= Assisted with the garden of the hotel
- Looked after the garden of the hotel.
- In charge of the garden of the hotel.
= Ran a bakery with six staff
+ In charge of a bakery with six staff.
+ Was in charge of a bakery with six staff.
- In charge of six bakeries.
= Worked in a bakery with six staff
- In charge of a bakery with six staff.
= Assembled 40 bicycles a week
+ Put together 40 bicycles a week.
+ Put 40 bicycles together each week.
- Put 40 bicycles in place each week.
= Fitted doors in 12 flats
+ Installed doors in 12 flats.
= Stopped the evening course after a trial term
+ Discontinued the evening course following a trial term.
+ Ended the evening course after a trial term.
- Suspended the evening course after a trial term.
- Started the evening course after a trial term.
= Without buying addresses, found 40 new members
+ Found 40 new members without purchased addresses.
- Found 40 new members with purchased addresses.
= Grew the list without buying adverts
- Grew the list with paid adverts.
= Verantwortung für ein Budget von 2 Mio. Euro, ohne Personalkosten
+ Verantwortung für ein Budget von 2 Mio. Euro exklusive Personalkosten.
+ Verantworte ein Budget von 2 Millionen Euro ohne Personalkosten.
- Verantwortung für ein Budget von 2 Mio. Euro inklusive Personalkosten.
= Mitarbeit im Team zur Einführung eines Kassensystems, zuständig für Schulung und Material
+ Mitarbeit im Team zur Einführung eines Kassensystems, zuständig für die Themen Schulung und Material.
- Im Team zur Einführung eines Kassensystems für die Technik zuständig.
- Für die Einführung eines Kassensystems zuständig.
= A identifié 300 000 euros d'économies sur le papier
+ A identifié des économies de papier à hauteur de 300 000 euros.
- A identifié des économies de papier à hauteur de 400 000 euros.
= Audit des comptes de PME, surtout dans le bâtiment
+ Audit des comptes de PME, en majorité dans le bâtiment.
+ Audit des comptes de PME, principalement dans le bâtiment.
- Audit des comptes de PME, exclusivement dans le bâtiment.
= Mise en place d'un tableau de bord mensuel des ventes
- Suivi mensuel des ventes.
= Encadre une équipe de six vendeurs pour 20 magasins
- Management de 20 magasins.
- Management de six vendeurs couvrant 30 magasins.
= Negotiated the lease renewal with Corvane together with Legal
+ Joint negotiation with Legal of the lease renewal with Corvane.
- Sole negotiation of the lease renewal with Corvane.
= Supported 40 users in two schools, by phone and on site
- Phone support for 40 schools.
= Helped restore a barn over six months in a crew of five
+ One of a crew of five on the six-month restoration of a barn.
+ Member of a crew of five that restored a barn over six months.
- Led a crew of five on the six-month restoration of a barn.
- Restored a barn over six months.
= Chair the weekly safety meeting, which reviews 20 reports
+ Act as chair of the weekly safety meeting, which reviews 20 reports.
- Act as deputy chair of the weekly safety meeting.
= Documented requirements in workshops with nine customers
+ Captured requirements in customer workshops.
- Captured requirements in nine workshops.
= Carried out safety checks for 15 hotels, mainly in Leeds
+ Safety-checked 15 hotels, mostly in Leeds.
+ Checked the safety of 15 hotels, mostly in Leeds.
- Checked the safety of 15 hotels in Leeds.
= Taught German to adults in evening classes
+ Gave German lessons to adults in evening classes.
+ German teaching for adults in evening classes.
= Accounted for stock worth $2 million without loss
+ Answered for $2M in stock, none of which was lost.
- Answered for $2M in stock, some of which was lost.
- Answered for $2M in losses.
= Supported the owner in the purchase of two vans
+ Gave support to the owner when two vans were purchased.
- Purchased two vans.
= Raised ticket sales by 18% with a poster
- Used a poster to get 81% more ticket sales.
- Got 18% more tickets.
`;
test.each(casesOf(WORKING))(
  'R-5 what was done is told in other words of working language: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const NEAR = `
= Run a workshop of six joiners and two apprentices making doors
- In charge of a workshop of nine, six joiners plus two apprentices, making doors.
- In charge of a workshop of eight joiners making doors.
- In charge of a workshop of six, four joiners plus two apprentices.
= Responsible for a stall of the club at a fair
- Looked after the club at a fair.
- Looked after a fair.
- Managed the club.
- Managed the fair.
= Responsible for the newsletter of the sales department
- Managed the sales department.
- Looked after the sales department.
- Managed sales of the newsletter.
= Responsible for communication with 20 suppliers
- Managed 20 suppliers.
- Looked after 20 suppliers.
- Oversaw 20 suppliers.
= Part of a crew of five on the restoration of a barn
- One of a crew of four on the restoration of a barn.
= Observed a crew of five restore a barn
- One of a crew of five that restored a barn.
- One of a crew of five on the restoration of a barn.
= Helped a crew of five sell tickets
- One of a crew of five selling tickets.
= Negotiated prices with two farms together with the cook
- Sole negotiation of prices with two farms.
= Built 12 tables
- Set up 12 kitchens.
= Worked alongside the owner and swept the yard
- Joint ownership of the yard.
= Visited 12 schools
- On-site training at 12 schools.
= Put a fence around the garden in place of the hedge
- Put a hedge in place.
- Introduced a fence.
= Put the books of 12 pupils back in place
- Introduced the books of 12 pupils.
= Gave away classes of goods to shops
- Taught goods to shops.
= Taught dance to children
- Gave music lessons to children.
= Took the call to the office
- Decided to close the office.
= Received the call to stop the line
- Made the call to stop the line.
= Mainly repaired bicycles for two shops
- Repaired bicycles for two shops.
= Scored exams, mostly in biology
- Scored exams in biology.
= Vorwiegend Reparatur von Pumpen in zwei Werken
- Reparatur von Pumpen in zwei Werken.
`;
test.each(casesOf(NEAR))(
  'R-5 near lies in working language are refused: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const GROUPS = `
= Ran a service desk of 12 analysts handling 2,900 tickets a month
+ Managed twelve service desk analysts.
+ Ran a team of twelve service desk analysts.
- Managed twelve service desks.
- Managed 2,900 analysts.
- Handled 2,900 tickets a month with 13 analysts.
= Lead a kitchen of nine cooks preparing 400 meals a day
+ Lead nine kitchen cooks.
- Lead nine kitchens.
- Lead 400 cooks.
= Run a call centre of 30 agents taking 900 calls a day
- Manage 900 agents.
- Manage thirty call centres.
= Assisted a team of 12 analysts handling 2,900 tickets a month
- Managed twelve analysts.
- Managed 12 analysts handling 2,900 tickets a month.
= Trained nurses treating burns
- Treated burns.
= Sold machines cutting steel
- Cut steel.
= Sold parts for machines cutting steel
- Sold machines.
- Sold machines cutting steel.
= Fitted kitchens, on average two a week
+ Fitted kitchens, around two a week.
+ Fitted kitchens, about two per week.
- Fitted kitchens, at least two a week.
- Fitted kitchens, more than two a week.
- Fitted kitchens, around three a week.
- Fitted kitchens, exactly two a day.
= Cut waiting times to 20 minutes on average
+ Cut waiting times to around 20 minutes.
- Cut waiting times to at most 20 minutes.
- Cut waiting times to under 20 minutes.
= Repaired 12 bikes on the busiest days
- Repaired around 12 bikes a day.
= Served 80 guests at peak
- Served around 80 guests.
= Organised nurse training on two wards
- Organised nurses on two wards.
= Checked driver reporting for errors
- Checked drivers.
- Checked drivers for errors.
`;
test.each(casesOf(GROUPS))(
  'R-5 a group is told by its members, and a mean as about so many: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

test('R-5 what was done besides is a statement of its own', () => {
  const bullets = ['Wrote a monthly newsletter', 'Run the weekly chess club'];
  expect(isTold(bullets, 'Besides writing a monthly newsletter, run the weekly chess club.')).toBe(true);
  expect(isTold(bullets, 'Besides writing a monthly newsletter, run the weekly drama club.')).toBe(false);
});
