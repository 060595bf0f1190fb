import { describe, expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { verifyClaim } from './verify-claim.ts';

const COMPANY = 'Tollard Ferries';

/** Whether a job of these bullets, parted by bars, supports the claim. */
function isSupported(bullets: string, text: string): boolean {
  const job = { title: 'Manager', company: COMPANY, startDate: '2019-01', endDate: 'present' };
  const base = ResumeContent.parse({
    name: 'Ines Calder',
    experience: [{ ...job, bullets: bullets.split(' | ') }],
  });
  return verifyClaim({ where: 'bullet', text, employer: COMPANY }, base, '2026-11').isSupported;
}

/** A text with true ways to tell it and with near lies, each of another class. */
const RETOLD: readonly (readonly [source: string, told: readonly string[], lies: readonly string[]])[] = [
  [
    'Cut overtime by nearly 18% in 2023 by moving the start times of two crews.',
    ['Moved the start times of two crews, cutting overtime by almost 18% in 2023.'],
    [
      'Moved the start times of two crews, trimming overtime by more than 18% in 2023.',
      'Moved the start times of two crews, trimming absences by almost 18% in 2023.',
      'Shifted the start times of all crews, trimming overtime by almost 18% in 2023.',
    ],
  ],
  [
    'Shortened average berth unloading time from 95 minutes to 70 minutes.',
    ['Took 25 minutes off the average time needed to unload a berth, from 95 down to 70.'],
    [
      'Cut the average time needed to unload a berth by 70 minutes.',
      'Took 70 minutes off the average berth unloading time.',
    ],
  ],
  [
    'Worked with the harbor office on the move from paper lists to handhelds, which was completed in March 2023.',
    ['Worked with the harbor office on the move from paper lists to handhelds.'],
    [
      'Led the harbor office through the move from paper lists to handhelds.',
      'Worked with the harbor office on the move from handhelds to paper lists.',
    ],
  ],
  [
    'Helped introduce safety talks; injuries on the pier dropped from 14 to 9 in the following year.',
    [
      'Assisted in introducing safety talks, after which injuries on the pier fell from 14 to 9 over the next year.',
    ],
    [
      'Introduced safety talks, lowering injuries on the pier from 14 to 9.',
      'Reduced injuries on the pier from 14 to 9.',
    ],
  ],
  [
    'Filled in for the dock clerk on Saturdays, printing bills of lading and booking carriers.',
    ['Covered for the dock clerk on Saturdays, booking carriers and printing BOLs.'],
    ['Filled in for the dock manager on Saturdays.', 'Filled in for the dock clerk every day.'],
  ],
  [
    'Wrote dive plans with marine and occupational therapists and updated them every two weeks.',
    ['Developed dive plans jointly with OTs, revising them every other week.'],
    ['Developed dive plans with OTs, revising them every week.', 'Wrote dive plans with surgeons.'],
  ],
  [
    'Gave knot teaching to deckhands before the voyage, using an interpreter for Spanish speakers.',
    ['Taught knots to deckhands prior to the voyage, working through an interpreter with Spanish speakers.'],
    [
      'Taught knots to deckhands, interpreting for Spanish speakers.',
      'Taught knots to deckhands after the voyage.',
      'Taught knots to captains before the voyage.',
    ],
  ],
  [
    'Resolve 25 to 30 tickets a day for 400 passengers at 12 piers.',
    ['Close out 25–30 tickets daily for 400 passengers across a dozen piers.'],
    [
      'Resolve at least 30 tickets a day.',
      'Manage a team resolving 25 to 30 tickets a day.',
      'Resolve 25 to 30 tickets an hour.',
    ],
  ],
  [
    'Replaced 180 lamps with beacons over one summer, without lost days.',
    ['Over the course of one summer, exchanged 180 lamps for beacons, losing no days.'],
    [
      'Replaced 180 beacons with lamps over one summer.',
      'Replaced 180 lamps with beacons, without injuries.',
    ],
  ],
  [
    'Saved about $9,000 a year by cancelling unused moorings.',
    ['Cut yearly costs by around $9,000 through the cancellation of unused moorings.'],
    [
      'Saved about $9,000 a month by cancelling unused moorings.',
      'Saved about $9,000 a year by renting moorings.',
    ],
  ],
  [
    'Prepared cost estimates for 14 bids, of which the yard won 5.',
    ['Put together cost estimates for 14 bids, five of which went to the yard.'],
    [
      'Prepared cost estimates for 14 bids, all won by the yard.',
      'Won 14 bids with cost estimates.',
      'Prepared cost estimates for 14 bids and won 5.',
    ],
  ],
  [
    'Audit rope lockers every week and report the results to the safety office. | Member of the rescue committee since 2022.',
    ['Conduct weekly audits of rope lockers and sit on the rescue committee.'],
    [
      'Conduct weekly audits of rope lockers and chair the rescue committee.',
      'Conduct daily audits of rope lockers.',
    ],
  ],
  [
    'Backup for the stock manager; no at-fault accidents in 32 months.',
    ['Served as backup for the stock manager, with no at-fault accidents in 32 months.'],
    ['Stock manager.', 'No accidents in 32 months.', 'No at-fault accidents in 32 years.'],
  ],
  [
    'Together with the pier lead, suggested a checklist that saved crews an estimated 20 minutes and was later adopted at two other sites.',
    ['Proposed, together with the pier lead, a checklist estimated to save crews 20 minutes.'],
    [
      'Pier lead; suggested a checklist.',
      'Adopted a checklist at two other sites.',
      'Suggested a checklist that saved crews 20 minutes.',
      'Designed a checklist that saved crews an estimated 20 minutes.',
    ],
  ],
];

describe.each(RETOLD)('R-5 retold and lied about: %s', (source, told, lies) => {
  test.each(told)('allowed: %s', (text) => {
    expect(isSupported(source, text)).toBe(true);
  });
  test.each(lies)('refused: %s', (text) => {
    expect(isSupported(source, text)).toBe(false);
  });
});
