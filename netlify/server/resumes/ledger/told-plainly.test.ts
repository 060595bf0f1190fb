import { describe, expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { verifyClaim } from './verify-claim.ts';

const BULLETS = [
  'Lead a crew of nine clerks and two divers in three harbors.',
  'Own a dock budget of $3.2 million.',
  'Handled berths and permits for 40 boats.',
  'Planned tide routes for 12 tugs and wrote mooring scripts.',
  'Added harbor lamps, which cut night delays from 24% to 15% in 18 months.',
  'Introduced beacons for all pilots; ferry skippers are not yet covered.',
  'Replaced paper logs with tablets; surveyed six wrecks during the 2021 pier program, finished a month early.',
  'Prepared payroll changes for a firm with $48 million in sales.',
  'Trained skippers on radar in monthly sessions.',
  'Supported the harbor master in two inspections and piloted a sonar.',
  'Gave support to boat owners; inspect each crane at least four times a year.',
  'Operated barges and cranes over three seasons.',
];
const isSupported = (text: string): boolean => {
  const job = {
    title: 'Planner',
    company: 'Tollard Ferries',
    startDate: '2019-01',
    endDate: 'present',
    bullets: BULLETS,
  };
  const base = ResumeContent.parse({ name: 'Ines Calder', experience: [job] });
  return verifyClaim({ where: 'bullet', text, employer: job.company }, base, '2026-11').isSupported;
};

describe('R-5 an act told by its product, its noun, its result or in longer words', () => {
  test.each([
    'Created tide route plans for 12 tugs.',
    'Cut night delays by nine points, from 24% to 15%, over a year and a half.',
    'Lead nine clerks and two divers.',
    'Held monthly radar training for skippers.',
    'Provided support to boat owners.',
    'Inspect each crane four or more times a year.',
    'Introduced tablets in place of paper logs.',
    'Surveyed six wrecks during the 2021 pier program, finished a month ahead of schedule.',
    'Manage a dock budget of $3.2M.',
  ])('%s', (text) => {
    expect(isSupported(text)).toBe(true);
  });

  const VERBS = [
    'Managed',
    'Led',
    'Directed',
    'Ran',
    'Oversaw',
    'Prepared',
    'Designed',
    'Trained',
    'Responsible for',
  ];
  const BESIDE = [
    'three harbors',
    '40 boats',
    '12 tugs',
    'the 2021 pier program',
    '$48 million',
    'a firm',
    'radar',
  ];
  const BEHIND = ['two inspections', 'boat owners', 'the harbor master', 'payroll', 'cranes', 'barges'];
  test('what stands beside an act, behind it or within its object was not done', () => {
    const lies = VERBS.flatMap((verb) => [...BESIDE, ...BEHIND].map((object) => `${verb} ${object}.`));
    const own = ['Ran cranes.', 'Ran barges.', 'Responsible for 12 tugs.', 'Responsible for boat owners.'];
    expect(lies.length).toBeGreaterThan(100);
    expect(lies.filter((text) => isSupported(text) && !own.includes(text))).toEqual([]);
  });

  test.each([
    'Introduced beacons for all pilots and every ferry skipper.',
    'Introduced paper logs.',
    'Led a sonar.',
    'Cut night delays by 15%.',
    'Cut night delays by 24 points.',
    'Operated barges and cranes over a single season.',
    'Own a dock budget of $3.2 million under budget.',
    'Tested tide routes for 12 tugs.',
    'Built mooring cranes.',
    'Lead nine clerks and 40 boats.',
    'Inspect each crane five or more times a year.',
    'Conducted two inspections.',
    'Responsible for two inspections.',
    'Created radar training.',
    'Surveyed six wrecks, finished two months early.',
  ])('refused: %s', (text) => {
    expect(isSupported(text)).toBe(false);
  });
});
