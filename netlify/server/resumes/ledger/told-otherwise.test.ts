import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { verifyClaim } from './verify-claim.ts';

const COMPANY = 'Brightwell Harbor';
const BASE = ResumeContent.parse({
  name: 'Ilse Marlow',
  summary: 'Operations lead in ports.',
  experience: [
    {
      title: 'Head of Berth Operations',
      company: COMPANY,
      startDate: '2019-03',
      endDate: 'present',
      bullets: [
        'Managed a team of 12 skippers and 3 clerks.',
        'Helped to migrate bookings from Tidal to Quayside.',
        'Inspected 6 crane types.',
        'Made around 40 calls a day.',
        'Cut fuel costs by about $62,000 a year by renegotiating the tug contract.',
        'Brought the clearance time of reefer boxes down from 9 to 5 hours.',
        'Raised the crew satisfaction score from 7.1 to 8.4.',
        'Trained 1,250 dockers from the local school on 8 to 10 cranes per shift.',
        'Introduced weekly drift reviews; groundings fell from 9% to 4% in the first year.',
        'Ranked third of eight ports in 2022.',
        'Assisted with the rollout of Anchora.',
        'Mentored five trainees in mooring.',
      ],
    },
    { title: 'Deckhand', company: 'Moy Ferries', startDate: '2012-01', endDate: '2019-02' },
  ],
  skills: ['Norwegian (fluent)', 'Quayside'],
});

const isSupported = (where: 'bullet' | 'summary', text: string) =>
  verifyClaim({ where, text, employer: where === 'bullet' ? COMPANY : undefined }, BASE, '2026-11')
    .isSupported;

test.each([
  'Led 12 skippers and three clerks.',
  'Supervised a team of 12 skippers.',
  'Assisted with the migration of bookings from Tidal to Quayside.',
  'Carried out inspections of 6 crane types.',
  'Placed roughly forty calls daily.',
  'Saved about $62K annually on fuel through a renegotiated tug contract.',
  'Reduced reefer box clearance from 9 hours to 5.',
  'Improved crew satisfaction from 7.1 to 8.4.',
  'Trained 1250 dockers on 8–10 cranes each shift.',
  'Introduced weekly drift reviews, with groundings dropping from 9% to 4% in year one.',
  'In 2022, came in 3rd among eight ports.',
  'Helped roll out Anchora.',
  'Made around 40 calls a day and mentored 5 trainees in mooring.',
])('R-5 a true bullet in other words is allowed: %s', (text) => {
  expect(isSupported('bullet', text)).toBe(true);
});

test.each([
  'Led 12 skippers and four clerks.',
  'Led the migration of bookings from Tidal to Quayside.',
  'Migrated bookings from Tidal to Quayside.',
  'Assisted with the migration of bookings from Quayside to Tidal.',
  'Carried out repairs of 6 crane types.',
  'Placed forty calls weekly.',
  'Saved about $62K a month on fuel.',
  'Saved about $62K annually on fuel through a renegotiated crane contract.',
  'Reduced reefer box clearance from 5 hours to 9.',
  'Reduced reefer box clearance from 9 days to 5.',
  'Improved crew retention from 7.1 to 8.4.',
  'Trained 12500 dockers.',
  'Trained 1250 dockers on 8–12 cranes each shift.',
  'Introduced weekly drift reviews, with delays dropping from 9% to 4% in year one.',
  'In 2022, came in 2nd among eight ports.',
  'Rolled out Anchora.',
  'Made around 40 calls a day and managed 5 trainees in mooring.',
  'Took training in mooring from five trainees.',
])('R-5 a lie in such words is refused: %s', (text) => {
  expect(isSupported('bullet', text)).toBe(false);
});

test.each([
  ['Head of Berth Operations at Brightwell Harbor since March 2019.', true],
  ['Head of Berth Operations at Brightwell Harbor since March 2017.', false],
  ['Head of Berth Operations at Moy Ferries.', false],
  ['Operations lead in ports, fluent in Norwegian.', true],
  ['Operations lead in ports, fluent in Danish.', false],
])('R-5 a summary names a role with its start and a language with its level: %s: %s', (text, expected) => {
  expect(isSupported('summary', text)).toBe(expected);
});

const GERMAN = ResumeContent.parse({
  name: 'Ilse Marlow',
  experience: [
    {
      title: 'Leiterin Hafenbetrieb',
      company: COMPANY,
      startDate: '2019-03',
      endDate: 'present',
      bullets: [
        'Leitung von 14 Mitarbeitern in zwei Schichten',
        'Pünktlichkeit der Fähren von 91,2 auf 96,8 Prozent gesteigert',
        'Mitarbeit bei der Auswahl eines neuen Krans; die Entscheidung traf der Vorstand',
        'Betreuung von 1.250 Liegeplätzen',
        "Gestion d'un budget de 2,4 M€",
      ],
    },
  ],
});

test.each([
  ['Führung von 14 Mitarbeitern in zwei Schichten', true],
  ['Führung von 16 Mitarbeitern in zwei Schichten', false],
  ['Steigerung der Pünktlichkeit der Fähren von 91,2 % auf 96,8 %', true],
  ['Steigerung der Pünktlichkeit der Fähren von 96,8 % auf 91,2 %', false],
  ['Beteiligt an der Auswahl eines neuen Krans', true],
  ['Auswahl eines neuen Krans', false],
  ['1250 Liegeplätze betreut', true],
  ['12500 Liegeplätze betreut', false],
  ["Gestion d'un budget de 2,4 millions d'euros", true],
  ["Gestion d'un budget de 24 millions d'euros", false],
])('R-5 German and French acts and amounts are told otherwise too: %s: %s', (text, expected) => {
  const claim = { where: 'bullet' as const, text, employer: COMPANY };
  expect(verifyClaim(claim, GERMAN, '2026-11').isSupported).toBe(expected);
});

const FOREIGN = ResumeContent.parse({
  name: 'Ilse Marlow',
  experience: [
    {
      title: 'Sachbearbeiterin',
      company: COMPANY,
      startDate: '2019-03',
      endDate: 'present',
      bullets: [
        'Bearbeitung von monatlich etwa 120 Mietanträgen',
        'Hafenpläne für 38 Becken gezeichnet',
        'Responsable du quai nord, 60 escales par mois',
        'Pas de gestion du personnel ; formation de deux apprentis',
        'Support the harbor director in the yearly audit.',
        'Crew turnover fell from 17% to 12% between 2021 and 2023.',
      ],
    },
  ],
});

test.each([
  ['Bearbeitung von ca. 120 Anträgen auf Miete pro Monat', true],
  ['Bearbeitung von ca. 120 Anträgen auf Miete pro Woche', false],
  ['Zeichnen von Hafenplänen für 38 Becken', true],
  ['Bau von 38 Becken', false],
  [
    'Responsable du quai nord (60 escales par mois) et formation de deux apprentis, sans gestion du personnel',
    true,
  ],
  ['Responsable du quai nord et gestion du personnel', false],
  ['Support the HD in the annual audit.', true],
  ['Drop in crew turnover from 17% to 12% between 2021 and 2023.', true],
  ['Drop in crew turnover from 17% to 12% in 2021.', false],
])('R-5 compounds, short forms, brackets and nouns say the same: %s: %s', (text, expected) => {
  const claim = { where: 'bullet' as const, text, employer: COMPANY };
  expect(verifyClaim(claim, FOREIGN, '2026-11').isSupported).toBe(expected);
});
