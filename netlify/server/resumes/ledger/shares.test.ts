import { expect, test } from 'vitest';

import { isTold } from '#support/told-of.ts';

test.each([
  ['Ran a stall of 2 inside a market of 30 stalls', 'Ran a market of 30 stalls.', false],
  ['Ran a stall of 2 inside a market of 30 stalls', 'Ran a stall of two.', true],
  ['Led a crew at a plant of 300', 'Led a plant of 300.', false],
  ['Coached 4 players among a squad of 22', 'Coached a squad of 22.', false],
  ['Looked after 8 gardens as part of an estate', 'Looked after an estate.', false],
  ['Managed a budget of €2,000 within a programme of €5 million', 'Managed a budget of €5M.', false],
  ['Worked in a team of 4 under a division of 70', 'Worked in a team of 70.', false],
  ['Operated within a crew of 9', 'Operated in a crew of nine.', true],
  ['Translated 3 chapters of a book of 18 chapters', 'Translated a book of 18 chapters.', false],
  ['Translated 3 chapters of a book of 18 chapters', 'Translated three chapters of a book.', true],
  ['Added 2 modules to a platform of 30 modules', 'Added 30 modules to a platform.', false],
  ['Translated part of a manual of 400 pages', 'Translated a manual of 400 pages.', false],
  [
    'Identified £9,000 in unpaid fees; £4,000 was recovered',
    'Identified and recovered £9,000 in unpaid fees.',
    false,
  ],
  ['Identified £9,000 in unpaid fees; £4,000 was recovered', 'Identified £9,000 in unpaid fees.', true],
  ['Read 90 petitions; 20% were granted', 'Read and granted 90 petitions.', false],
])('R-5 a part is not told as the whole that it belongs to: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

test.each([
  ['Wrote fire plans; full plans were signed off by the managing warden', 'Signed off full plans.', false],
  ['Faults were cut by rehearsing the drill', 'Cut faults by rehearsing the drill.', true],
])('R-5 who an act was done by may be called by what he does: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

const TOTAL = 'Audited 12 branches worth $9 million altogether';
const EACH = 'Managed 5 shops with 30 clerks each';
const GERMAN = 'Betreute 8 Filialen mit je 2 Mio. Euro Umsatz';
test.each([
  [TOTAL, 'Audited 12 branches worth $9 million each.', false],
  [TOTAL, 'Audited 12 branches worth $9 million apiece.', false],
  [TOTAL, 'Audited 12 branches, each worth $9 million.', false],
  [TOTAL, 'Audited 12 branches worth $9 million per branch.', false],
  [TOTAL, 'Audited 12 branches worth $9M in total.', true],
  [TOTAL, 'Audited 12 branches worth $9M.', true],
  [EACH, 'Managed 5 shops with 30 clerks overall.', false],
  [EACH, 'Managed 5 shops with 30 clerks.', false],
  [EACH, 'Managed 5 shops with 30 clerks per shop.', true],
  [EACH, 'Managed five shops, each with 30 clerks.', true],
  ['Managed 5 shops with combined sales of $4 million', 'Managed 5 shops with sales of $4M each.', false],
  ['Planted 300 trees in 4 parks', 'Planted 300 trees in each of 4 parks.', false],
  ['Planted 300 trees in all 4 parks', 'Planted 300 trees in four parks.', true],
  ['Wrote 6 reports per quarter', 'Wrote 6 reports in total.', false],
  ['Cut response time per ticket from 9 to 5 hours', 'Cut ticket response time from 9 to 5 hours.', true],
  [GERMAN, 'Betreute 8 Filialen mit insgesamt 2 Mio. Euro Umsatz', false],
  [GERMAN, 'Betreute acht Filialen mit jeweils 2 Mio. Euro Umsatz', true],
  ['Encadré 3 chantiers de 2 M€ chacun', 'Encadré 3 chantiers de 2 M€ au total', false],
  ['Painted 3 murals worth $9,000 in total', 'Painted three murals worth a combined $9,000.', true],
])('R-5 what is of all is not told of each, nor the other way: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

test.each([
  ['Served an average of 80 guests per evening', 'Served at least 80 guests per evening.', false],
  ['Served an average of 80 guests per evening', 'On average, served 80 guests per evening.', true],
  ['Cut maximum waiting time to 10 minutes', 'Cut waiting time to 10 minutes.', false],
  ['Handled peak loads of 500 calls a day', 'Handled 500 calls a day.', false],
])('R-5 a mean is no least amount, and a peak no common one: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});

const RATE = 'Saved $500 per month on fuel';
test.each([
  [RATE, 'Saved $6,000 a year ($500 per month) on fuel.', true],
  [RATE, 'Saved $500 a month, or $6,000 a year, on fuel.', true],
  [RATE, 'Saved $6,000 a year on fuel.', false],
  [RATE, 'Saved $60,000 a year ($500 per month) on fuel.', false],
  ['Saved $500 on fuel', 'Saved $6,000 a year ($500 per month) on fuel.', false],
  ['Saved up to $500 per month on fuel', 'Saved $6,000 a year (up to $500 per month) on fuel.', false],
  [`${RATE} for four months`, 'Saved $6,000 a year ($500 per month) on fuel.', false],
])(
  'R-5 a rate of a month is told of a year with it, where nothing ends it: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const QUERIES = 'Wrote SQL queries against Oracle and archived invoices with Perl';
const CATALOGUE = 'Contributed to a seed catalogue with three botanists';
test.each([
  ['Maintained 40 street lamps', 'Looked after 40 street lamps.', true],
  ['Looked after 40 street lamps', 'Maintained 40 street lamps.', true],
  ['Looked after 40 street lamps', 'Managed 40 street lamps.', false],
  ['Deputised for the editor on holidays', 'Stood in for the editor on holidays.', true],
  ['Deputised for the editor on holidays', 'Worked as the editor.', false],
  ['Founded a choir', 'Set up a choir.', true],
  ['Cofounded a choir', 'Founded a choir.', false],
  ['Sewed costumes worn by 40 dancers', 'Sewed costumes that 40 dancers wore.', true],
  [CATALOGUE, 'Contributed, alongside three botanists, to a seed catalogue.', true],
  [CATALOGUE, 'Contributed, alongside two botanists, to a seed catalogue.', false],
  [QUERIES, 'Archived invoices using Perl and queried Oracle with SQL.', true],
  [QUERIES, 'Queried Oracle with Perl.', false],
  [QUERIES, 'Queried invoices with SQL.', false],
  [QUERIES, 'Wrote Oracle.', false],
])('R-5 an act is told in other words, in its place or by its noun: %s: %s: %s', (bullet, text, expected) => {
  expect(isTold(bullet, text)).toBe(expected);
});
