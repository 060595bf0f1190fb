import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

const MULTIPLES = `
= Grew the mailing list from 900 to 2,100 readers
+ More than doubled the mailing list.
+ More than doubled the mailing list to 2,100 readers.
- More than tripled the mailing list.
- Doubled the mailing list.
- More than halved the mailing list.
= Raised monthly bookings from 30 to 100
+ More than tripled monthly bookings.
+ More than doubled monthly bookings.
- More than quadrupled monthly bookings.
= Cut the waiting list from 90 to 40 patients
+ More than halved the waiting list.
+ Cut the waiting list by more than half.
- Cut the waiting list by more than two thirds.
- More than doubled the waiting list.
= Brought the changeover from 50 minutes down to 22
+ More than halved the changeover time, from 50 to 22 minutes.
- More than halved the number of changeovers.
= Shortened the close from ten days to under five
+ More than halved the close, from ten days to less than five.
+ Cut the close by more than half.
- More than halved the close, from ten days to four.
= Raised the share of repeat guests from 20% to 41%
+ Raised the share of repeat guests by 21 percentage points.
+ More than doubled the share of repeat guests.
- More than doubled repeat guests.
- Raised the share of repeat guests by 21%.
= Umsatz der Filiale von 200.000 auf 450.000 Euro gesteigert
+ Umsatz der Filiale mehr als verdoppelt.
- Umsatz der Filiale mehr als verdreifacht.
= Nombre d'abonnés passé de 300 à 700
- Nombre d'abonnés plus que triplé.
= Defects fell from 26 to 9 a month
+ Defects went down by about two thirds.
+ Monthly defects dropped by roughly two thirds.
- Defects went down by about three quarters.
- Defects went down by two thirds a week.
= Ran 48 tastings; 16 of them led to an order
+ Ran 48 tastings, a third of which led to an order.
- Ran 48 tastings, half of which led to an order.
- Ran 16 tastings, a third of which led to an order.
= Reviewed 40 suppliers; 21 of them were replaced
+ Reviewed 40 suppliers, about half of which were replaced.
- Reviewed 40 suppliers, about two thirds of which were replaced.
= Interviewed 60 applicants, 19 of whom were hired
+ Interviewed 60 applicants, about a third of whom were hired.
- Interviewed 60 applicants, about a quarter of whom were hired.
= Run a garage of five mechanics and two apprentices
+ In charge of a garage of seven: five mechanics and two apprentices.
+ Run a garage of seven, five mechanics plus two apprentices.
- Run a garage of eight, five mechanics plus two apprentices.
= Lead a kitchen of four cooks and three kitchen porters
+ Lead a kitchen of seven people.
+ Lead a kitchen team of seven, four cooks and three kitchen porters.
- Lead a kitchen of seven cooks.
= Manage two nurses and four carers
+ Manage six people, two nurses and four carers.
- Manage six nurses.
= Completed the course six months early
+ Completed the course half a year early.
+ Completed the course half a year ahead of time.
- Completed the course a year ahead of time.
= Finished the bridge three months early
- Finished the bridge half a year early.
= Maintained 62 boilers
+ Maintained more than sixty boilers.
+ Maintained some 60 boilers.
+ Maintained sixty-odd boilers.
+ Maintained roughly 60 boilers.
+ Maintained around sixty boilers.
- Maintained sixty boilers.
- Maintained sixty-five boilers.
= Entretien de 62 chaudières
+ Entretien de plus de soixante chaudières.
+ Entretien d'une soixantaine de chaudières.
- Entretien de soixante-dix chaudières.
- Entretien d'une centaine de chaudières.
= Accueil d'une vingtaine de clients par jour
+ Accueil d'environ vingt clients par jour.
- Accueil de vingt clients par jour.
= Wartung von 62 Kesseln
+ Wartung von über sechzig Kesseln.
+ Wartung von rund 60 Kesseln.
- Wartung von rund 70 Kesseln.
`;
test.each(casesOf(MULTIPLES))(
  'R-5 multiples, shares of some and sums follow from amounts, with their limits: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const COUNTED = `
= Staff a help line from 8 a.m. to 6 p.m.
+ Staff a help line ten hours a day.
- Staff a help line twelve hours a day.
= Opened the library from 9 am to 5 pm
+ Opened the library eight hours a day.
- Opened the library nine hours a day.
= Desk open from 7:00 to 22:00
- Desk open 16 hours a day.
= Wrote guides in English and Irish
+ Wrote guides in two languages.
+ Wrote guides in two languages (English and Irish).
- Wrote guides in three languages.
= Sold tickets in Rome, Milan and Turin
- Sold tickets in four cities.
- Sold three tickets.
= Served guests in German, French and Italian
+ Served guests in three languages.
- Served guests in two countries.
= Kept books for a bakery, a florist and a bar
- Kept books for four businesses.
- Kept three books.
= Visited clients in Spain and Portugal
+ Visited clients in two countries.
- Visited two clients.
- Visited clients in two cities.
= Cooked in French and Italian restaurants
- Cooked in restaurants in two languages.
- Cooked in two countries.
= Worked nights from 10 p.m. to 6 a.m.
+ Worked nights, eight hours a day.
= Grew the team from 8 to 12
- Grew the team four hours a day.
= Beratung von Kunden auf Deutsch und Türkisch
+ Beratung von Kunden in zwei Sprachen.
- Beratung von Kunden in drei Sprachen.
= Accueil de clients en anglais et espagnol
+ Accueil de clients en deux langues.
= Build dashboards for the branch network and the loan team
+ Build dashboards for two audiences: the loan team and the branch network.
- Build dashboards for three audiences: the loan team and the branch network.
- Build dashboards for two audiences: the loan team and the board.
`;
test.each(casesOf(COUNTED))(
  'R-5 hours of a day, languages, countries and what is listed are counted: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);
