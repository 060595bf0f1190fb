import { describe, expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import type { Claim } from './verdict.ts';
import { verifyClaim } from './verify-claim.ts';

const HALDEN = 'Halden Ferries';
const BASE = ResumeContent.parse({
  name: 'Marit Osei',
  summary: 'IT service manager.',
  experience: [
    {
      title: 'IT Service Manager',
      company: HALDEN,
      startDate: '2016-01',
      endDate: '2026-01',
      bullets: [
        'Shortened berth planning from 9 hours to 5 hours using Quayside.',
        'Ran 30 harbor drills in 2023, of which 7 were unannounced.',
        'Logged repairs worth $1.2M; no authority to approve them and not responsible for the dock budget.',
        'Set up ticket scanners on 4 piers without delaying a departure.',
        'Mentored five trainees.',
        'Build Beaker reports used by 20 captains.',
        'Supported the crew planner, who precepted the cadets.',
        'Braided the mooring lines from old nets.',
        'Look after 14 accounts of the fish market.',
        'Introduced automated invoicing at 3 desks.',
        'Took first notices of damage by radio.',
        'Keep watch every third weekend.',
        'Certified for steam and diesel engines; in training on turbines.',
        'The harbor master looks after 9 lighthouses.',
      ],
    },
    { title: 'Systems Administrator', company: 'Orrin Mills', startDate: '2010-01', endDate: '2015-01' },
  ],
  skills: ['Kubernetes', 'Adobe Photoshop', 'VBA', 'Infrastructure as code'],
});

const isSupported = (where: Claim['where'], text: string) =>
  verifyClaim({ where, text, employer: where === 'bullet' ? HALDEN : undefined }, BASE, '2026-11')
    .isSupported;

describe('R-5 an own act told in another order, voice or form is allowed, and nothing beside it', () => {
  test.each([
    ['bullet', 'Using Quayside, shortened berth planning from 9 hours to 5 hours.', true],
    ['bullet', 'Using Beaker, shortened berth planning from 9 hours to 5 hours.', false],
    ['bullet', 'Using Quayside, ran 30 harbor drills.', false],
    ['bullet', 'In 2023, ran 30 harbor drills; 7 were unannounced.', true],
    ['bullet', 'Ran 30 harbor drills; 30 were unannounced.', false],
    ['bullet', '7 were unannounced.', false],
    ['bullet', 'Mentored five trainees; 7 were unannounced.', false],
    ['bullet', 'Logged repairs worth $1,200,000; no authority to approve them.', true],
    ['bullet', 'Logged repairs worth $1.2M, with no responsibility for the dock budget.', true],
    ['bullet', 'Logged repairs worth $1.2M, with responsibility for the dock budget.', false],
    ['bullet', 'Logged repairs worth $1.2M, without authority to approve them.', true],
    ['bullet', 'Ran 30 harbor drills, without authority to approve repairs.', false],
    ['bullet', 'Logged repairs worth $1.2M with authority to approve them.', false],
    ['bullet', 'Ticket scanners were set up on 4 piers without delaying a departure.', true],
    ['bullet', 'The crew was planned.', false],
    ['bullet', 'I built Beaker reports used by 20 captains.', true],
    ['bullet', 'Mooring lines were braided from old nets.', true],
    ['bullet', 'Mooring lines were braided from new nets.', false],
    ['bullet', 'Responsible for 14 accounts of the fish market.', true],
    ['bullet', 'Responsible for the fish market.', false],
    ['bullet', 'Responsible for 9 lighthouses.', false],
    ['bullet', 'Introduced AI at 3 desks.', false],
    ['bullet', 'Took FNOD by radio.', true],
    ['bullet', 'Took FNOR by radio.', false],
    ['bullet', 'Keep watch one weekend in three.', true],
    ['bullet', 'Keep watch one weekend in two.', false],
    ['bullet', 'Certified for diesel engines.', true],
    ['bullet', 'Certified for diesel engines and turbines.', false],
    ['skill', 'Mentoring', true],
    ['skill', 'Precepting', false],
    ['skill', 'Building', false],
  ] as const)('%s: %s: %s', (where, text, expected) => {
    expect(isSupported(where, text)).toBe(expected);
  });
});

describe('R-5 years of a field count the jobs whose titles belong to it', () => {
  test.each([
    ['IT service manager with more than 14 years in IT.', true],
    ['IT service manager with more than 15 years in IT.', false],
    ['IT service manager with more than 14 years in IT and nursing.', false],
    ['IT service manager with more than 14 years in nursing and IT.', false],
    ['IT service manager with more than 14 years in service management.', false],
  ])('%s: %s', (text, expected) => {
    expect(isSupported('summary', text)).toBe(expected);
  });
});

describe('R-5 a skill may be spelled otherwise, and is no other one of the same kind', () => {
  test.each([
    ['k8s', true],
    ['Photoshop', true],
    ['IaC', true],
    ['OpenShift', false],
    ['VB.NET', false],
  ])('%s: %s', (text, expected) => {
    expect(isSupported('skill', text)).toBe(expected);
  });
});
