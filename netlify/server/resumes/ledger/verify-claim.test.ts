import { describe, expect, test } from 'vitest';

import { FRENCH, GERMAN, LOGISTICS } from '../../../../tests/support/resumes/bases.ts';
import { verifyClaim } from './verify-claim.ts';
import type { Claim } from './verdict.ts';

const NOW = '2026-11';
const NORTHWATER = 'Northwater Foods';
const LAKESHORE = 'Lakeshore Medical Supply';
const OSTRAVA = 'Ostrava Tools';

const verdict = (claim: Claim) => verifyClaim(claim, LOGISTICS, NOW);
const bullet = (employer: string, text: string) => verdict({ where: 'bullet', employer, text });

describe('R-5 what the base says in other words is allowed', () => {
  test.each([
    [NORTHWATER, 'Led a team of nine planners and two buyers for 4 warehouses in Minnesota.'],
    [NORTHWATER, 'Manage 2 buyers and 9 planners.'],
    [NORTHWATER, 'Own an annual freight budget of $2,500,000.'],
    [NORTHWATER, 'Renegotiated five carrier contracts, reducing freight cost by $180K per year.'],
    [NORTHWATER, 'Stock-outs of chilled goods were reduced from 7 % to 4 %.'],
    [NORTHWATER, 'Helped the CFO select SAP as the new enterprise resource planning (ERP) system.'],
    [NORTHWATER, 'Implemented cycle counting; inventory accuracy went from 91% to 97% within 8 months.'],
    [NORTHWATER, 'With dock scheduling, cut truck loading by up to 25 percent.'],
    [NORTHWATER, 'Migrated over 50 suppliers to EDI in a year and a half with no missed delivery.'],
    [LAKESHORE, 'Supported the quality manager during 2 FDA audits.'],
    [LAKESHORE, 'Processed over 900 purchase orders and answered dozens of vendor questions per week.'],
    [LAKESHORE, 'Took part in the warehouse redesign.'],
    [LAKESHORE, 'Managed purchasing of items worth €6M a year.'],
    [OSTRAVA, 'Compared offers from 12 suppliers in Microsoft Excel.'],
  ])('%s: %s', (employer, text) => {
    expect(bullet(employer, text)).toMatchObject({ isSupported: true });
  });
});

describe('R-5 what the base does not say is refused', () => {
  test.each([
    ['a stronger verb', LAKESHORE, 'Led two FDA audits with the quality manager.'],
    ['the work of others', NORTHWATER, 'Owned the SAP implementation.'],
    ['the choice of others', NORTHWATER, 'Selected SAP as the new ERP.'],
    ['a number of something else', NORTHWATER, 'Own a $180,000 annual freight budget.'],
    ['heads that changed places', NORTHWATER, 'Lead a team of 9 buyers and 2 planners.'],
    ['a dropped limit', NORTHWATER, 'Shortened truck loading by 25% with dock scheduling.'],
    ['percent of points', NORTHWATER, 'Reduced stock-outs of chilled goods by 3%.'],
    ['a reversed change', NORTHWATER, 'Reduced stock-outs of chilled goods from 4% to 7%.'],
    ['a wider negation', NORTHWATER, 'Moved 60 suppliers to EDI without a delivery.'],
    ['a cause', NORTHWATER, 'Raised inventory accuracy from 91% to 97%.'],
    ['a joined cause', NORTHWATER, 'Cut freight cost by moving 60 suppliers to EDI.'],
    ['a dropped no', OSTRAVA, 'Compared offers with authority to sign contracts.'],
    ['a responsibility denied', LAKESHORE, 'Responsible for the quality budget.'],
    ['another employer’s fact', LAKESHORE, 'Managed purchasing for 4 warehouses in Minnesota.'],
    [
      'two employers in one',
      LAKESHORE,
      'Processed more than 900 purchase orders and compared offers from 12 vendors.',
    ],
    ['an unknown employer', 'Acme', 'Processed more than 900 purchase orders.'],
    ['an expansion of one into many', LAKESHORE, 'Participated in warehouse redesigns.'],
    ['words nobody wrote', NORTHWATER, 'Lead a team of 9 planners: “a great boss”.'],
    ['nothing at all', NORTHWATER, '—'],
  ])('%s: %s, %s', (_, employer, text) => {
    expect(bullet(employer, text)).toMatchObject({ isSupported: false });
  });
});

test('R-5 a refusal names the words that the base does not have', () => {
  const answer = bullet(NORTHWATER, 'Reduced stock-outs of chilled goods from 7% to 4% with Blockchain.');
  expect(answer).toEqual({
    isSupported: false,
    reason: 'The base resume does not say “Blockchain” of this.',
  });
});

test('R-5 evidence quotes the base where it stands', () => {
  const answer = bullet(NORTHWATER, 'Cut freight cost by $180,000 a year.');
  const text = LOGISTICS.experience[0]?.bullets[1] ?? '';
  const quote = 'cut freight cost by $180,000 a year';
  const start = text.indexOf(quote);
  expect(answer).toEqual({
    isSupported: true,
    evidence: [{ path: 'experience.0.bullets.1', quote, start, end: start + quote.length }],
  });
});

describe('R-5 a summary keeps each fact with its employer', () => {
  test.each([
    'Supply chain manager for food and medical goods with over 14 years of experience.',
    'Supply chain manager at Northwater Foods in Duluth; formerly senior buyer at Lakeshore Medical Supply.',
    'Leads a team of 9 planners and 2 buyers at Northwater Foods and managed purchasing at Lakeshore Medical Supply.',
    'Supply chain manager with more than 6 years in that role.',
    'Strong in inventory planning.',
  ])('allowed: %s', (text) => {
    expect(verdict({ where: 'summary', text })).toMatchObject({ isSupported: true });
  });
  test.each([
    'Supply chain manager at Lakeshore Medical Supply.',
    'At Lakeshore Medical Supply, led a team of 9 planners and introduced cycle counting.',
    'Supply chain manager with 20 years of experience.',
    'Supply chain manager with 14 years of experience as supply chain manager.',
    'Supply chain manager proficient in Tableau.',
    'PMP-certified supply chain manager.',
    'Currently senior buyer at Lakeshore Medical Supply.',
  ])('refused: %s', (text) => {
    expect(verdict({ where: 'summary', text })).toMatchObject({ isSupported: false });
  });
  test('without a reference date a present job adds no years', () => {
    const claim: Claim = { where: 'summary', text: 'Supply chain manager with over 14 years of experience.' };
    expect(verifyClaim(claim, LOGISTICS)).toMatchObject({ isSupported: false });
  });
});

describe('R-5 heads and lists', () => {
  const table: [Claim['where'], string | undefined, string, boolean][] = [
    ['title', LAKESHORE, 'Sr. Buyer', true],
    ['title', LAKESHORE, 'Buyer', false],
    ['title', LAKESHORE, 'Supply Chain Manager', false],
    ['title', OSTRAVA, 'Purchasing Manager', false],
    ['date', LAKESHORE, '2015-06/2019-12', true],
    ['date', LAKESHORE, 'June 2015 – December 2019', true],
    ['date', LAKESHORE, '2015/2019', true],
    ['date', LAKESHORE, '2015-06/2020-02', false],
    ['date', OSTRAVA, '2012-01/present', false],
    ['skill', undefined, 'Microsoft Excel', true],
    ['skill', undefined, 'Dock scheduling', true],
    ['skill', undefined, 'SAP', false],
    ['skill', undefined, 'SAP (basic)', true],
    ['skill', undefined, 'Tableau', false],
    ['skill', undefined, 'Spanish (fluent)', false],
    ['certification', undefined, 'PMP', false],
    ['certification', undefined, 'PMP (in progress)', true],
    ['certification', undefined, 'CPIM', false],
    ['education', undefined, 'Bachelor of Science in Logistics, University of Wisconsin, 2011', true],
    ['education', undefined, 'M.S. in Logistics, University of Wisconsin, 2011', false],
    ['education', undefined, 'B.S. in Logistics, University of Wisconsin, GPA 3.9', false],
    ['achievement', undefined, 'Winner, Great Lakes logistics award, 2021', false],
  ];
  test.each(table)('%s %s: %s is supported: %s', (where, employer, text, isSupported) => {
    expect(verdict({ where, employer, text })).toMatchObject({ isSupported });
  });
});

test.each([
  ['juin 2015 – juin 2019', true],
  ['juin 2015 – juillet 2019', false],
  ['Juni 2015 – Sept. 2018', true],
])('R-5 months are those of every language in which resumes are read: %s', (text, isSupported) => {
  const [, senior] = LOGISTICS.experience;
  const base = { ...LOGISTICS, experience: senior ? [{ ...senior, endDate: '2019-06' }] : [] };
  expect(verifyClaim({ where: 'date', employer: LAKESHORE, text }, base, NOW)).toMatchObject({ isSupported });
});

describe('R-5 German and French resumes are read word by word', () => {
  test.each([
    [GERMAN, 'Weserwerk GmbH', 'Leitete ein Team von 14 Technikern.', true],
    [GERMAN, 'Weserwerk GmbH', 'Leitete ein Team von 24 Technikern.', false],
    [GERMAN, 'Weserwerk GmbH', 'Leitete die Einführung von SAP PM im Werk Bremen.', false],
    [GERMAN, 'Weserwerk GmbH', 'Einführung von SAP PM im Werk Bremen.', false],
    [GERMAN, 'Weserwerk GmbH', 'Senkte die ungeplanten Stillstände von 6 % auf 9 %.', false],
    [GERMAN, 'Küstenpumpen AG', 'Planung eines Prüfstands.', false],
    [FRENCH, 'Laiterie des Trois Vallées', 'Encadré 6 techniciens de laboratoire.', true],
    [FRENCH, 'Laiterie des Trois Vallées', 'Réduit les réclamations de 31 à 48 par an.', false],
    [FRENCH, 'Laiterie des Trois Vallées', 'Choix d’un logiciel de traçabilité.', false],
  ])('%#: %s, %s', (base, employer, text, isSupported) => {
    expect(verifyClaim({ where: 'bullet', employer, text }, base, NOW)).toMatchObject({ isSupported });
  });
});
