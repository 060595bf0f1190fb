import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { verifyClaim } from '#server/resumes/ledger/verify-claim.ts';
import { casesOf, isTold } from '#support/told-of.ts';

const WORDS = `
= Kept the month's till rolls and the initial order lists of the bakery | Rebuilt the oven log in Go, bringing the 95th-percentile lag down from 9 s to 2 s
+ Rebuilt the oven log in Go, reducing p95 lag from 9 s to 2 s.
+ Rebuilt the oven log in Go, with the p95 lag brought down from 9 s to 2 s.
- Rebuilt the oven log in Go, reducing lag from 9 s to 2 s.
- Rebuilt the oven log in Go, reducing p99 lag from 9 s to 2 s.
- Rebuilt the oven log in Go, raising p95 lag from 9 s to 2 s.
= Filled eight vacancies in the bakery | Ran the weekly stock count of the flour store
+ Filled eight open positions in the bakery.
+ Conducted weekly inventory counts of the flour store.
- Filled eight open positions in the bakeries.
- Created eight vacancies in the bakery.
- Conducted daily inventory counts of the flour store.
= Tested the restore of the till server twice a year | First order of the new flour
+ Tested the recovery of the till server twice yearly.
+ Initial order of the new flour.
- Tested the recovery of the till server twice a month.
- Potential order of the new flour.
= Was the contact for bakers and millers when the flour was late | Helped the owner of the mill
+ Contact for bakers and millers when the flour was late.
+ Acted as contact for bakers and millers when the flour was late.
- Contact for guests when the flour was late.
- Acted as owner of the mill.
- Owner of the mill.
`;
test.each(casesOf(WORDS))(
  'R-5 everyday words say the same, and what limits them stays: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet.split(' | '), text)).toBe(expected);
  },
);

const KINDS = `
= Moved two of six mill sites to AWS with one colleague | Lead two Scrum teams in the mill | Built the mill reports in Power BI
+ Worked with one colleague on the cloud migration of two of six mill sites to AWS.
+ Lead two agile Scrum teams in the mill.
+ Built the mill's BI reports in Power BI.
- Lead two agile teams in the mill.
- Lead two lean Scrum teams in the mill.
- Built the mill's cloud reports in Power BI.
- Moved the mill sites to the cloud.
- Cloud expert in the mill.
= Answered 60 calls about broken kilns a week | Repaired kilns
+ Answered 60 requests about broken kilns a week.
- Answered 60 emails about broken kilns a week.
- Repaired all equipment of 60 kilns.
`;
test.each(casesOf(KINDS))(
  'R-5 a named thing may be told with its kind, and no kind stands for it: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet.split(' | '), text)).toBe(expected);
  },
);

const ACTS = `
= Look after 40 hive accounts | Answer 30 tickets a day | Look after two trainees | Preceptor to five new drivers
+ Manage a portfolio of 40 hive accounts.
+ Manage 30 tickets a day.
+ Precepted five new drivers.
- Manage two trainees.
- Manage 30 clerks a day.
- Managed five new drivers.
- Manage the hive.
= Report monthly to the harbour board on stock, cost and open claims | Won 4 of 9 bids submitted to ports, together with the crane team
+ Present stock, cost and open claims to the harbour board every month.
+ Secured 4 of 9 port bids in cooperation with the crane team.
- Present stock, cost and open claims to the harbour board every week.
- Secured 9 bids with the crane team.
- Secured 4 of 9 port bids.
= Troubleshot the tide gauge | Modelled the quay wall | Led a team of five divers and one cook
+ Troubleshooting of the tide gauge.
+ Modeled the quay wall.
+ Led five divers and a cook.
- Designed the tide gauge.
- Built the quay wall.
- Led five cooks and a diver.
- Led six divers and a cook.
= Documented all tide tables in a catalogue | Deputy to the quay master during his leave
+ Created documentation for all tide tables in a catalogue.
+ Deputised for the quay master during his leave.
- Created calibration of all tide tables.
- Created all tide tables.
- Quay master during his leave.
= Payroll for 90 dockers on two quays | Lead a team of seven | Answered wage questions
+ Provide payroll services to 90 dockers on two quays.
+ Lead a team of seven, answering wage questions.
+ Lead a seven-person team delivering payroll services to 90 dockers on two quays.
- Lead 90 dockers on two quays.
- Provide payroll services to 90 quays.
- Lead a team of 90 delivering payroll services to dockers.
- Provide legal services to 90 dockers on two quays.
`;
test.each(casesOf(ACTS))(
  'R-5 an act told by a near verb, a noun or a service is no greater one: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet.split(' | '), text)).toBe(expected);
  },
);

test.each([
  ['Documented clinical incidents.', true],
  ['Documented all relevant incidents.', false],
  ['Documented relevant incidents.', true],
  ['Documented technical incidents.', false],
  ['Documented international incidents.', false],
  ['Trained clinical staff.', false],
  ['Clinical lead of staff.', false],
])(
  'R-5 what all work of a trade is may stand before a thing, and before nobody: %s: %s',
  (text, expected) => {
    const base = ResumeContent.parse({
      name: 'Ines Calder',
      experience: [
        {
          title: 'Nurse',
          company: 'Orrin',
          startDate: '2019-01',
          endDate: 'present',
          bullets: ['Documented incidents.', 'Trained staff.'],
        },
      ],
    });
    const claim = { where: 'bullet' as const, text, employer: 'Orrin' };
    expect(verifyClaim(claim, base, '2026-11').isSupported).toBe(expected);
  },
);
