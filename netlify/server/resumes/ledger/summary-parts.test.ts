import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { verifyClaim } from '#server/resumes/ledger/verify-claim.ts';

const person = (summary: string, bullets: string[]) =>
  ResumeContent.parse({
    name: 'Ines Calder',
    summary,
    experience: [
      { title: 'Shift Supervisor', company: 'Orrin', startDate: '2019-01', endDate: 'present', bullets },
      {
        title: 'Dispatcher',
        company: 'Tarn Freight',
        startDate: '2014-01',
        endDate: '2018-12',
        bullets: ['Planned 30 tours a day.', 'Sold old pallets to two farms.'],
      },
    ],
    certifications: ['Forklift licence'],
  });
test.each([
  ['Shift supervisor with over twelve years of experience, supervising 18 packers.', true],
  ['Shift supervisor supervising 18 packers; holds a forklift licence.', true],
  ['Logistics supervisor with twelve years in beer and cider who has cut breakage from 3% to 1%.', true],
  ['Logistics supervisor with twelve years in beer.', false],
  ['Logistics manager with over twelve years of experience in logistics.', false],
  ['Shift supervisor supervising 30 packers.', false],
  ['Shift supervisor at Orrin, selling old pallets to two farms.', false],
  ['Shift supervisor currently selling old pallets to two farms.', false],
  ['Shift supervisor who supervised 18 packers, cutting tours to 30 a day.', false],
  ['Shift supervisor with over twelve years of experience and a budget of €30 million.', false],
])('R-5 a summary may tell of each part what one place of the base says: %s: %s', (text, expected) => {
  const base = person('Logistics supervisor. Twelve years in beer and cider.', [
    'Supervise 18 packers.',
    'Cut breakage from 3% to 1%.',
    'Budget of €3 million a year.',
  ]);
  expect(verifyClaim({ where: 'summary', text }, base, '2026-11').isSupported).toBe(expected);
});
