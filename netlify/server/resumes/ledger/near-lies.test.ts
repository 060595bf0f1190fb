import { describe, expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import type { Claim } from './verdict.ts';
import { verifyClaim } from './verify-claim.ts';

const HARBOR = 'Orrin Harbor Works';
const BASE = ResumeContent.parse({
  name: 'Ines Calder',
  summary: 'Operations manager in ports.',
  experience: [
    {
      title: 'Assistant to the Port Director',
      company: HARBOR,
      startDate: '2018-01',
      endDate: 'present',
      bullets: [
        'Reached 108% of the berth plan in 2022 and 97% in 2023.',
        'Opened 4 yards in Leith and 2 in Hull.',
        'Reduced spills from 9% to 6% and delays from 120 to 80 hours.',
        'Supervise 12 pilots on two shifts.',
        'Responsible for a team of 14; no authority over the dock budget.',
        'Shortened mooring from 16 to 11 minutes.',
        'Exceeded targets in 27 of 34 months.',
        'Tried to win 40 carriers.',
        'Introduced a bonus to raise throughput by 31%.',
        'Will lead the rollout of Quayside in 2027.',
        'Would have managed the Kiel office.',
        'Scaled down dredging in Leith.',
        'Used Tide instead of Beacon.',
        'Kept punctuality of 95%.',
        'Advised against a move to Kelp.',
        'Managed a crew.',
      ],
    },
    { title: 'Deckhand', company: 'Moy Ferries', startDate: '2014-01', endDate: '2017-12' },
  ],
  education: [
    {
      degree: 'Bachelor of Arts in English, minor in Navigation',
      school: 'Harbor Extension School',
      graduationDate: '2010',
    },
    { degree: 'Coursework toward Master of Science in Logistics', school: 'Leith College' },
  ],
});

const isSupported = (where: Claim['where'], text: string) =>
  verifyClaim(
    { where, text, employer: /^(?:bullet|title)$/.test(where) ? HARBOR : undefined },
    BASE,
    '2026-11',
  ).isSupported;

describe('R-5 what stands with one number does not stand with another', () => {
  test.each([
    ['Reached 108% of the berth plan in 2022.', true],
    ['Reached 108% of the berth plan in 2022 and 2023.', false],
    ['In 2023, reached 108% of the berth plan.', false],
    ['Opened 4 yards in Leith.', true],
    ['Opened 4 yards in Hull.', false],
    ['Opened 4 yards in Leith and Hull.', false],
    ['Reduced spills by 3 percentage points.', true],
    ['Reduced spills by 3%.', false],
    ['Reduced spills from 120 to 80 hours.', false],
    ['Reduced spills by 40 hours.', false],
    ['Shortened mooring by five minutes (16 to 11).', true],
    ['Shortened mooring by six minutes, from 16 to 11.', false],
    ['Met targets in 27 of 34 months.', true],
    ['Met targets in 34 months.', false],
    ['Kept punctuality ≥ 95%.', true],
    ['Kept punctuality >95%.', false],
  ])('%s: %s', (text, expected) => {
    expect(isSupported('bullet', text)).toBe(expected);
  });
});

describe('R-5 who answers for something may say so either way, and for nothing else', () => {
  test.each([
    ['Responsible for 12 pilots.', true],
    ['Managed a team of 14.', true],
    ['In charge of a team of 14.', true],
    ['Managed a team of 14, without authority over the dock budget.', true],
    ['Responsible for two shifts.', false],
    ['Responsible for the dock budget.', false],
    ['Hired 12 pilots.', false],
  ])('%s: %s', (text, expected) => {
    expect(isSupported('bullet', text)).toBe(expected);
  });
});

describe('R-5 what was tried, planned, avoided or only possible was not done', () => {
  test.each([
    ['bullet', 'Won 40 carriers.'],
    ['bullet', 'Raised throughput by 31%.'],
    ['bullet', 'Led the rollout of Quayside.'],
    ['bullet', 'Managed the Kiel office.'],
    ['bullet', 'Scaled up dredging in Leith.'],
    ['bullet', 'Advised a move to Kelp.'],
    ['skill', 'Beacon'],
    ['skill', 'Kelp'],
    ['skill', 'Quayside'],
  ] as const)('%s: %s', (where, text) => {
    expect(isSupported(where, text)).toBe(false);
  });
});

describe('R-5 no figure or picture that is read over says more', () => {
  test.each(['Managed a crew of ５０.', 'Managed a crew of ⑩.', '🏆 Managed a crew.', 'Managed ½ a crew.'])(
    '%s',
    (text) => {
      expect(isSupported('bullet', text)).toBe(false);
    },
  );
});

describe('R-5 an assistant to somebody has not his title, a minor is no major, a part of a school no other', () => {
  test.each([
    ['title', 'Assistant Port Director', false],
    ['title', 'Assistant to the Port Director', true],
    ['summary', `Assistant Port Director at ${HARBOR}.`, false],
    ['summary', `Port Director at ${HARBOR}.`, false],
    ['summary', 'Former deckhand.', true],
    ['summary', 'Deckhand, formerly assistant to the port director.', false],
    ['education', 'Bachelor of Arts in English, Harbor Extension School, 2010', true],
    ['education', 'Bachelor of Arts in Navigation, Harbor Extension School, 2010', false],
    ['education', 'Bachelor of Arts in English, Harbor School, 2010', false],
    ['education', 'Master of Science in Logistics, Leith College', false],
  ] as const)('%s: %s: %s', (where, text, expected) => {
    expect(isSupported(where, text)).toBe(expected);
  });
});

const MERROW = ResumeContent.parse({
  name: 'Ines Calder',
  experience: [
    {
      title: 'Ward Manager',
      company: HARBOR,
      startDate: '2016-01',
      endDate: 'present',
      bullets: [
        'Managed a team of 12 and prepared the budget of $4M for the director.',
        'Reviewed 40 designs of junior engineers.',
        'Reported to the head of sales.',
        'Trained by two senior nurses.',
        'Hired 5 nurses and trained 15 volunteers.',
        'Replaced Oracle with PostgreSQL.',
        'Raised attendance from 60% to 75% between 2019 and 2021.',
        'Taught chemistry to 30 students per class.',
        'Audited the accounts of 4 clients; the partner signed the reports.',
        'Prepare the quotes in Salesforce; the regional manager sets the prices.',
        'Draft of the safety plan submitted.',
        'Held 18 annual inspections to reach excellence.',
        'Work on a committee against noise; 9 of the 16 sites are done.',
      ],
    },
  ],
});

describe('R-5 every word has its own, in the place that it has there', () => {
  test.each([
    ['Quotes are prepared in Salesforce, with prices set by the regional manager.', true],
    ['Between 2019 and 2021, attendance went up from 60% to 75%.', true],
    ['Fifteen volunteers were trained.', true],
    ['Audited the accounts of four clients.', true],
    ['Managed the budget of $4M.', false],
    ['Director of a team of 12.', false],
    ['Designed 40 products.', false],
    ['Head of sales.', false],
    ['Reported sales.', false],
    ['Trained two senior nurses.', false],
    ['Hired 5 nurses and 15 volunteers.', false],
    ['Replaced PostgreSQL with Oracle.', false],
    ['Raised attendance from 60% to 75% in 2019.', false],
    ['Taught chemistry to 30 classes.', false],
    ['Signed the reports.', false],
    ['Quotes are prepared in Salesforce and prices are set.', false],
    ['Safety plan.', false],
    ['Held 18 inspections in Excel.', false],
    ['Held 18 annual inspections with AI.', false],
    ['9 sites are done.', false],
    ['Prepared the budget of $4M, raising attendance from 60% to 75% between 2019 and 2021.', false],
    ['Using Salesforce, Raised attendance from 60% to 75% between 2019 and 2021.', false],
    ['Trained 15 volunteers, replaced Oracle with PostgreSQL.', true],
  ])('%s: %s', (text, expected) => {
    const claim = { where: 'bullet' as const, text, employer: HARBOR };
    expect(verifyClaim(claim, MERROW, '2026-11').isSupported).toBe(expected);
  });
});

const YARD = ResumeContent.parse({
  name: 'Ola Brekke',
  experience: [
    {
      title: 'Yard Hand',
      company: 'Brekke Docks',
      startDate: '2019',
      endDate: '2021',
      bullets: [
        'Goods-in and stacking.',
        'Stood in for the team leader in August.',
        'Rewrote the berth planner in Python, bringing the wait down from 9 to 4 hours.',
      ],
    },
  ],
});

describe('R-5 a title that begins with a common word, and a name that is one, are said nowhere else', () => {
  test.each([
    ['Goods-in and stacking with a team.', true],
    ['Team leader for goods-in and stacking.', false],
    ['Team lead, goods-in and stacking.', false],
    ['Rewrote the berth planner in Go.', false],
    ['Rewrote the berth planner in Go, bringing the wait down from 9 to 4 hours.', false],
    ['Rewrote the berth planner in Python, cutting the wait from 9 to 4 hours.', true],
  ])('%s: %s', (text, expected) => {
    const claim = { where: 'bullet' as const, text, employer: 'Brekke Docks' };
    expect(verifyClaim(claim, YARD, '2026-11').isSupported).toBe(expected);
  });
});
