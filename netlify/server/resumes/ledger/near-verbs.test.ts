import { describe, expect, test } from 'vitest';

import { isTold } from '#support/told-of.ts';

import { NEAR_VERBS } from './data/near-verbs.ts';

describe('R-5 a verb of work is told by one that says the same or less', () => {
  test.each([
    ['Arranged pilot exams in Kiel.', 'Scheduled pilot exams in Kiel.', true],
    ['Drafted tide reports for the harbor board.', 'Wrote tide reports for the harbor board.', true],
    ['Managed 14 berths in Kiel.', 'Looked after 14 berths in Kiel.', true],
    ['Replaced 40 buoys in Kiel.', 'Changed 40 buoys in Kiel.', true],
    ['Listened to ten radio calls a week.', 'Reviewed ten radio calls a week.', true],
    ['Analysed tide samples from Kiel.', 'Tested tide samples from Kiel.', true],
    ['Worked with two divers to move the buoys to Kiel.', 'Moved the buoys to Kiel with two divers.', true],
    ['Worked with two divers to move the buoys to Kiel.', 'Moved the buoys to Kiel.', false],
    [
      'Met the divers in Kiel on behalf of the harbor master.',
      'Represented the harbor board in Kiel.',
      false,
    ],
    ['Attended hearings on behalf of the harbor master.', 'Represented the harbor master at hearings.', true],
    ['Attended hearings with the harbor master.', 'Represented the harbor master at hearings.', false],
    ['Looked after 14 berths in Kiel.', 'Managed 14 berths in Kiel.', false],
    ['Changed the buoy plan for Kiel.', 'Replaced the buoy plan for Kiel.', false],
    ['Tested tide samples from Kiel.', 'Investigated tide samples from Kiel.', false],
    ['Screened pilots for the Kiel office.', 'Hired pilots for the Kiel office.', false],
    ['Shortlisted pilots for the Kiel office.', 'Selected pilots for the Kiel office.', false],
    ['Checked the dock accounts in Kiel.', 'Audited the dock accounts in Kiel.', false],
    ['Inspected the cranes in Kiel.', 'Repaired the cranes in Kiel.', false],
    ['Invigilated pilot exams in Kiel.', 'Designed pilot exams in Kiel.', false],
    ['Assembled winches for the ferry.', 'Designed winches for the ferry.', false],
    ['Ran a knot club attended by 20 cadets.', 'Ran a knot club for 20 cadets.', true],
    ['Ran the dock while the dock master was on leave.', 'Ran the dock.', false],
    [
      'Ran the dock while the dock master was on leave.',
      "Ran the dock during the dock master's leave.",
      true,
    ],
    ['Supervise a shift of 14 pilots.', 'Supervise 14 pilots.', true],
    ['Responded to alarms in Kiel.', 'Attended alarms in Kiel.', true],
    ['Replaced 40 lamps on the pier.', 'Replaced 40 lamps on the pier instead of the old ones.', true],
    ['Planned and ran a knot course for 26 cadets.', 'Ran a knot course for 26 cadets.', true],
    ['Planned and ran a knot course for 26 cadets.', 'Organised a knot course for 26 cadets.', true],
    ['Planned a knot course for 26 cadets.', 'Ran a knot course for 26 cadets.', false],
    ['Designed the pier and checked the crane.', 'Checked the pier.', false],
    ['Cut delays by sending weekly reminders.', 'Cut delays through weekly reminders.', true],
    ['Served on the tide committee.', 'Member of the tide committee.', true],
    ['Wrote minutes for the tide committee.', 'Member of the tide committee.', false],
    ['Checked five piers of 40 to 120 berths.', 'Checked five piers (40–120 berths each).', true],
    ['Checked five piers with 120 berths.', 'Checked five piers with 120 berths each.', false],
    ['Prüfung von 12 bis 15 Bojen pro Schicht.', 'Pro Schicht 12 bis 15 Bojen geprüft.', true],
    ['Prüfung von etwa acht Bojen am Tag.', 'Rund acht Bojen täglich geprüft.', true],
    ['Contribution à la mise en place du radar.', 'Contribué à la mise en place du radar.', true],
    ['Contribution à la mise en place du radar.', 'Mis en place le radar.', false],

    ['Rapport sur l’inventaire des bouées.', 'Réalisé l’inventaire des bouées.', false],
    ['Taught cadets to read tide charts.', 'Showed cadets how to read tide charts.', true],
    ['Helped plan and run a knot course for 26 cadets.', 'Ran a knot course for 26 cadets.', false],
    ['Worked with the IT team to move the buoys.', 'Moved the buoys for the IT team.', false],
    ['Montierte Bojen im Hafen.', 'Montage von Bojen im Hafen.', true],
    ['Plante Bojen im Hafen.', 'Montage von Bojen im Hafen.', false],
    ['Mise à jour des plans du port.', 'Actualisé les plans du port.', true],
    [
      'Suivi des plans du port avec le capitaine.',
      'Suivi des plans du port en collaboration avec le capitaine.',
      true,
    ],
  ])('%s %s: %s', (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  });

  test('no verb says that somebody decided, led or began', () => {
    const less = NEAR_VERBS.split(/\n| \| /).flatMap((group) => (group.split(' > ')[1] ?? '').split(' '));
    const more = new Set(
      'manage lead direct head own found launch approve authorize decide hire spearhead introduce win design build certify negotiate'.split(
        ' ',
      ),
    );
    expect(less.filter((verb) => more.has(verb) && verb !== 'build')).toEqual([]);
  });
});

describe('R-5 a number is told round, by its range or in another unit, and by no other', () => {
  test.each([
    ['Checked 58 buoys in Kiel.', 'Checked about 60 buoys in Kiel.', true],
    ['Checked 58 buoys in Kiel.', 'Checked nearly 60 buoys in Kiel.', true],
    ['Checked 62 buoys in Kiel.', 'Checked nearly 60 buoys in Kiel.', false],
    ['Checked 58 buoys in Kiel.', 'Checked 60 buoys in Kiel.', false],
    ['Checked 58 buoys in Kiel.', 'Checked about 70 buoys in Kiel.', false],
    ['Checked up to 58 buoys in Kiel.', 'Checked about 60 buoys in Kiel.', false],
    ['Trained classes of 18 to 22 pilots.', 'Trained classes of around 20 pilots.', true],
    ['Trained classes of 18 to 22 pilots.', 'Trained classes of around 25 pilots.', false],
    ['Trained classes of 18 to 22 pilots.', 'Trained classes of up to 22 pilots.', true],
    ['Trained classes of 18 to 22 pilots.', 'Trained classes of 22 pilots.', false],
    ['Logged four to six tides a day.', 'Logged several tides a day.', true],
    ['Reduced delays from 18 to 12 hours.', 'Reduced delays to about 15 hours.', false],
    ['Towed barges 400 miles a week.', 'Towed barges about 640 km a week.', true],
    ['Towed barges 400 miles a week.', 'Towed barges about 400 km a week.', false],
    ['The pier was handed over three weeks early.', 'The pier was handed over 21 days early.', true],
  ])('%s %s: %s', (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  });
});
