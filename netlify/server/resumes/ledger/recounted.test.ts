import { expect, test } from 'vitest';

import { isTold } from '#support/told-of.ts';

const FLOUR = 'Mixed 1.5 kg of flour and 2 g of dye';
test.each([
  [FLOUR, 'Mixed 1,500 g of flour.', true],
  [FLOUR, 'Mixed 1,500 g of dye.', false],
  [FLOUR, 'Mixed 15,000 g of flour.', false],
  ['Laid 12 km of cable', 'Laid over 11,000 m of cable.', true],
  ['Hauled up to 2 tonnes of sand', 'Hauled 2,000 kg of sand.', false],
  ['Opened a wing eight weeks early', 'Opened a wing about two months early.', true],
  ['Opened a wing three weeks early', 'Opened a wing about a month early.', false],
  ['Opened a wing eight weeks early', 'Opened a wing two months early.', false],
  ["Gestion d'un budget de 40 000 €", 'Géré un budget de 40 000 €.', true],
])('R-5 an amount is told in another unit of its kind: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

const YEARS = 'Cut waste in three of six years';
const TENDERS = 'Won four of nine tenders';
test.each([
  [YEARS, 'Cut waste in half of six years.', true],
  [YEARS, 'Cut waste in a third of six years.', false],
  ['Kept bees in two of eight orchards', 'Kept bees in a quarter of eight orchards.', true],
  ['Kept bees in two of eight orchards', 'Kept bees in a fifth of eight orchards.', false],
  [YEARS, 'Cut waste by half.', false],
  [YEARS, 'Cut waste by 50%.', false],
  [TENDERS, 'Won four of nine tenders.', true],
  [TENDERS, 'Won half of nine tenders.', false],
  [TENDERS, 'Won nine tenders.', false],
  ['Catalogued seven estates', 'Catalogued several estates.', true],
  ['Catalogued two estates', 'Catalogued several estates.', false],
  ['Baked for 5 customers', 'Baked for several thousand customers.', false],
  ['Repaired 46 bicycles', 'Repaired dozens of bicycles.', true],
  ['Repaired 14 bicycles', 'Repaired dozens of bicycles.', false],
  ['Repaired up to 46 bicycles', 'Repaired dozens of bicycles.', false],
])(
  'R-5 a number is told as its share or more vaguely, in its range: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const RECORDS = 'Published a weekly bulletin and an annual record';
const POOL = 'Cleaned the pool every other Monday';
test.each([
  [POOL, 'Cleaned the pool fortnightly.', true],
  [POOL, 'Did fortnightly cleaning of the pool.', true],
  [POOL, 'Cleaned the pool every other Friday.', false],
  [POOL, 'Cleaned the pool every Monday.', false],
  ['Leitung der monatlichen Chorprobe', 'Leitete jeden Monat die Chorprobe.', true],
  ['Leitung der jährlichen Chorprobe', 'Leitete jeden Monat die Chorprobe.', false],
  ['Nourri les animaux chaque jour', 'Nourri les animaux chaque mois.', false],
  [RECORDS, 'Published a bulletin every week.', true],
  [RECORDS, 'Published a weekly record.', false],
  [RECORDS, 'Published a record every week.', false],
  ['Met the annual quota in four of seven years', 'Met the quota every year.', false],
  ['Met the monthly quota', 'Met the quota every month.', false],
  ['Chaired the monthly panel in 2018', 'Chaired the panel every month.', false],
])('R-5 how often is told in other words, of what it was said of: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

const SHOP = 'Co-managed the shop and supported two clerks';
test.each([
  [SHOP, 'Helped manage the shop.', true],
  [SHOP, 'Supported two clerks and managed the shop.', false],
  ['Co-led a weekly briefing', 'Led a weekly briefing.', false],
  ['Ran a choir on Fridays', 'Led a choir on Fridays.', true],
  ['Ran tests for a class', 'Led a class.', false],
  ['Moved mail from Exchange to Zimbra', 'Moved e-mail from Exchange to Zimbra.', true],
  ['Delivered mail on two routes', 'Delivered e-mail on two routes.', false],
  ['Advised two depots with 40 employees in total', 'Advised two depots employing 40 people in all.', true],
  ['Advised two depots with 40 visitors in total', 'Advised two depots employing 40 people in all.', false],
  ['Coached six new clerks', 'Coaching of six clerks new to the team.', true],
  ['Sorting accuracy reached 97% in 2018', 'Sorting accuracy in 2018: 97%.', true],
  ['Sorting accuracy reached 97% in 2018', 'Sorting accuracy in 2017: 97%.', false],
])('R-5 a lesser word or a label is believed, and no greater one: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

const FLATS = 'Wohnungssuche für zwölf Familien';
test.each([
  [FLATS, 'Wohnungen für zwölf Familien gesucht.', true],
  [FLATS, 'Wohnungen für zwölf Familien gebaut.', false],
  [`Vertretung bei der ${FLATS}`, 'Wohnungen für zwölf Familien gesucht.', false],
  ['Planung von 40 Konzerten', '40 Konzerte geplant.', true],
  ['Beobachtung der Wartung von zwei Pumpen', 'Zwei Pumpen gewartet.', false],
  ['Verantwortlich für die Wartung von zwei Pumpen', 'Zwei Pumpen gewartet.', true],
  ['Traduction de 12 notices', 'Traduit 12 notices.', true],
  ['Encadrement de quatre apprentis', 'Encadre quatre apprentis.', true],
  ['Planification de la rénovation de deux ponts', 'Rénovation de deux ponts.', false],
  ['Planning of the renovation of two bridges', 'Renovation of two bridges.', false],
  ['Observed the restoration of two organs', 'Restoration of two organs.', false],
  ['Carried out the restoration of two organs', 'Restoration of two organs.', true],
])(
  'R-5 the noun of an act is told as its verb, where the act was his: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);
